import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { isInstalled, KEPT_AT_ONCE, type Process, startNginx, startRedis } from '../support/processes';
import { requestPublish, PUBLISH_SECRET as SECRET, healthOf, pageAt } from '../support/requests';
import { startStorefront, type StorefrontServer } from '../support/storefront';
import { expect, test as base } from '../support/test';
import { startVisitors, type Visits } from '../support/visitors';

import { PREVIEW_COOKIE, previewCookieValue } from '@/lib/editing/preview/cookie';
import { aShopNamed } from '@/tests/content';
import { type ContentServer, deployments, startContentServer, sourceAt } from '@/tests/content-server';

/**
 * Delay of a planned publish. In this time, all instances receive the plan, and the test stops an instance or Redis.
 */
const PLAN_AHEAD_MS = 6_000;

const FIRST = { live: aShopNamed('Summer'), autumn: aShopNamed('Autumn') };

type Cluster = {
  documents: Record<string, object | string>;
  backend: ContentServer;
  redis: Process;
  /** The address of nginx, which visitors use. */
  url: string;
  a: StorefrontServer;
  b: StorefrontServer;
  join: () => Promise<StorefrontServer>;
};

/** Stops all servers if one fails to start. */
async function startCluster(
  settings: Record<string, string> = {},
): Promise<Cluster & { stop: () => Promise<void> }> {
  const documents: Cluster['documents'] = { ...FIRST };
  const started: { stop: () => Promise<void> }[] = [];
  const tracked = <T extends { stop: () => Promise<void> }>(server: T): T => {
    started.unshift(server);
    return server;
  };
  const stop = async () => {
    for (const server of started) await server.stop();
  };
  try {
    const backend = tracked(await startContentServer(deployments(documents)));
    const redis = tracked(await startRedis(KEPT_AT_ONCE));
    const join = async () =>
      tracked(
        await startStorefront({
          CONTENT_SOURCE: sourceAt(backend),
          REDIS_URL: `redis://127.0.0.1:${redis.port}`,
          REVALIDATE_SECRET: SECRET,
          PREVIEW_SECRET: SECRET,
          ...settings,
        }),
      );
    const [a, b] = [await join(), await join()];
    const nginx = tracked(await startNginx([a, b].map(({ url }) => Number(new URL(url).port))));
    return { documents, backend, redis, url: `http://127.0.0.1:${nginx.port}`, a, b, join, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startImporter() {
  const documents: Cluster['documents'] = { ...FIRST };
  const [backend, redis] = [await startContentServer(deployments(documents)), await startRedis()];
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  const stop = async () => {
    await Promise.all([backend.stop(), redis.stop()]);
    await Promise.all(
      [folder, `${folder}-of-another`].map((each) => rm(each, { recursive: true, force: true })),
    );
  };
  return { documents, backend, redis, folder, stop };
}

async function importWith(settings: Record<string, string>): Promise<string> {
  const { PATH, NODE_ENV } = process.env;
  const env = { PATH, NODE_ENV, ...settings } as NodeJS.ProcessEnv;
  return (await promisify(execFile)(process.execPath, ['dist/import-publications.cjs'], { env })).stdout;
}

type Settings = { settings: Record<string, string> };

const startShared = () => startCluster();

const test = base.extend<{ cluster: Cluster; sharedCluster: Cluster } & Settings>({
  settings: [{}, { option: true }],
  /** A cluster for one test, which may stop any of the servers. */
  cluster: async ({ settings }, provide) => {
    const cluster = await startCluster(settings);
    await provide(cluster);
    await cluster.stop();
  },
  /** A cluster for several tests. Its first content is published again before each test. */
  sharedCluster: async ({ once, page }, provide) => {
    const shared = await once(startShared);
    Object.assign(shared.documents, FIRST);
    await publish(shared.a, 'live');
    await Promise.all([shared.b, shared].map(({ url }) => expectShown(url, 'Summer')));
    await provide(shared);
    await page.goto('about:blank'); // a loaded page would report failed requests when the cluster stops
  },
});

test.skip(!isInstalled('nginx') || !isInstalled('redis-server'), 'needs nginx and redis-server');

async function publish({ url }: { url: string }, deployment?: string): Promise<string> {
  return versionAfter(url, { deployment });
}

async function versionAfter(url: string, body: object): Promise<string> {
  return (await requestSuccess(url, body)).version;
}

type Answer = { version: string; status: string; id: string };

async function requestSuccess(url: string, body: object): Promise<Answer> {
  const response = await requestPublish({ url }, body);
  const answer = (await response.json()) as Answer;
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer;
}

const expectRefused = async (url: string, body: object) =>
  expect((await requestPublish({ url }, body)).status).toBe(422);

async function expectUnavailable({ url }: { url: string }, body: object): Promise<void> {
  const response = await requestPublish({ url }, body);
  const answer: unknown = await response.json();
  expect([response.status, answer]).toEqual([
    503,
    { error: 'publications cannot be recorded: Redis does not answer' },
  ]);
}

const historyAt = ({ url }: { url: string }) =>
  fetch(`${url}/api/publications`, { headers: { authorization: `Bearer ${SECRET}` } });

/** Returns publications with a known publisher, latest first, such as `Ada: autumn updated`. */
async function outcomesAt(instance: { url: string }): Promise<string[]> {
  const { publications } = (await (await historyAt(instance)).json()) as {
    publications: { deployment: string; outcome: string; by?: string }[];
  };
  return publications.flatMap(({ deployment, outcome, by }) =>
    by === undefined ? [] : `${by}: ${deployment} ${outcome}`,
  );
}

const secondOf = (moment: number) => `${new Date(moment).toISOString().slice(0, 19)}Z`;

const isConnected = async (instance: { url: string }) => (await historyAt(instance)).ok;

const shownAt = async (url: string) => (await pageAt(url)).title;

/**
 * `expect` waits less than the 300 s between two reads of the source, so another instance's version arrives only
 * through Redis.
 */
const expectShown = (url: string, name: string) =>
  expect.poll(() => shownAt(url), { intervals: [20] }).toBe(name);

const expectMore = ({ visits }: { visits: Visits }, more: number) => {
  const enough = visits.done + more;
  return expect.poll(() => visits.done).toBeGreaterThan(enough);
};

const occurrences = (text: string, part: string) => text.split(part).length - 1;

test.describe('tests that share one cluster', () => {
  test.describe.configure({ mode: 'default' });

  test('a publish on one instance reaches the other instance and nginx before the next check of the source', async ({
    sharedCluster: { documents, a, b, url },
  }) => {
    await expectShown(url, 'Summer');
    documents.live = aShopNamed('High summer');

    await publish(a);

    expect(await shownAt(a.url)).toBe('High summer');
    await Promise.all([expectShown(b.url, 'High summer'), expectShown(url, 'High summer')]);
  });

  test('after a publish on either instance, both instances show the published deployment', async ({
    sharedCluster: { backend, a, b },
  }) => {
    await publish(a, 'autumn');
    await expectShown(b.url, 'Autumn');
    expect(await healthOf(b)).toMatchObject({ status: 'ok', deployment: 'autumn' });
    const asked = backend.requests.length;

    await publish(b, 'live');
    await expectShown(a.url, 'Summer');

    expect(backend.requests.length - asked).toBe(1);
  });

  test('after a publish through nginx, visitors of both instances see the new page', async ({
    sharedCluster: cluster,
  }) => {
    const crowd = startVisitors(cluster.url);
    await publish(cluster, 'autumn');

    await Promise.all([cluster.a, cluster.b].map(({ url }) => expectShown(url, 'Autumn')));
    await expectShown(cluster.url, 'Autumn');

    expect((await crowd.stop()).failed).toEqual([]);
  });

  test('nginx caches one response per content encoding, and keeps the headers that the instance sent', async ({
    sharedCluster: { a, url },
  }) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const path = `/?${randomUUID()}`;
      const headers = { 'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : encoding };
      const direct = await fetch(a.url + path, { headers });
      await fetch(url + path, { headers });

      const kept = await fetch(url + path, { headers });

      expect(kept.headers.get('x-cache')).toBe('HIT');
      for (const name of [
        'content-encoding',
        'content-length',
        'etag',
        'content-security-policy',
        'cache-control',
        'vary',
      ])
        expect(kept.headers.get(name), name).toBe(direct.headers.get(name));
      const again = await fetch(url + path, {
        headers: { ...headers, 'if-none-match': direct.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
  });

  test('behind nginx, an expired preview answers 410, although nginx has cached the public page', async ({
    sharedCluster: { url },
  }) => {
    await expectShown(url, 'Summer');
    const cookie = `${PREVIEW_COOKIE}=${previewCookieValue('autumn', SECRET, -60)}`;

    expect((await fetch(url, { headers: { cookie } })).status).toBe(410);
  });

  test('nginx does not cache a preview, and other visitors do not see the preview', async ({
    page,
    sharedCluster: { documents, url },
  }) => {
    await page.goto(`${url}/api/preview?deployment=autumn&secret=${SECRET}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn');

    documents.autumn = aShopNamed('Late autumn');
    const response = await page.reload();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late autumn');
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(response?.headers()['x-cache']).toBe('BYPASS');
    expect(await shownAt(url)).toBe('Summer');
  });
});

test('while Redis is down, publishes are refused, but no visit fails and no publication is lost', async ({
  cluster: { documents, redis, a, b, url },
}) => {
  const crowd = startVisitors(url);
  const version = await versionAfter(a.url, { deployment: 'autumn', by: 'Ada' });
  await expectShown(b.url, 'Autumn');
  await expectMore(crowd, 50);

  await redis.kill();
  await expectUnavailable(a, { deployment: 'live' });
  await expectUnavailable(b, { version });
  await expectUnavailable(a, { deployment: 'live', at: '2999-12-01T08:00' });
  await expectUnavailable(b, { cancel: '0a1b2c3d' });
  expect((await historyAt(a)).status).toBe(503);
  await expectMore(crowd, 200);
  expect(await Promise.all([a, b].map((instance) => shownAt(instance.url)))).toEqual(['Autumn', 'Autumn']);
  await redis.restart();

  for (const instance of [a, b]) {
    await expect.poll(() => isConnected(instance)).toBe(true);
    expect(await outcomesAt(instance)).toEqual(['Ada: autumn updated']);
  }
  documents.live = aShopNamed('High summer');
  await publish(b, 'live');
  await expectShown(a.url, 'High summer');
  const { done, failed } = await crowd.stop();
  expect(failed).toEqual([]);
  expect(done).toBeGreaterThan(250);
  for (const { output } of [a, b]) expect(occurrences(output(), 'redis.unreachable')).toBe(1);
});

test('if an instance crashes, no visit to a cached page fails', async ({ cluster: { a, b, url } }) => {
  const crowd = startVisitors(url);
  await expectMore(crowd, 100);

  process.kill(a.pid, 'SIGKILL');
  await expectMore(crowd, 300);
  await publish(b, 'autumn');
  await expectShown(url, 'Autumn');

  expect((await crowd.stop()).failed).toEqual([]);
});

test('an instance that receives SIGTERM finishes its open requests, and no visit fails', async ({
  cluster: { a, url },
}) => {
  const crowd = startVisitors(url);
  await expectMore(crowd, 100);

  await a.stop();
  await expectMore(crowd, 300);

  expect((await crowd.stop()).failed).toEqual([]);
});

test('if the content server stops, no visit fails and a new instance starts with the published content', async ({
  cluster: { backend, a, url, join },
}) => {
  await publish(a, 'autumn');
  await expectShown(url, 'Autumn');
  const crowd = startVisitors(url);

  await backend.stop();
  const c = await join();

  expect(await shownAt(c.url)).toBe('Autumn');
  expect(await healthOf(c)).toMatchObject({ code: 200, status: 'degraded', deployment: 'autumn' });
  expect((await crowd.stop()).failed).toEqual([]);
});

test('if both instances have crashed, nginx serves the cached page', async ({ cluster: { a, b, url } }) => {
  const crowd = startVisitors(url);
  await expectMore(crowd, 50);

  for (const { pid } of [a, b]) process.kill(pid, 'SIGKILL');
  await expectMore(crowd, 300);

  expect((await crowd.stop()).failed).toEqual([]);
});

test('a restored version is public on both instances, even after Redis and the content server have stopped', async ({
  cluster: { documents, backend, redis, a, b, url },
}) => {
  const crowd = startVisitors(url);
  const version = await publish(a);
  documents.live = aShopNamed('Typo');
  await publish(a);
  await expectShown(b.url, 'Typo');

  await versionAfter(b.url, { version });
  await Promise.all([a, b].map((instance) => expectShown(instance.url, 'Summer')));
  await redis.kill();
  await backend.stop();
  await expectMore(crowd, 100);

  expect(await Promise.all([a, b].map((instance) => shownAt(instance.url)))).toEqual(['Summer', 'Summer']);
  expect((await crowd.stop()).failed).toEqual([]);
});

test('if the instance that accepted a planned publish crashes, another instance publishes exactly once', async ({
  cluster: { a, b, url, join },
}) => {
  const c = await join();
  const crowd = startVisitors(url);
  const due = Date.now() + PLAN_AHEAD_MS;
  const answer = await requestSuccess(a.url, { deployment: 'autumn', by: 'Ada', at: secondOf(due) });
  expect(answer).toMatchObject({ status: 'planned', deployment: 'autumn' });

  process.kill(a.pid, 'SIGKILL');
  await Promise.all([b, c].map((instance) => expectShown(instance.url, 'Autumn')));
  expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(due / 1000) * 1000);
  await expectMore(crowd, 100);

  expect((await crowd.stop()).failed).toEqual([]);
  for (const instance of [b, c]) {
    await expect.poll(async () => (await healthOf(instance, SECRET)).planned).toEqual([]);
    expect(await outcomesAt(instance)).toEqual(['Ada: autumn updated']);
  }
});

test('if Redis hangs, new publishes are refused, and a planned publish is carried out after the recovery', async ({
  cluster: { redis, a, b, url },
}) => {
  const crowd = startVisitors(url);
  await requestSuccess(a.url, { deployment: 'autumn', by: 'Ada', at: secondOf(Date.now() + PLAN_AHEAD_MS) });

  redis.suspend();
  await expectUnavailable(a, { deployment: 'live', anyway: true, by: 'Bob' });
  await expectMore(crowd, 100);
  expect(await Promise.all([a, b].map((instance) => shownAt(instance.url)))).toEqual(['Summer', 'Summer']);
  redis.resume();

  await Promise.all([a, b].map((instance) => expectShown(instance.url, 'Autumn')));
  for (const instance of [a, b])
    await expect.poll(() => outcomesAt(instance)).toEqual(['Ada: autumn updated']);
  expect((await crowd.stop()).failed).toEqual([]);
});

test.describe('with CONTENT_REVALIDATE_SECONDS=off', () => {
  test.use({ settings: { CONTENT_REVALIDATE_SECONDS: 'off' } });

  test('an edited source stays hidden until the next publish, even if Redis restarts and an instance joins', async ({
    cluster: { documents, redis, a, b, url, join },
  }) => {
    const crowd = startVisitors(url);
    await publish(a, 'autumn');
    await expectShown(b.url, 'Autumn');
    documents.autumn = aShopNamed('Half-typ');

    const c = await join();
    expect(await shownAt(c.url)).toBe('Autumn');
    process.kill(a.pid, 'SIGKILL');
    await redis.kill();
    await expectMore(crowd, 100);
    await redis.restart();
    await Promise.all([b, c].map((instance) => expect.poll(() => isConnected(instance)).toBe(true)));
    expect(await Promise.all([b, c].map((instance) => shownAt(instance.url)))).toEqual(['Autumn', 'Autumn']);

    documents.autumn = aShopNamed('Late autumn');
    await publish(b);
    await expectShown(c.url, 'Late autumn');
    expect((await crowd.stop()).failed).toEqual([]);
  });
});

test('the list of publications survives a crash of Redis and a crash of both instances', async ({
  cluster: { documents, redis, a, b, url, join },
}) => {
  const crowd = startVisitors(url);
  await versionAfter(a.url, { deployment: 'autumn', by: 'Ada' });
  documents.broken = '<html>Wartungsarbeiten</html>';
  await expectRefused(b.url, { deployment: 'broken', by: 'Eve' });
  await versionAfter(b.url, { deployment: 'live', by: 'Bob' });
  const all = ['Bob: live updated', 'Eve: broken refused', 'Ada: autumn updated'];
  for (const instance of [a, b]) expect(await outcomesAt(instance)).toEqual(all);

  await redis.kill();
  await redis.restart();
  for (const instance of [a, b]) await expect.poll(() => isConnected(instance)).toBe(true);
  await expect.poll(() => outcomesAt(a)).toEqual(all);

  for (const { pid } of [a, b]) process.kill(pid, 'SIGKILL');
  const c = await join();
  expect(await outcomesAt(c)).toEqual(all);
  await expectMore(crowd, 50);
  expect((await crowd.stop()).failed).toEqual([]);
});

test('if a publish is refused, cancelled or a dry run, the page does not change, and no visit fails', async ({
  cluster: { documents, redis, a, b, url },
}) => {
  const crowd = startVisitors(url);
  documents.broken = '<html>Wartungsarbeiten</html>';
  const { id } = await requestSuccess(a.url, { deployment: 'autumn', at: secondOf(Date.now() + 86_400_000) });
  await expect.poll(async () => (await healthOf(b, SECRET)).planned).toHaveLength(1);
  await expectRefused(a.url, { deployment: 'broken' });
  await requestSuccess(b.url, { cancel: id });
  await expect.poll(async () => (await healthOf(a, SECRET)).planned).toEqual([]);

  await redis.kill();
  await requestSuccess(a.url, { deployment: 'autumn', dryRun: true });
  await expectMore(crowd, 50);

  expect(await Promise.all([a, b].map((instance) => shownAt(instance.url)))).toEqual(['Summer', 'Summer']);
  expect((await crowd.stop()).failed).toEqual([]);
});

test('an import copies publications, versions and the public version to Redis, and a second import adds nothing', async ({
  once,
}) => {
  const { documents, backend, redis, folder } = await once(startImporter);
  const settings = { CONTENT_SOURCE: sourceAt(backend), REVALIDATE_SECRET: SECRET, CACHE_DIR: folder };
  const alone = await startStorefront(settings);
  const version = await versionAfter(alone.url, { deployment: 'live', by: 'Eve' });
  await versionAfter(alone.url, { deployment: 'autumn', by: 'Ada' });
  await alone.stop();
  documents.live = aShopNamed('Typo');
  const shared = { ...settings, REDIS_URL: `redis://127.0.0.1:${redis.port}` };

  expect(await importWith(shared)).toMatch(/2 publications imported.*\nautumn is the public version\n$/);
  expect(await importWith(shared)).toMatch(/\n0 publications imported.*\nautumn stays public/);

  const joined = await startStorefront({ ...shared, CACHE_DIR: `${folder}-of-another` });
  try {
    expect(await shownAt(joined.url)).toBe('Autumn');
    expect(await outcomesAt(joined)).toEqual(['Ada: autumn updated', 'Eve: live unchanged']);
    await versionAfter(joined.url, { version });
    expect(await shownAt(joined.url)).toBe('Summer');
  } finally {
    await joined.stop();
  }
});
