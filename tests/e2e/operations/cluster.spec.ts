import { randomUUID } from 'node:crypto';

import { type ContentServer, deployments, startContentServer } from '../support/content-server';
import { aShopNamed } from '../support/documents';
import { isInstalled, type Process, startNginx, startRedis } from '../support/processes';
import { requestPublish, PUBLISH_SECRET as SECRET } from '../support/publish';
import { startStorefront, type StorefrontServer } from '../support/server';
import { expect, healthOf, pageAt, sourceAt, test as base } from '../support/servers';
import { startVisitors, type Visits } from '../support/visitors';

/** Enough time for the plan to reach the other instances and for Redis to be killed before the plan is due. */
const PLAN_AHEAD_MS = 6_000;

const FIRST = { live: aShopNamed('Summer'), autumn: aShopNamed('Autumn') };

type Cluster = {
  documents: Record<string, object | string>;
  backend: ContentServer;
  redis: Process;
  /** The address of nginx, for visitors. */
  url: string;
  a: StorefrontServer;
  b: StorefrontServer;
  /** Starts one more instance with the same settings and an empty disk. */
  join: () => Promise<StorefrontServer>;
};

/** Starts a content server, Redis, two instances and nginx. */
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
    const redis = tracked(await startRedis());
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

type Settings = { settings: Record<string, string> };

/** Starts the cluster that is shared by all tests that break nothing. */
const startShared = () => startCluster();

const test = base.extend<{ cluster: Cluster; sharedCluster: Cluster } & Settings>({
  settings: [{}, { option: true }],
  /** A cluster of its own, for a test that breaks something. */
  cluster: async ({ settings }, provide) => {
    const cluster = await startCluster(settings);
    await provide(cluster);
    await cluster.stop();
  },
  /** The shared cluster, reset to its first content before each test. */
  sharedCluster: async ({ once, page }, provide) => {
    const shared = await once(startShared);
    Object.assign(shared.documents, FIRST);
    await publish(shared.a, 'live');
    await Promise.all([shared.b, shared].map(({ url }) => expectShown(url, 'Summer')));
    await provide(shared);
    await page.goto('about:blank'); // a page that outlives its server would report failed requests
  },
});

test.skip(!isInstalled('nginx') || !isInstalled('redis-server'), 'needs nginx and redis-server');

async function publish({ url }: { url: string }, deployment?: string): Promise<string> {
  return publishAndGetVersion(url, { deployment });
}

/** Publishes on an instance. Returns the version that is public afterwards. */
async function publishAndGetVersion(url: string, body: object): Promise<string> {
  return (await requestAndExpectOk(url, body)).version;
}

type Answer = { version: string; status: string; id: string };

async function requestAndExpectOk(url: string, body: object): Promise<Answer> {
  const response = await requestPublish({ url }, body);
  const answer = (await response.json()) as Answer;
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer;
}

const expectRefused = async (url: string, body: object) =>
  expect((await requestPublish({ url }, body)).status).toBe(422);

const shownAt = async (url: string) => (await pageAt(url)).title;

/**
 * Waits until an instance shows a name. This takes less than the 300 s until an instance checks the source by itself,
 * so the instance was notified.
 */
const expectShown = (url: string, name: string) =>
  expect.poll(() => shownAt(url), { intervals: [20] }).toBe(name);

/** Waits until this many further visits are done. */
const expectMore = ({ visits }: { visits: Visits }, more: number) => {
  const enough = visits.done + more;
  return expect.poll(() => visits.done).toBeGreaterThan(enough);
};

const occurrences = (text: string, part: string) => text.split(part).length - 1;

test.describe('tests that share one cluster', () => {
  test.describe.configure({ mode: 'default' });

  test('a publish on one instance shows on the other instance and through nginx, before they check the source again', async ({
    sharedCluster: { documents, a, b, url },
  }) => {
    await expectShown(url, 'Summer');
    documents.live = aShopNamed('High summer');

    await publish(a);

    expect(await shownAt(a.url)).toBe('High summer');
    await Promise.all([expectShown(b.url, 'High summer'), expectShown(url, 'High summer')]);
  });

  test('a publish by name makes that deployment public on every instance, and publishing the old name rolls back', async ({
    sharedCluster: { backend, a, b },
  }) => {
    await publish(a, 'autumn');
    await expectShown(b.url, 'Autumn');
    expect(await healthOf(b)).toMatchObject({ status: 'ok', deployment: 'autumn' });
    const requestsBefore = backend.requests.length;

    await publish(b, 'live');
    await expectShown(a.url, 'Summer');

    expect(backend.requests.length - requestsBefore).toBe(1);
  });

  test('after a publish through nginx every visitor sees the new page, whichever instance handles the publish', async ({
    sharedCluster: cluster,
  }) => {
    const visitors = startVisitors(cluster.url);
    await publish(cluster, 'autumn');

    await Promise.all([cluster.a, cluster.b].map(({ url }) => expectShown(url, 'Autumn')));
    await expectShown(cluster.url, 'Autumn');

    expect((await visitors.stop()).failed).toEqual([]);
  });

  test('nginx caches each encoding as the instances sent it, headers included', async ({
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

  test('nginx does not cache a preview, and nobody else sees it', async ({
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

test('if Redis crashes and comes back empty, no visit fails and no publish is lost', async ({
  cluster: { redis, a, b, url },
}) => {
  const visitors = startVisitors(url);
  await expectMore(visitors, 50);

  await redis.kill();
  await publish(a, 'autumn');
  expect(await shownAt(a.url)).toBe('Autumn');
  await expectMore(visitors, 200);
  await redis.restart();

  await expectShown(b.url, 'Autumn');
  await expectShown(url, 'Autumn');
  await publish(b, 'live');
  await expectShown(a.url, 'Summer');
  const { done, failed } = await visitors.stop();
  expect(failed).toEqual([]);
  expect(done).toBeGreaterThan(250);
  for (const { output } of [a, b]) expect(occurrences(output(), 'peers out of reach')).toBe(1);
});

test('if an instance crashes, no visit fails', async ({ cluster: { a, b, url } }) => {
  const visitors = startVisitors(url);
  await expectMore(visitors, 100);

  process.kill(a.pid, 'SIGKILL');
  await expectMore(visitors, 300);
  await publish(b, 'autumn');
  await expectShown(url, 'Autumn');

  expect((await visitors.stop()).failed).toEqual([]);
});

test('an instance that receives SIGTERM finishes its open requests, and no visit fails', async ({
  cluster: { a, url },
}) => {
  const visitors = startVisitors(url);
  await expectMore(visitors, 100);

  await a.stop();
  await expectMore(visitors, 300);

  expect((await visitors.stop()).failed).toEqual([]);
});

test('if the content server stops, no visit fails and a new instance starts with the published content', async ({
  cluster: { backend, a, url, join },
}) => {
  await publish(a, 'autumn');
  await expectShown(url, 'Autumn');
  const visitors = startVisitors(url);

  await backend.stop();
  const c = await join();

  expect(await shownAt(c.url)).toBe('Autumn');
  expect(await healthOf(c)).toMatchObject({ code: 200, status: 'degraded', deployment: 'autumn' });
  expect((await visitors.stop()).failed).toEqual([]);
});

test('if both instances have crashed, nginx serves the cached page', async ({ cluster: { a, b, url } }) => {
  const visitors = startVisitors(url);
  await expectMore(visitors, 50);

  for (const { pid } of [a, b]) process.kill(pid, 'SIGKILL');
  await expectMore(visitors, 300);

  expect((await visitors.stop()).failed).toEqual([]);
});

test('a kept version comes back on both instances and stays after Redis and the content server have stopped', async ({
  cluster: { documents, backend, redis, a, b, url },
}) => {
  const visitors = startVisitors(url);
  const version = await publish(a);
  documents.live = aShopNamed('Typo');
  await publish(a);
  await expectShown(b.url, 'Typo');

  await publishAndGetVersion(b.url, { version });
  await Promise.all([a, b].map((instance) => expectShown(instance.url, 'Summer')));
  await redis.kill();
  await backend.stop();
  await expectMore(visitors, 100);

  expect(await Promise.all([a, b].map((instance) => shownAt(instance.url)))).toEqual(['Summer', 'Summer']);
  expect((await visitors.stop()).failed).toEqual([]);
});

test('a planned publish happens on time on all instances, even if Redis and the instance that planned it have crashed', async ({
  cluster: { redis, a, b, url, join },
}) => {
  const c = await join();
  const visitors = startVisitors(url);
  const plannedAt = async (instance: StorefrontServer) => (await healthOf(instance, SECRET)).planned;
  const due = Date.now() + PLAN_AHEAD_MS;
  const answer = await requestAndExpectOk(a.url, {
    deployment: 'autumn',
    at: new Date(due).toISOString().slice(0, 19) + 'Z',
  });
  expect(answer).toMatchObject({ status: 'planned', deployment: 'autumn' });
  for (const instance of [b, c])
    await expect.poll(() => plannedAt(instance)).toEqual([expect.objectContaining({ deployment: 'autumn' })]);

  process.kill(a.pid, 'SIGKILL');
  await redis.kill();
  await Promise.all([b, c].map((instance) => expectShown(instance.url, 'Autumn')));
  expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(due / 1000) * 1000);
  await expectMore(visitors, 100);

  expect((await visitors.stop()).failed).toEqual([]);
  for (const instance of [b, c]) await expect.poll(() => plannedAt(instance)).toEqual([]);
});

test('a Redis that hangs delays no publish, planned or not, and instances catch up when it resumes', async ({
  cluster: { redis, a, b, url },
}) => {
  const visitors = startVisitors(url);
  const due = new Date(Date.now() + PLAN_AHEAD_MS).toISOString().slice(0, 19) + 'Z';
  await requestAndExpectOk(a.url, { deployment: 'autumn', at: due });
  await expect.poll(async () => (await healthOf(b, SECRET)).planned).toHaveLength(1);

  redis.suspend();
  await Promise.all([a, b].map((instance) => expectShown(instance.url, 'Autumn')));
  await publish(a, 'live');
  expect(await shownAt(a.url)).toBe('Summer');
  redis.resume();

  await expectShown(b.url, 'Summer');
  expect((await visitors.stop()).failed).toEqual([]);
  // Each step under way waits for Redis at most once, and later steps do not wait.
  for (const { output } of [a, b]) expect(occurrences(output(), 'peers not asked')).toBeLessThan(10);
});

test.describe('with CONTENT_REVALIDATE_SECONDS=off', () => {
  test.use({ settings: { CONTENT_REVALIDATE_SECONDS: 'off' } });

  test('a half-typed document is not shown before a publish, even if instances and Redis restart', async ({
    cluster: { documents, redis, a, b, url, join },
  }) => {
    const visitors = startVisitors(url);
    await publish(a, 'autumn');
    await expectShown(b.url, 'Autumn');
    documents.autumn = aShopNamed('Half-typ');

    const c = await join();
    expect(await shownAt(c.url)).toBe('Autumn');
    process.kill(a.pid, 'SIGKILL');
    await redis.kill();
    await expectMore(visitors, 100);
    await redis.restart();
    expect(await Promise.all([b, c].map((instance) => shownAt(instance.url)))).toEqual(['Autumn', 'Autumn']);

    documents.autumn = aShopNamed('Late autumn');
    await publish(b);
    await expectShown(c.url, 'Late autumn');
    expect((await visitors.stop()).failed).toEqual([]);
  });
});

test('the list of publications is the same on all instances, even after Redis came back empty and two instances crashed', async ({
  cluster: { documents, redis, a, b, url, join },
}) => {
  const visitors = startVisitors(url);
  const outcomesAt = async (instance: StorefrontServer) => {
    const headers = { authorization: `Bearer ${SECRET}` };
    const answer = await fetch(`${instance.url}/api/publications`, { headers });
    const { publications } = (await answer.json()) as {
      publications: { deployment: string; outcome: string; by?: string }[];
    };
    return publications.flatMap(({ deployment, outcome, by }) =>
      by === undefined ? [] : `${by}: ${deployment} ${outcome}`,
    );
  };
  await publishAndGetVersion(a.url, { deployment: 'autumn', by: 'Ada' });
  await expect.poll(() => outcomesAt(b)).toEqual(['Ada: autumn updated']);

  await redis.kill();
  documents.broken = '<html>Wartungsarbeiten</html>';
  await expectRefused(b.url, { deployment: 'broken', by: 'Eve' });
  await publishAndGetVersion(b.url, { deployment: 'live', by: 'Bob' });
  expect(await outcomesAt(a)).toEqual(['Ada: autumn updated']);
  await redis.restart();
  const all = ['Bob: live updated', 'Eve: broken refused', 'Ada: autumn updated'];
  await expect.poll(() => outcomesAt(a)).toEqual(all);

  for (const { pid } of [a, b]) process.kill(pid, 'SIGKILL');
  const c = await join();
  expect(await outcomesAt(c)).toEqual(all);
  await expectMore(visitors, 50);
  expect((await visitors.stop()).failed).toEqual([]);
});

test('a dry run, a refusal and a cancelled plan leave the public page unchanged, also while Redis is away', async ({
  cluster: { documents, redis, a, b, url },
}) => {
  const visitors = startVisitors(url);
  documents.broken = '<html>Wartungsarbeiten</html>';
  await requestAndExpectOk(a.url, { deployment: 'autumn', dryRun: true });
  expect(await shownAt(a.url)).toBe('Summer');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19) + 'Z';
  const { id } = await requestAndExpectOk(a.url, { deployment: 'autumn', at: tomorrow });
  await expect.poll(async () => (await healthOf(b, SECRET)).planned).toHaveLength(1);

  await redis.kill();
  await expectRefused(a.url, { deployment: 'broken' });
  await requestAndExpectOk(b.url, { cancel: id });
  await redis.restart();

  await expect.poll(async () => (await healthOf(a, SECRET)).planned).toEqual([]);
  await expectMore(visitors, 50);
  expect(await Promise.all([a, b].map((instance) => shownAt(instance.url)))).toEqual(['Summer', 'Summer']);
  expect((await visitors.stop()).failed).toEqual([]);
});
