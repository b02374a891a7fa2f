import { Agent, get, type RequestListener } from 'node:http';

import { requestPublish, PUBLISH_SECRET as SECRET, healthOf } from '../support/requests';
import { startStorefront } from '../support/storefront';
import { expect, test } from '../support/test';

import { aShopNamed } from '@/tests/content';
import { startContentServer, sourceAt } from '@/tests/content-server';

const TOKEN = 'prometheus-token';

async function startMeasured() {
  const source = await startContentServer(aShopNamed('Summer'));
  const storefront = await startStorefront({
    CONTENT_SOURCE: sourceAt(source),
    METRICS_TOKEN: TOKEN,
    REVALIDATE_SECRET: SECRET,
  });
  const stop = async () => {
    await storefront.stop();
    await source.stop();
  };
  return { ...storefront, source, stop };
}

type Line = Record<string, unknown>;
const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

function delayedAnswer(document: object): { answer: RequestListener; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    answer: (_, response) => void released.then(() => response.end(JSON.stringify(document))),
    release,
  };
}

test('the health endpoint reports "ok", the public deployment and its version', async ({ storefront }) => {
  expect(await healthOf(storefront)).toMatchObject({
    code: 200,
    status: 'ok',
    deployment: 'live',
    version: expect.stringMatching(/^[\da-f]{12}$/),
    loadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    problems: 0,
  });
});

test('the health endpoint lists the document’s problems only if the request has the publishing secret', async ({
  shops,
}) => {
  const flavours = [{ ID: 'mint', NAME: 'Mint', SECTION_ID: ['tablets'] }, { NAME: 'No ID' }];
  const server = await shops.take({ live: aShopNamed('Summer', { flavours }) });

  expect((await healthOf(server)).problems).toBe(1);
  expect((await healthOf(server, 'wrong-secret')).problems).toBe(1);
  expect((await healthOf(server, SECRET)).problems).toEqual([
    expect.objectContaining({ path: '$.home.flavours[1].ID' }),
  ]);
});

test('while the source fails, the health status is "degraded", and the log reports the failure and the recovery', async ({
  shops,
}) => {
  const server = await shops.take({ live: aShopNamed('Summer') }, { CONTENT_REVALIDATE_SECONDS: '1' });

  server.source.answer((_, response) => response.writeHead(500).end());
  await expect.poll(async () => (await healthOf(server)).status).toBe('degraded');
  expect((await healthOf(server, SECRET)).lastError?.reason).toContain('answered 500');
  for (const given of [undefined, 'wrong-secret'])
    expect(JSON.stringify(await healthOf(server, given))).not.toMatch(/answered 500|127\.0\.0\.1|json/);
  server.source.answer(aShopNamed('Summer'));
  await expect.poll(async () => (await healthOf(server)).status).toBe('ok');

  const events = linesOf(server.output()).map(({ event }) => event);
  expect(events.indexOf('content.source.failed')).toBeGreaterThan(-1);
  expect(events.indexOf('content.source.recovered')).toBeGreaterThan(events.indexOf('content.source.failed'));
});

test('without the right metrics token, the metrics endpoint answers 401', async ({ request, once }) => {
  const { url } = await once(startMeasured);
  const asked = (authorization: string, method = 'GET') =>
    request.fetch(`${url}/api/metrics`, { method, headers: { authorization } });

  expect((await asked(`Bearer ${TOKEN}`)).status()).toBe(200);
  expect((await asked(`Bearer ${TOKEN}`, 'POST')).status()).toBe(405);
  for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
    expect((await asked(wrong)).status(), wrong).toBe(401);
});

test('the metrics count requests per route and status, source checks per outcome, and renders per kind', async ({
  request,
  once,
}) => {
  const { url, source } = await once(startMeasured);
  const metricsNow = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await request.get(`${url}/api/metrics`, { headers });
    expect(answer.headers()['content-type']).toContain('text/plain');
    return answer.text();
  };
  const valueIn = (text: string, name: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.split(' ')[1] ?? 0);
  };
  const before = await metricsNow();
  for (let visit = 0; visit < 5; visit += 1) await request.get(url);
  await request.get(`${url}/nowhere`);
  source.answer(aShopNamed('High summer'));
  await requestPublish({ url });
  source.answer({});
  await requestPublish({ url });

  const text = await metricsNow();
  const valueOf = (name: string) => valueIn(text, name);
  const requestsOf = (labels: string) => {
    const name = `storefront_request_duration_seconds_count{${labels}}`;
    return valueIn(text, name) - valueIn(before, name);
  };
  expect(requestsOf('route="home",status="200"')).toBe(5);
  expect(requestsOf('route="other",status="404"')).toBe(1);
  expect(requestsOf('route="api",status="422"')).toBe(1);
  expect(valueOf('storefront_renders_total{kind="page"}')).toBe(2); // one render for each of the two public versions
  expect(valueOf('storefront_renders_total{kind="not-found"}')).toBe(2); // each version renders its 404 page in advance
  expect(valueOf('storefront_content_checks_total{outcome="updated"}')).toBe(2);
  expect(valueOf('storefront_content_checks_total{outcome="refused"}')).toBe(1);
  expect(valueOf('storefront_content_age_seconds')).toBeLessThan(60);
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('on SIGTERM, the server finishes open requests, refuses new requests and exits', async ({
  startBackend,
  startServer,
}) => {
  const backend = await startBackend(aShopNamed('Summer'));
  const server = await startServer({ CONTENT_SOURCE: sourceAt(backend), REVALIDATE_SECRET: SECRET });
  const { answer, release } = delayedAnswer(aShopNamed('High summer'));
  const asked = backend.requests.length;
  backend.answer(answer);
  const agent = new Agent({ keepAlive: true });
  await visit(server.url, agent); // `agent` keeps the connection open and idle
  const slow = fetch(`${server.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
  });
  await expect.poll(() => backend.requests.length).toBe(asked + 1);

  process.kill(server.pid, 'SIGTERM');
  await expect.poll(() => server.output()).toContain('"event":"server.stopping"');
  await expect(visit(server.url, agent)).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/);
  release();

  const response = await slow;
  expect(response.status).toBe(200);
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.json()).toMatchObject({ status: 'updated' });
  await expect.poll(() => server.output()).toContain('"event":"server.stopped"');
  agent.destroy();
});

test('each log line is JSON with a time, a level and an event', async ({ request, once }) => {
  const server = await once(startMeasured);
  await request.get(`${server.url}/nowhere`);

  for (const line of linesOf(server.output()))
    expect(line).toMatchObject({
      time: expect.stringMatching(/Z$/),
      level: expect.stringMatching(/^(?:info|warn|error)$/),
      event: expect.any(String),
    });
});

function visit(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject);
  });
}
