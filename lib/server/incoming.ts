import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers with which the framework's own client, or a platform in front of it, changes what an address answers. No
 * visitor's browser needs them here, and what stands between would keep the changed answer for everybody. Ours that names
 * the version to render is one of them.
 */
const INTERNAL_HEADERS =
  /^(?:rsc$|next-|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|x-forwarded-(?:host|proto|port|prefix)$|x-storefront-)/;

/** One range that has a beginning, and does not end before it; the file server throws on others. */
function isPlainRange(range: string): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(start) <= Number(end));
}

/** Takes from a request what it may not decide. A range may be left out by the rules of HTTP: the answer is the whole file. */
export function cleanHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (INTERNAL_HEADERS.test(name)) delete headers[name];
  if (headers.range !== undefined && !isPlainRange(headers.range)) delete headers.range;
}
