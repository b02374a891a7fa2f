import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const STATIC_PREFIX = '/_next/static';

/** Serves hashed assets, compressed at build, and the public folder; what is neither goes to `next`. */
export function fileHandler(directory: string, workerPolicy: string): Handler {
  const assets = sirv(path.join(directory, '.next/static'), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: 31_536_000,
    // Scripts and styles obey the policy of their page; a worker only the one that it came with.
    setHeaders: (response, pathname) =>
      pathname.includes('worker')
        ? response.setHeader('content-security-policy', workerPolicy)
        : response.removeHeader('content-security-policy'),
  });
  const uploads = sirv(path.join(directory, 'public'), { etag: true, maxAge: 0 });
  return (request, response, next) => {
    const url = request.url ?? '/';
    if (!url.startsWith(`${STATIC_PREFIX}/`)) return uploads(request, response, next);
    // sirv reads the address that it is given: without the prefix, which is put back for whoever comes next.
    request.url = url.slice(STATIC_PREFIX.length);
    assets(request, response, () => {
      request.url = url;
      next();
    });
  };
}
