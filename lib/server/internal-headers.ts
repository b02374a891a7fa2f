import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers of the framework's client, proxies, hosting platforms and this server. Visitors could change a response with
 * them, and a cache could send this response to other visitors.
 */
const INTERNAL_HEADERS =
  /^(?:rsc$|next-|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|x-forwarded-(?:host|proto|port|prefix)$|x-storefront-)/;

export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL_HEADERS.test(name)) delete headers[name];
}
