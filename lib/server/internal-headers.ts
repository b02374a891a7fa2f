import type { IncomingHttpHeaders } from 'node:http';

/**
 * Request headers of the framework's client and of hosting platforms, and our header that names the version to render.
 * These headers change the response, and a cache could send the changed response to other visitors. Requests from our
 * pages do not need these headers.
 */
const INTERNAL_HEADERS =
  /^(?:rsc$|next-|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|x-forwarded-(?:host|proto|port|prefix)$|x-storefront-)/;

/** Removes the headers that a visitor must not set. */
export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL_HEADERS.test(name)) delete headers[name];
}
