import inject, { type DispatchFunc, type InjectOptions } from 'light-my-request';

import { loadDeployment } from '@/lib/editing/load-deployment';
import { previewCookieValue } from '@/lib/editing/preview/cookie';
import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { RenderSubject } from '@/lib/rendering/render-registry';
import type { Metrics } from '@/lib/server/metrics/metrics';
import { PageStore } from '@/lib/server/pages/page-store';
import type { Render } from '@/lib/server/pages/render';
import { requestListener } from '@/lib/server/requests';
import { SourceError } from '@/lib/versions/source';
import type { ContentStore } from '@/lib/versions/store';
import type { Version } from '@/lib/versions/version';
import { aDocument } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));
jest.mock('@/lib/editing/load-deployment');

const SECRET = 'editors-only-secret';
const V1 = aVersion('v1');
const AUTUMN = { ...aVersion('autumn-1'), deployment: 'autumn' };

type Given = {
  variables?: Record<string, string>;
  version?: Version;
  metrics?: Metrics;
  /** What the framework answers pages with. */
  status?: number;
  render?: Render;
};

/** A site whose framework says what it was asked to render, or to handle, and whose files are in /upload/. */
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
      handle: (subject) => (request, response) => {
        subjects.push(subject);
        response.end(`handled ${request.url}`);
      },
    },
    render: rendering,
    pages: new PageStore(rendering),
    files: ({ url }, response, next) => (url?.startsWith('/upload/') ? response.end(`file ${url}`) : next()),
    metrics,
  });
  const ask = async (url: string, options: InjectOptions = {}) => {
    const { statusCode, headers, payload } = await inject(listener as DispatchFunc, {
      method: 'GET',
      url,
      ...options,
    });
    return { status: statusCode, headers, body: payload };
  };
  return { ask, subjects };
}

const cookie = (deployment: string, seconds?: number) =>
  `storefront-preview=${previewCookieValue(deployment, SECRET, Date.now(), seconds)}`;

beforeEach(() => {
  jest.mocked(log).mockClear();
  jest.mocked(loadDeployment).mockReset().mockResolvedValue(AUTUMN);
});

test('a page is rendered of the version that is public, with its policy and the common headers', async () => {
  const { ask, subjects } = aSite({ version: V1 });

  const { status, headers, body } = await ask('/?utm_source=letter');

  expect([status, body]).toEqual([200, 'page /']);
  expect(subjects).toEqual([expect.objectContaining({ version: V1, isPreview: false })]);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

test('before there is content every page is answered with 503, and when to ask again', async () => {
  const { ask } = aSite({});

  const { status, headers, body } = await ask('/shop');

  expect([status, body, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    'page /unavailable',
    '5',
    'no-store',
  ]);
});

test('a page of another language is rendered in it, and the first language has no address of its own', async () => {
  const version = aVersionOf('v1', { en: aDocument(), fr: aDocument() });
  const { ask, subjects } = aSite({ version, variables: { LOCALES: 'en,fr' } });

  expect(await ask('/fr/shop')).toMatchObject({ status: 200, body: 'page /shop' });
  expect(subjects).toEqual([expect.objectContaining({ locale: 'fr' })]);
  const { status, headers } = await ask('/en/shop?a=b');
  expect([status, headers.location]).toEqual([308, '/shop?a=b']);
});

test('files are answered before the framework is asked, and only for reading', async () => {
  const { ask } = aSite({ version: V1 });

  expect(await ask('/upload/a.jpg')).toMatchObject({ status: 200, body: 'file /upload/a.jpg' });
  expect(await ask('/upload/a.jpg', { method: 'POST' })).toMatchObject({ status: 405 });
});

test('an endpoint is handled by the framework with the version that is public', async () => {
  const { ask, subjects } = aSite({ version: V1 });

  expect(await ask('/api/health')).toMatchObject({ status: 200, body: 'handled /api/health' });
  expect(await ask('/api/health', { method: 'POST' })).toMatchObject({ body: 'handled /api/health' });
  expect(subjects).toEqual([
    { version: V1, isPreview: false },
    { version: V1, isPreview: false },
  ]);
});

test('what neither files nor the framework have is not found: in a word below /api, else with a page', async () => {
  const { ask } = aSite({ version: V1 });

  expect(await ask('/api/nothing')).toMatchObject({ status: 404, body: '{"error":"not found"}' });
  expect(await ask('/_next/nothing.js')).toMatchObject({ status: 404, body: '{"error":"not found"}' });
  expect(await ask('/nothing.txt')).toMatchObject({ body: 'page /not-found' });
  expect(await ask('/api/nothing', { method: 'POST' })).toMatchObject({ body: '{"error":"not found"}' });
});

test('a request that names no address of this site is refused', async () => {
  const { ask } = aSite({ version: V1 });

  expect(await ask('/%zz')).toMatchObject({ status: 400, body: '{"error":"bad request"}' });
});

test('headers by which visitors could choose what is rendered are taken from them', async () => {
  const seen: unknown[] = [];
  const listener = requestListener({
    environment: readEnvironment({ CACHE_DIR: '/nonexistent' }),
    content: { current: V1 } as ContentStore,
    framework: {
      owns: () => true,
      handle: () => (request, response) => {
        seen.push(request.headers['x-storefront-render'], request.headers.accept);
        response.end();
      },
    },
    render: () => Promise.reject(new Error('not asked for')),
    pages: {} as PageStore,
    files: (_, __, next) => next(),
    metrics: undefined,
  });

  const headers = { 'x-storefront-render': 'guessed', accept: 'text/plain' };
  await inject(listener as DispatchFunc, { method: 'GET', url: '/api/health', headers });

  expect(seen).toEqual([undefined, 'text/plain']);
});

test('with SHOP_URL the shop is elsewhere, also for who has an address by heart', async () => {
  const { ask } = aSite({ version: V1, variables: { SHOP_URL: 'https://shop.example/' } });

  const { status, headers } = await ask('/shop/dark?flavourId=3');

  expect([status, headers.location]).toEqual([308, 'https://shop.example/dark?flavourId=3']);
});

test('metrics have each request, and are for Prometheus alone', async () => {
  const metrics = { time: jest.fn(), answer: jest.fn(async (response) => response.end('numbers')) };
  const { ask } = aSite({
    version: V1,
    metrics: metrics as unknown as Metrics,
    variables: { METRICS_TOKEN: 'prometheus-token' },
  });

  expect(await ask('/api/metrics')).toMatchObject({ status: 401 });
  const headers = { authorization: 'Bearer prometheus-token' };
  expect(await ask('/api/metrics', { headers })).toMatchObject({ status: 200, body: 'numbers' });
  expect(await ask('/api/metrics', { headers, method: 'POST' })).toMatchObject({
    status: 405,
    body: '{"error":"use GET"}',
    headers: { allow: 'GET' },
  });
  expect(metrics.time).toHaveBeenCalledTimes(3);
});

test('without a token there is no endpoint for metrics', async () => {
  const { ask } = aSite({ version: V1 });

  expect(await ask('/api/metrics')).toMatchObject({ status: 404, body: '{"error":"not found"}' });
});

test('a page that cannot be rendered is answered with 500 and logged with why', async () => {
  const { ask } = aSite({ version: V1, render: () => Promise.reject(new Error('no memory')) });

  expect(await ask('/')).toMatchObject({
    status: 500,
    body: 'Something went wrong\n',
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
  expect(log).toHaveBeenCalledWith('error', 'page not answered', {
    reason: expect.stringContaining('no memory'),
  });
});

describe('a preview', () => {
  const variables = { PREVIEW_SECRET: SECRET };
  const opening = `/api/preview?deployment=autumn&secret=${SECRET}`;
  const browser = { headers: { accept: 'text/html,*/*' } };

  test('shows its deployment as the source has it, until it ends, and is kept by nobody', async () => {
    const { ask, subjects } = aSite({ version: V1, variables });

    const { status, headers, body } = await ask('/?white', { headers: { cookie: cookie('autumn') } });

    expect([status, body]).toEqual([200, 'page /?white']);
    expect(subjects).toEqual([
      expect.objectContaining({ version: AUTUMN, isPreview: true, previewEnds: expect.any(Date) }),
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers.etag).toBeDefined();
  });

  test('is nothing without its secret', async () => {
    const { ask, subjects } = aSite({ version: V1 });

    await ask('/', { headers: { cookie: cookie('autumn') } });

    expect(subjects).toEqual([expect.objectContaining({ version: V1, isPreview: false })]);
  });

  test('shows the public version beside it where that is asked for', async () => {
    const { ask, subjects } = aSite({ version: V1, variables });

    await ask('/?public', { headers: { cookie: cookie('autumn') } });

    expect(subjects).toEqual([{ version: V1, locale: undefined, isPreview: true, comparedWith: 'autumn' }]);
  });

  test('shows itself where there is nothing public to compare with', async () => {
    const { ask, subjects } = aSite({ variables });

    await ask('/?public', { headers: { cookie: cookie('autumn') } });

    expect(subjects).toEqual([expect.objectContaining({ version: AUTUMN })]);
  });

  test('that has ended says so once more, with a page that is rendered once', async () => {
    const { ask, subjects } = aSite({ version: V1, variables, status: 200 });
    const over = previewCookieValue('autumn', SECRET, Date.now(), -60);
    const headers = { cookie: `storefront-previewed=${over}` };

    const answers = [await ask('/', { headers }), await ask('/', { headers })];

    expect(answers).toMatchObject([
      { status: 410, body: 'page /preview-fault?kind=ended' },
      { status: 410, body: 'page /preview-fault?kind=ended' },
    ]);
    expect(subjects).toHaveLength(1);
  });

  test('of a deployment that cannot be read says why on a page of its own', async () => {
    const fault = { kind: 'missing', deployment: 'winter', reason: 'it answered 404' };
    jest.mocked(loadDeployment).mockRejectedValue(new SourceError('it answered 404', 'missing'));
    const { ask, subjects } = aSite({ version: V1, variables });

    const { status, body } = await ask('/shop', { headers: { cookie: cookie('winter') } });

    expect([status, body]).toEqual([404, 'page /preview-fault']);
    expect(subjects).toEqual([{ version: V1, locale: undefined, isPreview: true, fault }]);
  });

  test('of a deployment that was broken since says why above its last good version', async () => {
    const { ask, subjects } = aSite({ version: V1, variables });
    const headers = { cookie: cookie('autumn') };
    await ask('/', { headers });
    jest.mocked(loadDeployment).mockRejectedValue(new SourceError('it is down', 'down'));

    const { status, body } = await ask('/shop', { headers });

    expect([status, body]).toEqual([502, 'page /shop']);
    expect(subjects[1]).toMatchObject({ version: AUTUMN, fault: { kind: 'down', reason: 'it is down' } });
  });

  test('of the public deployment, broken since, says why above what is public', async () => {
    jest.mocked(loadDeployment).mockRejectedValue(new SourceError('it is slow', 'slow'));
    const { ask, subjects } = aSite({ version: V1, variables });

    const { status, body } = await ask('/', { headers: { cookie: cookie('live') } });

    expect([status, body]).toEqual([504, 'page /']);
    expect(subjects).toEqual([expect.objectContaining({ version: V1 })]);
  });

  test('is opened by the endpoint with the deployment that was loaded for it', async () => {
    const { ask, subjects } = aSite({ version: V1, variables });

    expect(await ask(opening, browser)).toMatchObject({ body: `handled ${opening}` });
    expect(subjects).toEqual([{ version: AUTUMN, isPreview: true }]);
  });

  test.each([
    [401, 'not-whole', '/api/preview?deployment=autumn&secret=wrong'],
    [400, 'no-name', `/api/preview?deployment=../x&secret=${SECRET}`],
  ])('is refused to a browser with %i and a page that says %s', async (status, kind, address) => {
    const { ask } = aSite({ version: V1, variables });

    expect(await ask(address, browser)).toMatchObject({
      status,
      body: `page /preview-fault?kind=${kind}`,
      headers: { 'cache-control': 'private, no-store' },
    });
  });

  test('that cannot be loaded is opened by a page that says why, with 404', async () => {
    jest.mocked(loadDeployment).mockRejectedValue(new SourceError('it is down', 'down'));
    const { ask } = aSite({ version: V1, variables });

    expect(await ask(opening, browser)).toMatchObject({ status: 404, body: 'page /preview-fault' });
  });

  test('is left to the endpoint for programs, for other methods, and where previews are closed', async () => {
    const { ask, subjects } = aSite({ version: V1, variables });
    const closed = aSite({ version: V1 });

    await ask(opening);
    await ask(opening, { ...browser, method: 'HEAD' });
    await ask(opening, { ...browser, method: 'POST' });
    await closed.ask(opening, browser);

    expect([...subjects, ...closed.subjects]).toEqual(
      Array.from({ length: 4 }, () => ({ version: V1, isPreview: false })),
    );
  });

  test('does not hide a fault of the program', async () => {
    jest.mocked(loadDeployment).mockRejectedValue(new TypeError('undefined is no function'));
    const { ask } = aSite({ version: V1, variables });

    expect(await ask('/', { headers: { cookie: cookie('autumn') } })).toMatchObject({ status: 500 });
  });
});

test('a page may be asked for its head alone, and is not there for who would change it', async () => {
  const { ask } = aSite({ version: V1 });

  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  expect(await ask('/upload/a.jpg', { method: 'HEAD' })).toMatchObject({ status: 200 });
  expect(await ask('/', { method: 'POST' })).toMatchObject({ status: 405 });
  expect(await ask('/api/health', { method: 'DELETE' })).toMatchObject({ body: 'handled /api/health' });
});

test('an address of the shop that looks like a file’s is a page', async () => {
  const { ask } = aSite({ version: V1 });

  expect(await ask('/shop/dark.jpg')).toMatchObject({ body: 'page /not-found' });
});

test('what fails without being an error is logged as it is', async () => {
  const { ask } = aSite({ version: V1, render: () => Promise.reject('nothing that explains itself') });

  expect((await ask('/')).status).toBe(500);
  expect(log).toHaveBeenCalledWith('error', 'page not answered', { reason: 'nothing that explains itself' });
});
