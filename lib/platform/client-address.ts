/** The address that a connection comes from, for the route handlers. Taken from what visitors send (lib/server/incoming.ts). */
export const VISITOR_HEADER = 'x-storefront-visitor';
