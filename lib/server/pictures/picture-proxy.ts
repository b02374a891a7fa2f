import type { IncomingMessage, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

import { PUBLIC_CACHING, sendPublicFile } from '../public-file';
import { addressOf, refuse } from '../refusals';
import { isFresh, type Handler } from '../send-page';

import { type LocalPicture, LocalPictures } from './local-pictures';
import { PICTURE_RETRY_SECONDS, PictureLimiter } from './picture-limiter';
import { acceptedFormat, type PictureFormat, type PictureRequest, pictureRequest } from './picture-request';

import { preparedPictures } from '@/lib/model/prepared-pictures';
import { log } from '@/lib/platform/log';

/** Equals `minimumCacheTTL` in next.config.mjs. Pictures in the framework's cache need no rate limit. */
const FRAMEWORK_CACHE_MS = 86_400_000;
const FRAMEWORK_CACHE_ENTRIES = 10_000;

/** Resizes this site's pictures. The framework resizes pictures of other origins. */
export function pictureProxy(folder: string, mediaOrigins: string[]): Handler {
  const limiter = new PictureLimiter();
  const local = new LocalPictures(folder, limiter);
  const cachedByFramework = new LRUCache<string, true>({
    max: FRAMEWORK_CACHE_ENTRIES,
    ttl: FRAMEWORK_CACHE_MS,
  });

  async function answerLocal(
    request: IncomingMessage,
    response: ServerResponse,
    picture: PictureRequest,
    next: () => void,
  ): Promise<void> {
    const format = acceptedFormat(request.headers);
    const outcome = await local.get(picture, format);
    if (outcome === 'not found') refuse(response, { status: 404, error: 'not found' });
    else if (outcome === 'no picture') refuse(response, NO_PICTURE);
    else if (outcome === 'too many') refuse(response, TOO_MANY);
    else if (outcome === 'animated') {
      request.url = picture.src; // sends the original file, because resizing would stop its animation
      sendPublicFile(folder, request, response, next);
    } else sendPicture(request, response, outcome, format);
  }

  async function answerRemote(
    request: IncomingMessage,
    response: ServerResponse,
    { src, width }: PictureRequest,
    next: () => void,
  ): Promise<void> {
    const key = [src, width, acceptedFormat(request.headers)].join(' ');
    if (!cachedByFramework.has(key) && !(await limiter.acquire())) return refuse(response, TOO_MANY);
    response.once('finish', () => {
      if (response.statusCode === 200) cachedByFramework.set(key, true);
    });
    next();
  }

  return (request, response, next) => {
    const query = addressOf(request.url)?.searchParams;
    const picture = query && pictureRequest(query, mediaOrigins);
    if (!picture || preparedPictures().get(picture.src)) return refuse(response, NO_PICTURE);
    const answer = picture.src.startsWith('/') ? answerLocal : answerRemote;
    answer(request, response, picture, next).catch((error: unknown) => {
      log('warn', 'picture.failed', { src: picture.src, reason: String(error) });
      refuse(response, NO_PICTURE);
    });
  };
}

const NO_PICTURE = {
  status: 400,
  error: 'url must be the address of a picture that is not prepared already',
};
const TOO_MANY = {
  status: 429,
  error: 'too many pictures are being made',
  headers: { 'retry-after': String(PICTURE_RETRY_SECONDS) },
};

function sendPicture(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { body, etag }: LocalPicture,
  format: PictureFormat,
): void {
  const own = { etag, 'cache-control': PUBLIC_CACHING, vary: 'accept' };
  if (isFresh(headers['if-none-match'], etag)) response.writeHead(304, own).end();
  else {
    const length = body.length;
    response.writeHead(200, { ...own, 'content-type': `image/${format}`, 'content-length': length });
    response.end(method === 'HEAD' ? undefined : body);
  }
}
