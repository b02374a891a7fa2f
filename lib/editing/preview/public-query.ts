/** The query parameter that shows the public page within a preview. */
export const PUBLIC_QUERY = 'public';

/** Request header, only in development: whether the address has `PUBLIC_QUERY` (lib/server/development-requests.ts). */
export const PUBLIC_HEADER = 'x-storefront-public';
