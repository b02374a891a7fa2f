import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import sirv, { type Options } from 'sirv';

import { PREPARED_PREFIX } from '../prepared-pictures';

import { acceptedPicture } from './pictures';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const STATIC_PREFIX = '/_next/static/';

/** For files whose names have a digest of what is in them. */
const HASHED: Options = { etag: true, immutable: true, maxAge: 31_536_000 };

/**
 * Serves hashed assets, compressed at build, pictures in the sizes made at build, and the public folder; what is none of
 * these goes to `next`.
 */
export function fileHandler(directory: string, workerPolicy: string): Handler {
  const assets = sirv(path.join(directory, '.next/static'), {
    ...HASHED,
    brotli: true,
    gzip: true,
    // Scripts and styles obey the policy of their page; a worker only the one that it came with.
    setHeaders: (response, pathname) =>
      pathname.includes('worker')
        ? response.setHeader('content-security-policy', workerPolicy)
        : response.removeHeader('content-security-policy'),
  });
  const pictures = sirv(path.join(directory, 'dist/pictures'), {
    ...HASHED,
    setHeaders: (response) => response.setHeader('vary', 'accept'),
  });
  const uploads = sirv(path.join(directory, 'public'), { etag: true, maxAge: 0 });
  return (request, response, next) => {
    const { url = '/' } = request;
    if (url.startsWith(STATIC_PREFIX))
      serveAs(url.slice(STATIC_PREFIX.length - 1), assets, request, response, next);
    else if (url.startsWith(PREPARED_PREFIX))
      serveAs(acceptedPicture(request).slice(PREPARED_PREFIX.length - 1), pictures, request, response, next);
    else uploads(request, response, next);
  };
}

/** sirv reads the address that it is given: a file's own, after which the asked one is put back for whoever comes next. */
function serveAs(
  file: string,
  serve: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const { url } = request;
  request.url = file;
  serve(request, response, () => {
    request.url = url;
    next();
  });
}
