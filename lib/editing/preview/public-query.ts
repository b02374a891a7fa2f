/** Shows the public page within a preview. */
export const PUBLIC_QUERY = 'public';

/**
 * Says whether the address has `PUBLIC_QUERY`. Only the development server sets this header
 * (lib/server/development-requests.ts).
 */
export const PUBLIC_HEADER = 'x-storefront-public';
