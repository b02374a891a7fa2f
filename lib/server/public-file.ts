import type { IncomingMessage, ServerResponse } from 'node:http';

import send from 'send';

import { addressOf } from './refusals';

/** A file can change under the same name. */
export const PUBLIC_CACHING = 'public,max-age=0,must-revalidate';

/**
 * Sends a file of the public folder. If the file becomes shorter during the transfer, closes the connection, because
 * the visitor would wait for the missing bytes.
 */
export function sendPublicFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const { pathname } = addressOf(request.url) ?? { pathname: '' };
  send(request, pathname, { root: folder, index: false, dotfiles: 'ignore', cacheControl: false })
    .on('headers', () => response.setHeader('cache-control', PUBLIC_CACHING))
    .on('stream', (stream: NodeJS.ReadableStream & { bytesRead: number }) => {
      stream.on('end', () => {
        if (stream.bytesRead < Number(response.getHeader('content-length'))) response.destroy();
      });
    })
    .on('directory', next)
    .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
      if (response.headersSent) response.destroy();
      else if (status === 416 || status === 412) response.writeHead(status, headers).end();
      else next();
    })
    .pipe(response);
}
