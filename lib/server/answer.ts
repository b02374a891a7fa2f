import type { IncomingMessage, ServerResponse } from 'node:http';

import { acceptedEncoding } from './pages/compress';
import type { StoredPage } from './pages/stored-page';

/** Answers a request, or leaves it to `next`. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Browsers ask each time and mostly hear "not modified". A CDN keeps the page for a second, may serve it for a few more
 * while it asks, and for a day while nothing answers; this header (RFC 9213) is for it alone.
 */
const PAGE_CACHING = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=10, stale-if-error=86400',
};

/** Of a page in a preview, which is rendered for one visit alone, kept nowhere, and in no index. */
export const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'cdn-cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/** In seconds, as often as the source is asked while there is no content (lib/versions/store.ts). */
export const RETRY_AFTER = { 'retry-after': '5' };

/** Headers that the framework sets for its own dynamic answer and that do not hold for a stored page. */
const KEPT_HEADERS = ['content-type', 'link'];

/** Sends a stored page in the encoding that the visitor takes, or only word that it has not changed. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  over: { status?: number; headers?: Record<string, string> } = {},
): void {
  const status = over.status ?? page.status;
  for (const name of KEPT_HEADERS) {
    const value = page.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  const own = status === 200 ? PAGE_CACHING : { 'cache-control': 'no-store' };
  const headers = { ...own, vary: 'accept-encoding', ...over.headers };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (status === 200) response.setHeader('etag', page.etag);
  if (status === 200 && isFresh(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const taken = acceptedEncoding(request.headers['accept-encoding']?.toString());
  const smaller = taken === 'identity' ? undefined : page.bodies[taken];
  const body = smaller ?? page.bodies.identity;
  if (smaller) response.setHeader('content-encoding', taken);
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether a client that sends this `If-None-Match` has the answer of this ETag already. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const given = ifNoneMatch?.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return given?.some((candidate) => candidate === etag || candidate === '*') ?? false;
}
