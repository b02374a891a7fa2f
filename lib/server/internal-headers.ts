import type { IncomingHttpHeaders } from 'node:http';

/**
 * Request headers that the framework's client, a proxy, a hosting platform or this server sets. The server removes them
 * from visitors' requests, because such a header could change a response that a cache sends to other visitors.
 */
const INTERNAL_HEADERS =
  /^(?:rsc$|next-|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|x-forwarded-(?:host|proto|port|prefix)$|x-storefront-)/;

export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL_HEADERS.test(name)) delete headers[name];
}
