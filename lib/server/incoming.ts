import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers with which the framework's own client, or a platform in front of it, changes what an address answers. No
 * visitor's browser needs them here, and what stands between would keep the changed answer for everybody. Ours that names
 * the version to render is one of them.
 */
const INTERNAL_HEADERS =
  /^(?:rsc$|next-|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|x-forwarded-(?:host|proto|port|prefix)$|x-storefront-)/;

/** Takes from a request what it may not decide. */
export function cleanHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL_HEADERS.test(name)) delete headers[name];
}
