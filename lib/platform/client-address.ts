/** Header with the client's IP address, for route handlers. lib/server/incoming.ts removes it from clients' requests. */
export const VISITOR_HEADER = 'x-storefront-visitor';
