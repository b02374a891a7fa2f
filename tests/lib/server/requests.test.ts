import inject, { type DispatchFunc, type InjectOptions } from 'light-my-request';

import { previewCookieValue } from '@/lib/editing/preview/cookie';
import { loadDeployment } from '@/lib/editing/preview/load-deployment';
import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { RenderSubject } from '@/lib/rendering/render-registry';
import type { Metrics } from '@/lib/server/metrics/metrics';
import { PageStore } from '@/lib/server/pages/page-store';
import type { Render } from '@/lib/server/pages/render';
import { requestListener } from '@/lib/server/requests';
import { SourceError } from '@/lib/versions/reading/source';
import type { ContentStore } from '@/lib/versions/store';
import type { Version } from '@/lib/versions/version';
import { aDocument } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));
jest.mock('@/lib/editing/preview/load-deployment');

const SECRET = 'editors-only-secret';
const V1 = aVersion('v1');
const AUTUMN = { ...aVersion('autumn-1'), deployment: 'autumn' };

type Given = {
  variables?: Record<string, string>;
  version?: Version;
  metrics?: Metrics;
  /** Status of every page that the fake framework renders. */
  status?: number;
  render?: Render;
};

function aSite({ variables = {}, version, metrics, status = 200, render }: Given) {
  const subjects: RenderSubject[] = [];
  const rendering: Render =
    render ??
    (async (address, subject) => {
      subjects.push(subject);
      return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(`page ${address}`) };
    });
  const listener = requestListener({
    environment: readEnvironment({ CACHE_DIR: '/nonexistent', ...variables }),
    content: { current: version } as ContentStore,
    framework: {
      owns: (pathname) => pathname.startsWith('/api/h') || pathname === '/api/preview',
      handle: (subject) => (incoming, response) => {
        subjects.push(subject);
        response.end(`handled ${incoming.url}`);
      },
    },
    pages: new PageStore(rendering),
    files: ({ url }, response, next) => (url?.startsWith('/upload/') ? response.end(`file ${url}`) : next()),
    metrics,
  });
  const request = async (url: string, options: InjectOptions = {}) => {
    const { statusCode, headers, payload } = await inject(listener as DispatchFunc, {
      method: 'GET',
      url,
      ...options,
    });
    return { status: statusCode, headers, body: payload };
  };
  return { request, subjects };
}

const previewCookie = (deployment: string, seconds?: number) =>
  `storefront-preview=${previewCookieValue(deployment, SECRET, seconds)}`;

beforeEach(() => {
  jest.mocked(log).mockClear();
  jest.mocked(loadDeployment).mockReset().mockResolvedValue(AUTUMN);
});

test('a page is rendered from the public version, and the response has the security headers', async () => {
  const { request, subjects } = aSite({ version: V1 });

  const { status, headers, body } = await request('/?utm_source=letter');

  expect([status, body]).toEqual([200, 'page /']);
  expect(subjects).toEqual([{ version: V1 }]);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

test('every page is answered with 503 and Retry-After if there is no content', async () => {
  const { request } = aSite({});

  const { status, headers, body } = await request('/shop');

  expect([status, body, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    'page /unavailable',
    '5',
    'no-store',
  ]);
});

test('/fr/shop is the French page, and /en/shop redirects to /shop, because English is the first language', async () => {
  const version = aVersionOf('v1', { en: aDocument(), fr: aDocument() });
  const { request, subjects } = aSite({ version, variables: { LOCALES: 'en,fr' } });

  expect(await request('/fr/shop')).toMatchObject({ status: 200, body: 'page /shop' });
  expect(subjects).toEqual([expect.objectContaining({ locale: 'fr' })]);
  const { status, headers } = await request('/en/shop?a=b');
  expect([status, headers.location]).toEqual([308, '/shop?a=b']);
});

test('a GET request for a file is answered with the file, and a POST request for a file is refused', async () => {
  const { request } = aSite({ version: V1 });

  expect(await request('/upload/a.jpg')).toMatchObject({ status: 200, body: 'file /upload/a.jpg' });
  expect(await request('/upload/a.jpg', { method: 'POST' })).toMatchObject({ status: 405 });
});

test('the public version is passed to the health endpoint', async () => {
  const { request, subjects } = aSite({ version: V1 });

  expect(await request('/api/health')).toMatchObject({ status: 200, body: 'handled /api/health' });
  expect(await request('/api/health', { method: 'POST' })).toMatchObject({ body: 'handled /api/health' });
  expect(subjects).toEqual([{ version: V1 }, { version: V1 }]);
});

test('an unknown address below /api or /_next is answered with JSON, and every other one with a page', async () => {
  const { request } = aSite({ version: V1 });

  expect(await request('/api/nothing')).toMatchObject({ status: 404, body: '{"error":"not found"}' });
  expect(await request('/_next/nothing.js')).toMatchObject({ status: 404, body: '{"error":"not found"}' });
  expect(await request('/nothing.txt')).toMatchObject({ body: 'page /not-found' });
  expect(await request('/api/nothing', { method: 'POST' })).toMatchObject({ body: '{"error":"not found"}' });
});

test('an invalid address is refused with 400', async () => {
  const { request } = aSite({ version: V1 });

  expect(await request('/%zz')).toMatchObject({ status: 400, body: '{"error":"bad request"}' });
});

test('visitors cannot set the internal header `x-storefront-render`', async () => {
  const seen: unknown[] = [];
  const listener = requestListener({
    environment: readEnvironment({ CACHE_DIR: '/nonexistent' }),
    content: { current: V1 } as ContentStore,
    framework: {
      owns: () => true,
      handle: () => (incoming, response) => {
        seen.push(incoming.headers['x-storefront-render'], incoming.headers.accept);
        response.end();
      },
    },
    pages: {} as PageStore,
    files: (_, __, next) => next(),
    metrics: undefined,
  });

  const headers = { 'x-storefront-render': 'guessed', accept: 'text/plain' };
  await inject(listener as DispatchFunc, { method: 'GET', url: '/api/health', headers });

  expect(seen).toEqual([undefined, 'text/plain']);
});

test('with SHOP_URL, the shop pages redirect to the external shop', async () => {
  const { request } = aSite({ version: V1, variables: { SHOP_URL: 'https://shop.example/' } });

  const { status, headers } = await request('/shop/dark?flavourId=3');

  expect([status, headers.location]).toEqual([308, 'https://shop.example/dark?flavourId=3']);
});

test('a metrics request without the token is refused but counted', async () => {
  const metrics = { time: jest.fn(), answer: jest.fn(async (response) => response.end('numbers')) };
  const { request } = aSite({
    version: V1,
    metrics: metrics as unknown as Metrics,
    variables: { METRICS_TOKEN: 'prometheus-token' },
  });

  expect(await request('/api/metrics')).toMatchObject({ status: 401 });
  const headers = { authorization: 'Bearer prometheus-token' };
  expect(await request('/api/metrics', { headers })).toMatchObject({ status: 200, body: 'numbers' });
  expect(await request('/api/metrics', { headers, method: 'POST' })).toMatchObject({
    status: 405,
    body: '{"error":"use GET"}',
    headers: { allow: 'GET' },
  });
  expect(metrics.time).toHaveBeenCalledTimes(3);
});

test('without METRICS_TOKEN, the metrics endpoint answers 404', async () => {
  const { request } = aSite({ version: V1 });

  for (const method of ['GET', 'POST'] as const)
    expect(await request('/api/metrics', { method })).toMatchObject({
      status: 404,
      body: '{"error":"not found"}',
    });
});

test('a page that cannot be rendered is answered with 500 and logged with the reason', async () => {
  const { request } = aSite({ version: V1, render: () => Promise.reject(new Error('no memory')) });

  expect(await request('/')).toMatchObject({
    status: 500,
    body: 'Something went wrong\n',
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
  expect(log).toHaveBeenCalledWith('error', 'request.failed', {
    reason: expect.stringContaining('no memory'),
  });
});

describe('previews', () => {
  const variables = { PREVIEW_SECRET: SECRET };
  const opening = `/api/preview?deployment=autumn&secret=${SECRET}`;
  const browser = { headers: { accept: 'text/html,*/*' } };

  test('a preview shows the deployment from the cookie, and its headers forbid caching and indexing', async () => {
    const { request, subjects } = aSite({ version: V1, variables });

    const { status, headers, body } = await request('/?white', {
      headers: { cookie: previewCookie('autumn') },
    });

    expect([status, body]).toEqual([200, 'page /?white']);
    expect(subjects).toEqual([
      expect.objectContaining({ version: AUTUMN, preview: { ends: expect.any(Date) } }),
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers.etag).toBeDefined();
  });

  test('a preview is ignored if PREVIEW_SECRET is not set', async () => {
    const { request, subjects } = aSite({ version: V1 });

    await request('/', { headers: { cookie: previewCookie('autumn') } });

    expect(subjects).toEqual([{ version: V1 }]);
  });

  test('a preview with ?public shows the public version for comparison', async () => {
    const { request, subjects } = aSite({ version: V1, variables });

    await request('/?public', { headers: { cookie: previewCookie('autumn') } });

    expect(subjects).toEqual([{ version: V1, locale: undefined, preview: { comparedWith: 'autumn' } }]);
  });

  test('if there is no public version, a preview with ?public shows the previewed deployment', async () => {
    const { request, subjects } = aSite({ variables });

    await request('/?public', { headers: { cookie: previewCookie('autumn') } });

    expect(subjects).toEqual([expect.objectContaining({ version: AUTUMN })]);
  });

  test('if a preview has expired, each request receives 410, and the error page is rendered only once', async () => {
    const { request, subjects } = aSite({ version: V1, variables, status: 200 });
    const headers = { cookie: previewCookie('autumn', -60) };

    const answers = [await request('/', { headers }), await request('/', { headers })];

    expect(answers).toMatchObject([
      { status: 410, body: 'page /preview-fault?kind=ended' },
      { status: 410, body: 'page /preview-fault?kind=ended' },
    ]);
    expect(subjects).toHaveLength(1);
  });

  test('a preview of a deployment that cannot be read shows an error page with the reason', async () => {
    const fault = { kind: 'missing', deployment: 'winter', reason: 'it answered 404' };
    jest.mocked(loadDeployment).mockRejectedValue(new SourceError('it answered 404', 'missing'));
    const { request, subjects } = aSite({ version: V1, variables });

    const { status, body } = await request('/shop', { headers: { cookie: previewCookie('winter') } });

    expect([status, body]).toEqual([404, 'page /preview-fault']);
    expect(subjects).toEqual([{ version: V1, locale: undefined, preview: { fault } }]);
  });

  test('if a deployment can no longer be read, its preview shows the reason above the last readable version', async () => {
    const { request, subjects } = aSite({ version: V1, variables });
    const headers = { cookie: previewCookie('autumn') };
    await request('/', { headers });
    jest.mocked(loadDeployment).mockRejectedValue(new SourceError('it is down', 'down'));

    const { status, body } = await request('/shop', { headers });

    expect([status, body]).toEqual([502, 'page /shop']);
    const fault = { kind: 'down', reason: 'it is down' };
    expect(subjects[1]).toMatchObject({ version: AUTUMN, preview: { fault } });
  });

  test('if reading the public deployment fails, its preview shows the version that visitors see, with the reason', async () => {
    jest.mocked(loadDeployment).mockRejectedValue(new SourceError('it is slow', 'slow'));
    const { request, subjects } = aSite({ version: V1, variables });

    const { status, body } = await request('/', { headers: { cookie: previewCookie('live') } });

    expect([status, body]).toEqual([504, 'page /']);
    const fault = { kind: 'slow', reason: 'it is slow' };
    expect(subjects).toMatchObject([{ version: V1, preview: { fault } }]);
  });

  test('if a browser opens a preview link, the preview endpoint receives the previewed version', async () => {
    const { request, subjects } = aSite({ version: V1, variables });

    expect(await request(opening, browser)).toMatchObject({ body: `handled ${opening}` });
    expect(subjects).toEqual([{ version: AUTUMN, preview: {} }]);
  });

  test.each([
    [401, 'not-whole', '/api/preview?deployment=autumn&secret=wrong'],
    [400, 'no-name', `/api/preview?deployment=../x&secret=${SECRET}`],
  ])(
    'a refused preview request of a browser receives the status %i and the error page “%s”',
    async (status, kind, address) => {
      const { request } = aSite({ version: V1, variables });

      expect(await request(address, browser)).toMatchObject({
        status,
        body: `page /preview-fault?kind=${kind}`,
        headers: { 'cache-control': 'private, no-store' },
      });
    },
  );

  test('a preview link to an unreadable deployment gives a browser the status 404 and the reason', async () => {
    jest.mocked(loadDeployment).mockRejectedValue(new SourceError('it is down', 'down'));
    const { request, subjects } = aSite({ version: V1, variables });

    expect(await request(opening, browser)).toMatchObject({ status: 404, body: 'page /preview-fault' });
    const fault = { kind: 'down', deployment: 'autumn', reason: 'it is down' };
    expect(subjects).toEqual([{ version: V1, locale: undefined, preview: { fault } }]);
  });

  test('the preview endpoint receives the public version unless previews are on and a browser sends GET', async () => {
    const { request, subjects } = aSite({ version: V1, variables });
    const closed = aSite({ version: V1 });

    await request(opening);
    await request(opening, { ...browser, method: 'HEAD' });
    await request(opening, { ...browser, method: 'POST' });
    await closed.request(opening, browser);

    expect([...subjects, ...closed.subjects]).toEqual(Array.from({ length: 4 }, () => ({ version: V1 })));
  });

  test('a program error during a preview is answered with 500', async () => {
    jest.mocked(loadDeployment).mockRejectedValue(new TypeError('undefined is no function'));
    const { request } = aSite({ version: V1, variables });

    expect(await request('/', { headers: { cookie: previewCookie('autumn') } })).toMatchObject({
      status: 500,
    });
  });
});

test('a page accepts HEAD and refuses POST, and DELETE is passed to endpoints', async () => {
  const { request } = aSite({ version: V1 });

  expect(await request('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  expect(await request('/upload/a.jpg', { method: 'HEAD' })).toMatchObject({ status: 200 });
  expect(await request('/', { method: 'POST' })).toMatchObject({ status: 405 });
  expect(await request('/api/health', { method: 'DELETE' })).toMatchObject({ body: 'handled /api/health' });
});

test('a shop address that looks like a file name is answered with a page', async () => {
  const { request } = aSite({ version: V1 });

  expect(await request('/shop/dark.jpg')).toMatchObject({ body: 'page /not-found' });
});

test('a thrown value that is not an error is logged unchanged', async () => {
  const { request } = aSite({ version: V1, render: () => Promise.reject('nothing that explains itself') });

  expect((await request('/')).status).toBe(500);
  expect(log).toHaveBeenCalledWith('error', 'request.failed', { reason: 'nothing that explains itself' });
});
