import type { RequestListener } from 'node:http';

import inject, { type DispatchFunc } from 'light-my-request';

import { previewCookieValue } from '@/lib/editing/preview/cookie';
import { readEnvironment } from '@/lib/platform/environment';
import { developmentListener } from '@/lib/server/development-requests';
import { ContentStore } from '@/lib/versions/store';

/** Stands for the framework: says which page it was asked for. */
const framework: RequestListener = (request, response) => response.end(`page ${request.url}`);

/** Asks a development server with these settings. */
function ask(address: string, variables: Record<string, string> = {}, cookie?: string) {
  const environment = readEnvironment({ CACHE_DIR: '/nonexistent', ...variables });
  const content = new ContentStore(environment);
  const listener = developmentListener({ environment, content, handle: framework });
  return inject(listener as DispatchFunc, { url: address, headers: cookie ? { cookie } : {} });
}

const NO_CONTENT = { CONTENT_SOURCE: 'no-such-folder/{deployment}.json' };

beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

test('in development a page is rendered by the framework, from content read for this visit', async () => {
  const { statusCode, payload } = await ask('/?white');

  expect(statusCode).toBe(200);
  expect(payload).toBe('page /?white');
});

test('in development pages have the headers of production, without the policy that Fast Refresh cannot obey', async () => {
  const { headers } = await ask('/');

  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('in development pages answer 503 while there is no content', async () => {
  const { statusCode, headers, payload } = await ask('/shop', NO_CONTENT);

  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(payload).toBe('page /unavailable');
});

test('in development assets and endpoints answer while there is no content', async () => {
  expect((await ask('/api/health', NO_CONTENT)).payload).toBe('page /api/health');
  expect((await ask('/_next/static/a.js', NO_CONTENT)).payload).toBe('page /_next/static/a.js');
});

test('in development a preview is shown while there is no public content, and is in no index', async () => {
  const secret = 'a secret of editors';
  const cookie = `storefront-preview=${previewCookieValue('autumn', secret)}`;
  const { payload, headers } = await ask('/', { ...NO_CONTENT, PREVIEW_SECRET: secret }, cookie);

  expect(payload).toBe('page /');
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
});

test('in development the stand-in shop leads to the real one', async () => {
  const { statusCode, headers } = await ask('/shop/dark?flavourId=7', {
    SHOP_URL: 'https://shop.example/fr',
  });

  expect(statusCode).toBe(308);
  expect(headers.location).toBe('https://shop.example/fr/dark?flavourId=7');
});

test('in development an address that is none is refused as in production', async () => {
  expect((await ask('/%ff')).statusCode).toBe(400);
});
