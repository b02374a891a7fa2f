import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import inject from 'light-my-request';

import { Metrics } from '@/lib/server/metrics/metrics';
import { type Health, STATUSES } from '@/lib/versions/health';
import type { ContentStore } from '@/lib/versions/store';
import type { Outcome } from '@/lib/versions/updates';

const NOW = Date.parse('2026-11-22T12:00:00Z');

type Content = Partial<Pick<ContentStore, 'current' | 'checkedAt'>>;

function aSite(content: Content = {}, locales: string[] = [], status: Health['status'] = 'ok') {
  let check: (outcome: Outcome) => void = () => {};
  const metrics = new Metrics(
    {
      current: undefined,
      checkedAt: undefined,
      ...content,
      onCheck: (listener) => void (check = listener),
    },
    () => status,
    locales,
  );
  const answer = () =>
    inject((_, response) => void metrics.answer(response as unknown as ServerResponse), { url: '/' });
  const linesOf = async (name: string) =>
    (await answer()).payload.split('\n').filter((line) => line.startsWith(name));
  return { metrics, answer, linesOf, check: (of: Outcome) => check(of) };
}

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a metrics response contains process metrics in the Prometheus format, and is not cached', async () => {
  const { headers, payload, statusCode } = await aSite().answer();

  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(payload).toContain('process_resident_memory_bytes');
});

test('content checks are counted by outcome', async () => {
  const { check, linesOf } = aSite();

  check({ kind: 'updated' });
  check({ kind: 'down', reason: 'it is' });
  check({ kind: 'down', reason: 'it is' });

  expect(await linesOf('storefront_content_checks_total')).toEqual([
    'storefront_content_checks_total{outcome="updated"} 1',
    'storefront_content_checks_total{outcome="down"} 2',
  ]);
});

const current = {
  id: '3c1f60a4d7e2',
  deployment: 'live',
  loadedAt: new Date(NOW),
} as ContentStore['current'];

test.each(STATUSES)(
  'if the status is “%s”, only the health metric of this status has the value 1',
  async (status) => {
    const lines = await aSite({ current }, [], status).linesOf('storefront_health');

    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.endsWith(' 1'))).toEqual([`storefront_health{status="${status}"} 1`]);
  },
);

test('`storefront_version_info` names the current content version, and is missing without content', async () => {
  expect(await aSite({ current }).linesOf('storefront_version_info')).toEqual([
    'storefront_version_info{version="3c1f60a4d7e2",deployment="live"} 1',
  ]);
  expect(await aSite().linesOf('storefront_version_info')).toEqual([]);
});

test('`storefront_content_age_seconds` is the time since the last successful content check', async () => {
  const current = { loadedAt: new Date(NOW - 90_000) } as ContentStore['current'];

  const checked = aSite({ current, checkedAt: new Date(NOW - 30_000) });
  expect(await checked.linesOf('storefront_content_age_seconds')).toEqual([
    'storefront_content_age_seconds 30',
  ]);
  expect(await aSite({ current }).linesOf('storefront_content_age_seconds')).toEqual([
    'storefront_content_age_seconds 90',
  ]);
  expect(await aSite().linesOf('storefront_content_age_seconds')).toEqual([
    'storefront_content_age_seconds Nan',
  ]);
});

test('renders are counted by kind, such as page or preview, and by language', async () => {
  const { metrics, linesOf } = aSite();
  const render = metrics.countRenders(async (address) => ({
    status: 200,
    headers: {},
    body: Buffer.from(address),
  }));

  const { body } = await render('/shop', {});
  await render('/share-picture?flavour=3', {});
  await render('/not-found', { locale: 'fr' });
  await render('/', { preview: {} });

  expect(String(body)).toBe('/shop');
  expect(await linesOf('storefront_renders_total')).toEqual([
    'storefront_renders_total{kind="page"} 1',
    'storefront_renders_total{kind="share-picture"} 1',
    'storefront_renders_total{kind="not-found",locale="fr"} 1',
    'storefront_renders_total{kind="preview"} 1',
  ]);
});

test.each([
  [[], 'route="shop",status="404"'],
  [['en', 'fr'], 'route="shop",locale="en",status="404"'],
])(
  'request durations are counted by route and status, and on a site with several languages also by language: %j',
  async (locales, labels) => {
    const { metrics, linesOf } = aSite({}, locales);

    await inject(
      (request, response) => {
        metrics.time(request as unknown as IncomingMessage, response as unknown as ServerResponse);
        jest.advanceTimersByTime(30);
        response.writeHead(404).end();
      },
      { url: '/shop/dark' },
    );

    expect(await linesOf('storefront_request_duration_seconds_count')).toEqual([
      `storefront_request_duration_seconds_count{${labels}} 1`,
    ]);
    expect(await linesOf('storefront_request_duration_seconds_bucket')).toHaveLength(15);
  },
);

test('if the client disconnects before the response, the request is counted with the status 499', async () => {
  const { metrics, linesOf } = aSite();
  const response = Object.assign(new EventEmitter(), { statusCode: 200, headersSent: false });

  metrics.time({ url: '/' } as IncomingMessage, response as unknown as ServerResponse);
  response.emit('close');

  expect(await linesOf('storefront_request_duration_seconds_count')).toEqual([
    'storefront_request_duration_seconds_count{route="home",status="499"} 1',
  ]);
});
