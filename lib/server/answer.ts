import type { IncomingMessage, ServerResponse } from 'node:http';

import { acceptedEncoding } from './compress';
import type { StoredPage } from './page-store';

/** Browsers ask each time and mostly hear "not modified"; what stands between may serve the old page while it asks. */
const PAGE_CACHING = 'public, max-age=0, must-revalidate';

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
  const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
  for (const name of KEPT_HEADERS) {
    const value = page.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('cache-control', status === 200 ? PAGE_CACHING : 'no-store');
  response.setHeader('vary', 'accept-encoding');
  for (const [name, value] of Object.entries(over.headers ?? {})) response.setHeader(name, value);
  if (status === 200) response.setHeader('etag', page.etag);
  if (status === 200 && matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = page.bodies[encoding];
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const given = ifNoneMatch?.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return given?.some((candidate) => candidate === etag || candidate === '*') ?? false;
}
