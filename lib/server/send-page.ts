import type { IncomingMessage, ServerResponse } from 'node:http';

import { acceptedEncoding } from './pages/compress';
import type { StoredPage } from './pages/stored-page';

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Only CDNs read `cdn-cache-control` (RFC 9213). */
const PAGE_CACHING = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=10, stale-if-error=86400',
};

/** In seconds. An empty content store reads the source at this interval (lib/versions/store.ts). */
export const RETRY_AFTER = { 'retry-after': '5' };

/** Of the framework's headers, only these are sent. The other headers describe a dynamic response. */
const STORED_HEADERS = ['content-type', 'link'];

/** Sends a stored page, or a 304. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  overrides: { status?: number; headers?: Record<string, string> } = {},
): void {
  const status = overrides.status ?? page.status;
  for (const name of STORED_HEADERS) {
    const value = page.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  const caching = status === 200 ? PAGE_CACHING : { 'cache-control': 'no-store' };
  const headers = { ...caching, vary: 'accept-encoding', ...overrides.headers };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (status === 200) response.setHeader('etag', page.etag);
  if (status === 200 && isFresh(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const accepted = acceptedEncoding(request.headers['accept-encoding']?.toString());
  const smaller = accepted === 'identity' ? undefined : page.bodies[accepted];
  const body = smaller ?? page.bodies.identity;
  if (smaller) response.setHeader('content-encoding', accepted);
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const given = ifNoneMatch?.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return given?.some((candidate) => candidate === etag || candidate === '*') ?? false;
}
