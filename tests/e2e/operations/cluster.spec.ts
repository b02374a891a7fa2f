import { randomUUID } from 'node:crypto';

import { type ContentServer, deployments, startContentServer } from '../support/content-server';
import { aShopNamed } from '../support/documents';
import { isInstalled, type Process, startNginx, startRedis } from '../support/processes';
import { askToPublish, PUBLISH_SECRET as SECRET } from '../support/publish';
import { startStorefront, type StorefrontServer } from '../support/server';
import { expect, healthOf, pageAt, sourceAt, test as base } from '../support/servers';
import { letVisitorsIn, type Visits } from '../support/visitors';

/** Long enough for a plan to be heard of and Redis to be killed before it is done. */
const PLAN_AHEAD_MS = 6_000;

const FIRST = { live: aShopNamed('Summer'), autumn: aShopNamed('Autumn') };

type Cluster = {
  documents: Record<string, object | string>;
  backend: ContentServer;
  redis: Process;
  /** The way in for visitors. */
  url: string;
  a: StorefrontServer;
  b: StorefrontServer;
  /** One more instance with the same settings and an empty disk. */
  join: () => Promise<StorefrontServer>;
};

/** A cluster, what it shows at first, and how all of it ends. */
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

/** One for all tests of a worker that break nothing. */
const startShared = () => startCluster();

const test = base.extend<{ cluster: Cluster; lasting: Cluster } & Settings>({
  settings: [{}, { option: true }],
  /** One of its own, for a test that breaks something. */
  cluster: async ({ settings }, provide) => {
    const cluster = await startCluster(settings);
    await provide(cluster);
    await cluster.stop();
  },
  /** One that those which break nothing have in turn, as it was at first. */
  lasting: async ({ once, page }, provide) => {
    const shared = await once(startShared);
    Object.assign(shared.documents, FIRST);
    await publish(shared.a, 'live');
    await Promise.all([shared.b, shared].map(({ url }) => expectShown(url, 'Summer')));
    await provide(shared);
    await page.goto('about:blank'); // a page that outlives its server would tell of requests that fail
  },
});

test.skip(!isInstalled('nginx') || !isInstalled('redis-server'), 'needs nginx and redis-server');

async function publish({ url }: { url: string }, deployment?: string): Promise<string> {
  return ask(url, { deployment });
}

/** @returns the version that is public then */
async function ask(url: string, body: object): Promise<string> {
  return (await asked(url, body)).version;
}

type Answer = { version: string; status: string; id: string };

async function asked(url: string, body: object): Promise<Answer> {
  const response = await askToPublish({ url }, body);
  const answer = (await response.json()) as Answer;
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer;
}

const refused = async (url: string, body: object) =>
  expect((await askToPublish({ url }, body)).status).toBe(422);

const shownAt = async (url: string) => (await pageAt(url)).title;

/** In less time than an instance waits before it asks the source by itself (300 s): what it shows was told to it. */
const expectShown = (url: string, name: string) =>
  expect.poll(() => shownAt(url), { intervals: [20] }).toBe(name);

/** Waits until so many more visits are through. */
const expectMore = ({ visits }: { visits: Visits }, more: number) => {
  const enough = visits.done + more;
  return expect.poll(() => visits.done).toBeGreaterThan(enough);
};

const occurrences = (text: string, part: string) => text.split(part).length - 1;

test.describe('what breaks nothing has one cluster', () => {
  test.describe.configure({ mode: 'default' });

  test('a publish on one instance is seen on the other, long before that one asks the source, and through nginx', async ({
    lasting: { documents, a, b, url },
  }) => {
    await expectShown(url, 'Summer');
    documents.live = aShopNamed('High summer');

    await publish(a);

    expect(await shownAt(a.url)).toBe('High summer');
    await Promise.all([expectShown(b.url, 'High summer'), expectShown(url, 'High summer')]);
  });

  test('a publish by name makes that deployment the public one everywhere, and so does the way back', async ({
    lasting: { backend, a, b },
  }) => {
    await publish(a, 'autumn');
    await expectShown(b.url, 'Autumn');
    expect(await healthOf(b)).toMatchObject({ status: 'ok', deployment: 'autumn' });
    const asked = backend.requests.length;

    await publish(b, 'live');
    await expectShown(a.url, 'Summer');

    expect(backend.requests.length - asked).toBe(1);
  });

  test('whatever instance a publish through nginx meets, every visitor sees it', async ({
    lasting: cluster,
  }) => {
    const crowd = letVisitorsIn(cluster.url);
    await publish(cluster, 'autumn');

    await Promise.all([cluster.a, cluster.b].map(({ url }) => expectShown(url, 'Autumn')));
    await expectShown(cluster.url, 'Autumn');

    expect((await crowd.leave()).failed).toEqual([]);
  });

  test('nginx keeps each encoding as the instances sent it, with their headers', async ({
    lasting: { a, url },
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

  test('a preview passes nginx by, and nobody else sees it', async ({
    page,
    lasting: { documents, url },
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

test('Redis may crash and come back empty: nobody notices, and nothing that was published is lost', async ({
  cluster: { redis, a, b, url },
}) => {
  const crowd = letVisitorsIn(url);
  await expectMore(crowd, 50);

  await redis.kill();
  await publish(a, 'autumn');
  expect(await shownAt(a.url)).toBe('Autumn');
  await expectMore(crowd, 200);
  await redis.restart();

  await expectShown(b.url, 'Autumn');
  await expectShown(url, 'Autumn');
  await publish(b, 'live');
  await expectShown(a.url, 'Summer');
  const { done, failed } = await crowd.leave();
  expect(failed).toEqual([]);
  expect(done).toBeGreaterThan(250);
  for (const { output } of [a, b]) expect(occurrences(output(), 'peers out of reach')).toBe(1);
});

test('an instance may crash: nobody notices', async ({ cluster: { a, b, url } }) => {
  const crowd = letVisitorsIn(url);
  await expectMore(crowd, 100);

  process.kill(a.pid, 'SIGKILL');
  await expectMore(crowd, 300);
  await publish(b, 'autumn');
  await expectShown(url, 'Autumn');

  expect((await crowd.leave()).failed).toEqual([]);
});

test('an instance that is told to stop ends what it has begun: nobody notices', async ({
  cluster: { a, url },
}) => {
  const crowd = letVisitorsIn(url);
  await expectMore(crowd, 100);

  await a.stop();
  await expectMore(crowd, 300);

  expect((await crowd.leave()).failed).toEqual([]);
});

test('the content server may go: nobody notices, and a new instance starts without it', async ({
  cluster: { backend, a, url, join },
}) => {
  await publish(a, 'autumn');
  await expectShown(url, 'Autumn');
  const crowd = letVisitorsIn(url);

  await backend.stop();
  const c = await join();

  expect(await shownAt(c.url)).toBe('Autumn');
  expect(await healthOf(c)).toMatchObject({ code: 200, status: 'degraded', deployment: 'autumn' });
  expect((await crowd.leave()).failed).toEqual([]);
});

test('while no instance is left, nginx goes on with the page that it has', async ({
  cluster: { a, b, url },
}) => {
  const crowd = letVisitorsIn(url);
  await expectMore(crowd, 50);

  for (const { pid } of [a, b]) process.kill(pid, 'SIGKILL');
  await expectMore(crowd, 300);

  expect((await crowd.leave()).failed).toEqual([]);
});

test('a kept version comes back on all instances, with Redis and the content server gone after it: nobody notices', async ({
  cluster: { documents, backend, redis, a, b, url },
}) => {
  const crowd = letVisitorsIn(url);
  const version = await publish(a);
  documents.live = aShopNamed('Typo');
  await publish(a);
  await expectShown(b.url, 'Typo');

  await ask(b.url, { version });
  await Promise.all([a, b].map((instance) => expectShown(instance.url, 'Summer')));
  await redis.kill();
  await backend.stop();
  await expectMore(crowd, 100);

  expect(await Promise.all([a, b].map((instance) => shownAt(instance.url)))).toEqual(['Summer', 'Summer']);
  expect((await crowd.leave()).failed).toEqual([]);
});

test('what is planned is public on all instances at its time, where who took it has crashed and Redis has died meanwhile: nobody notices', async ({
  cluster: { redis, a, b, url, join },
}) => {
  const c = await join();
  const crowd = letVisitorsIn(url);
  const plannedAt = async (instance: StorefrontServer) => (await healthOf(instance, SECRET)).planned;
  const due = Date.now() + PLAN_AHEAD_MS;
  const answer = await asked(a.url, {
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
  await expectMore(crowd, 100);

  expect((await crowd.leave()).failed).toEqual([]);
  for (const instance of [b, c]) await expect.poll(() => plannedAt(instance)).toEqual([]);
});

test('a Redis that hangs holds up no plan and no publish, and what was missed meanwhile is told when it goes on', async ({
  cluster: { redis, a, b, url },
}) => {
  const crowd = letVisitorsIn(url);
  const due = new Date(Date.now() + PLAN_AHEAD_MS).toISOString().slice(0, 19) + 'Z';
  await asked(a.url, { deployment: 'autumn', at: due });
  await expect.poll(async () => (await healthOf(b, SECRET)).planned).toHaveLength(1);

  redis.hang();
  await Promise.all([a, b].map((instance) => expectShown(instance.url, 'Autumn')));
  await publish(a, 'live');
  expect(await shownAt(a.url)).toBe('Summer');
  redis.goOn();

  await expectShown(b.url, 'Summer');
  expect((await crowd.leave()).failed).toEqual([]);
  // It was waited for at most once by each step that was under way, and by none after it.
  for (const { output } of [a, b]) expect(occurrences(output(), 'peers not asked')).toBeLessThan(10);
});

test.describe('where the source is asked by publishes alone', () => {
  test.use({ settings: { CONTENT_REVALIDATE_SECONDS: 'off' } });

  test('nobody reads what is half typed, though instances crash and join and Redis dies; a publish shows it when it is done', async ({
    cluster: { documents, redis, a, b, url, join },
  }) => {
    const crowd = letVisitorsIn(url);
    await publish(a, 'autumn');
    await expectShown(b.url, 'Autumn');
    documents.autumn = aShopNamed('Half-typ');

    const c = await join();
    expect(await shownAt(c.url)).toBe('Autumn');
    process.kill(a.pid, 'SIGKILL');
    await redis.kill();
    await expectMore(crowd, 100);
    await redis.restart();
    expect(await Promise.all([b, c].map((instance) => shownAt(instance.url)))).toEqual(['Autumn', 'Autumn']);

    documents.autumn = aShopNamed('Late autumn');
    await publish(b);
    await expectShown(c.url, 'Late autumn');
    expect((await crowd.leave()).failed).toEqual([]);
  });
});

test('who published and refused what is known on all instances, also where Redis was away, came back empty, and one crashed: nobody notices', async ({
  cluster: { documents, redis, a, b, url, join },
}) => {
  const crowd = letVisitorsIn(url);
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
  await ask(a.url, { deployment: 'autumn', by: 'Ada' });
  await expect.poll(() => outcomesAt(b)).toEqual(['Ada: autumn updated']);

  await redis.kill();
  documents.broken = '<html>Wartungsarbeiten</html>';
  await refused(b.url, { deployment: 'broken', by: 'Eve' });
  await ask(b.url, { deployment: 'live', by: 'Bob' });
  expect(await outcomesAt(a)).toEqual(['Ada: autumn updated']);
  await redis.restart();
  const all = ['Bob: live updated', 'Eve: broken refused', 'Ada: autumn updated'];
  await expect.poll(() => outcomesAt(a)).toEqual(all);

  for (const { pid } of [a, b]) process.kill(pid, 'SIGKILL');
  const c = await join();
  expect(await outcomesAt(c)).toEqual(all);
  await expectMore(crowd, 50);
  expect((await crowd.leave()).failed).toEqual([]);
});

test('a dry run, a refusal and a plan that is taken back change nothing for anybody, with Redis gone too: nobody notices', async ({
  cluster: { documents, redis, a, b, url },
}) => {
  const crowd = letVisitorsIn(url);
  documents.broken = '<html>Wartungsarbeiten</html>';
  await asked(a.url, { deployment: 'autumn', dryRun: true });
  expect(await shownAt(a.url)).toBe('Summer');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 19) + 'Z';
  const { id } = await asked(a.url, { deployment: 'autumn', at: tomorrow });
  await expect.poll(async () => (await healthOf(b, SECRET)).planned).toHaveLength(1);

  await redis.kill();
  await refused(a.url, { deployment: 'broken' });
  await asked(b.url, { cancel: id });
  await redis.restart();

  await expect.poll(async () => (await healthOf(a, SECRET)).planned).toEqual([]);
  await expectMore(crowd, 50);
  expect(await Promise.all([a, b].map((instance) => shownAt(instance.url)))).toEqual(['Summer', 'Summer']);
  expect((await crowd.leave()).failed).toEqual([]);
});
