/** With this query parameter, a preview shows the public page. */
export const PUBLIC_QUERY = 'public';

/** Request header: `true` if the address has `PUBLIC_QUERY`. Set only by lib/server/development-requests.ts. */
export const PUBLIC_HEADER = 'x-storefront-public';
