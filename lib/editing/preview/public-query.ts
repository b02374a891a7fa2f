/** The query parameter that shows the public page within a preview. */
export const PUBLIC_QUERY = 'public';

/** Set in development if an address has that query (lib/server/development-requests.ts). */
export const PUBLIC_HEADER = 'x-storefront-public';
