import type { RequestListener } from 'node:http';

import inject, { type DispatchFunc } from 'light-my-request';

import { previewCookieValue } from '@/lib/editing/preview/cookie';
import { readEnvironment } from '@/lib/platform/environment';
import { developmentListener } from '@/lib/server/development-requests';
import { ContentStore } from '@/lib/versions/store';

const framework: RequestListener = (request, response) => response.end(`page ${request.url}`);

function request(address: string, variables: Record<string, string> = {}, cookie?: string) {
  const environment = readEnvironment({ CACHE_DIR: '/nonexistent', ...variables });
  const content = new ContentStore(environment);
  const listener = developmentListener({ environment, content, handle: framework });
  return inject(listener as DispatchFunc, { url: address, headers: cookie ? { cookie } : {} });
}

const NO_CONTENT = { CONTENT_SOURCE: 'no-such-folder/{deployment}.json' };

beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

test('in development, the framework renders each page', async () => {
  const { statusCode, payload } = await request('/?white');

  expect(statusCode).toBe(200);
  expect(payload).toBe('page /?white');
});

test('in development, pages have the security headers of production, but no content security policy', async () => {
  const { headers } = await request('/');

  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('in development, pages answer 503 if there is no content', async () => {
  const { statusCode, headers, payload } = await request('/shop', NO_CONTENT);

  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(payload).toBe('page /unavailable');
});

test('in development without content, requests for assets and endpoints are still passed to the framework', async () => {
  expect((await request('/api/health', NO_CONTENT)).payload).toBe('page /api/health');
  expect((await request('/_next/static/a.js', NO_CONTENT)).payload).toBe('page /_next/static/a.js');
});

test('in development without public content, a preview page is rendered, and its headers forbid indexing and caching', async () => {
  const secret = 'a secret of editors';
  const cookie = `storefront-preview=${previewCookieValue('autumn', secret)}`;
  const { payload, headers } = await request('/', { ...NO_CONTENT, PREVIEW_SECRET: secret }, cookie);

  expect(payload).toBe('page /');
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
});

test('in development with SHOP_URL, the shop pages redirect to the external shop', async () => {
  const { statusCode, headers } = await request('/shop/dark?flavourId=7', {
    SHOP_URL: 'https://shop.example/fr',
  });

  expect(statusCode).toBe(308);
  expect(headers.location).toBe('https://shop.example/fr/dark?flavourId=7');
});

test('in development, an invalid address is refused with 400', async () => {
  expect((await request('/%ff')).statusCode).toBe(400);
});
