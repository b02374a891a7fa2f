/** With this query parameter, a preview shows the public page. */
export const PUBLIC_QUERY = 'public';

/**
 * Request header: `true` if the address has `PUBLIC_QUERY`. Only the development server sets this header
 * (lib/server/development-requests.ts).
 */
export const PUBLIC_HEADER = 'x-storefront-public';
