/** Header with the client's IP address. lib/server/internal-headers.ts removes this header from clients' requests. */
export const CLIENT_ADDRESS_HEADER = 'x-storefront-visitor';
