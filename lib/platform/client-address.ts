/** The address that a connection comes from, for the route handlers. Taken from what visitors send (lib/server/internal-headers.ts). */
export const VISITOR_HEADER = 'x-storefront-visitor';
