import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import sirv, { type Options } from 'sirv';

import { pictureProxy } from './pictures/picture-proxy';
import { acceptedPicture, variantOf } from './pictures/picture-request';
import { sendPublicFile } from './public-file';
import { addressOf } from './refusals';
import type { Handler } from './send-page';

import { PICTURE_PROXY, pictureSources } from '@/lib/model/pictures';
import { PREPARED_PREFIX, preparedPictures } from '@/lib/model/prepared-pictures';

const STATIC_PREFIX = '/_next/static/';

/** The files never change, because their names contain a content hash. So sirv lists the files only at start. */
const HASHED: Options = { etag: true, immutable: true, maxAge: 31_536_000 };

export function fileHandler(directory: string, workerPolicy: string, mediaOrigins: string[]): Handler {
  const assets = sirv(path.join(directory, '.next/static'), {
    ...HASHED,
    brotli: true,
    gzip: true,
    // Workers need their own content security policy. Other scripts and style sheets are subject to the page's policy.
    setHeaders: (response, pathname) =>
      pathname.includes('worker')
        ? response.setHeader('content-security-policy', workerPolicy)
        : response.removeHeader('content-security-policy'),
  });
  const variants = sirv(path.join(directory, 'dist/pictures'), {
    ...HASHED,
    setHeaders: (response) => response.setHeader('vary', 'accept'),
  });
  const folder = path.join(directory, 'public');
  const proxy = pictureProxy(folder, mediaOrigins);
  return (request, response, next) => {
    const { pathname } = addressOf(request.url) ?? { pathname: '' };
    if (pathname.startsWith(STATIC_PREFIX))
      serveAs(pathname.slice(STATIC_PREFIX.length - 1), assets, request, response, next);
    else if (pathname === PICTURE_PROXY) proxy(request, response, next);
    else if (!pathname.startsWith(PREPARED_PREFIX)) sendPublicFile(folder, request, response, next);
    else {
      const replaced = replacedVariant(pathname);
      if (replaced === undefined)
        serveAs(
          acceptedPicture(request).slice(PREPARED_PREFIX.length - 1),
          variants,
          request,
          response,
          next,
        );
      else response.writeHead(307, { location: replaced, 'cache-control': 'no-store' }).end();
    }
  };
}

/**
 * Returns the picture proxy's address for a picture that was replaced or deleted after the build. The address contains
 * a width that the proxy accepts.
 */
function replacedVariant(pathname: string): string | undefined {
  const { name, width } = variantOf(pathname) ?? {};
  const address = name === undefined ? undefined : preparedPictures().addressOf(name);
  if (address === undefined || width === undefined || preparedPictures().get(address)) return undefined;
  return pictureSources(address, width).src;
}

/** Ignores the `Range` header, as HTTP allows, because sirv misreads `bytes=0-0`. The files are small. */
function serveAs(
  file: string,
  serve: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const { url } = request;
  delete request.headers.range;
  request.url = file;
  serve(request, response, () => {
    request.url = url;
    next();
  });
}
