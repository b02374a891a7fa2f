/** The query with which a preview's pages show what is public instead. */
export const PUBLIC_QUERY = 'public';

/** Says in development whether an address has that query (lib/server/development-requests.ts). */
export const PUBLIC_HEADER = 'x-storefront-public';
