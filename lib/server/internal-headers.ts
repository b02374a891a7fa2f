import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers of the framework's client, of proxies, of hosting platforms and of this server. In a visitor's request, such
 * headers could change the response. A cache could then send the changed response to other visitors. Our pages do not
 * need these headers.
 */
const INTERNAL_HEADERS =
  /^(?:rsc$|next-|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|x-forwarded-(?:host|proto|port|prefix)$|x-storefront-)/;

export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL_HEADERS.test(name)) delete headers[name];
}
