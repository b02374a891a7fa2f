/** With this query parameter, a preview shows the public page. */
export const PUBLIC_QUERY = 'public';

/**
 * Says whether the address has `PUBLIC_QUERY`. Set only by the development server (lib/server/development-requests.ts).
 */
export const PUBLIC_HEADER = 'x-storefront-public';
