import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { diskPublications } from '@/lib/editing/publish/disk-publications';
import { Plans } from '@/lib/editing/publish/plans';
import { PublicationService, type Published } from '@/lib/editing/publish/publication-service';
import { Publications } from '@/lib/editing/publish/publications';
import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import { ContentStore } from '@/lib/versions/store';
import { aDocument } from '@/tests/content';
import { type ContentServer, startContentServer, sourceAt } from '@/tests/content-server';
import { PeerNetwork } from '@/tests/peer-network';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const NOW = Date.parse('2026-11-30T12:00:00Z');
/** In the shop's time zone (Europe/Paris); 7:00 UTC. */
const MORNING = '2026-12-01T08:00';
const DUE = Date.parse('2026-12-01T07:00:00Z');
const HOUR = 3_600_000;

const titled = (title: string) => aDocument({ home: { texts: { intro: { NAME: title } } } });

type Site = { store: ContentStore; service: PublicationService; plans: Plans; stop: () => void };

let source: ContentServer;
let folder = '';
let documents: Record<string, object | string> = {};
let sites: Site[] = [];
let variables: Record<string, string> = {};

beforeEach(async () => {
  variables = {};
  documents = { live: titled('Summer'), autumn: titled('Autumn'), winter: titled('Winter') };
  source = await startContentServer((request, response) => {
    const document = documents[/\/([a-z.]+)\.json/.exec(request.url ?? '')?.[1] ?? ''];
    if (document === undefined) response.writeHead(404).end();
    else response.end(typeof document === 'string' ? document : JSON.stringify(document));
  });
  folder = await mkdtemp(path.join(tmpdir(), 'plans-'));
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

afterEach(async () => {
  for (const { stop } of sites) stop();
  sites = [];
  jest.useRealTimers();
  await source.stop();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const settingsOf = (name: string) =>
  readEnvironment({
    CONTENT_SOURCE: sourceAt(source),
    CACHE_DIR: path.join(folder, name),
    CONTENT_REVALIDATE_SECONDS: 'off',
    ...variables,
  });

/** Starts an instance with its own disk. Instances in one network share publications, as with Redis. */
async function aSite(name = 'a', network?: PeerNetwork): Promise<Site> {
  const settings = settingsOf(name);
  const peers = network?.join();
  const store = new ContentStore(settings, undefined, peers);
  const publications = new Publications(peers ?? diskPublications(settings));
  const service = new PublicationService(store, publications, settings.media);
  const plans = new Plans(store, service, publications);
  const stop = () => {
    plans.stop();
    store.stop();
  };
  const site = { store, service, plans, stop };
  sites.push(site);
  await store.start();
  await service.lastList();
  plans.start();
  return site;
}

const titleOf = ({ store }: Site) => store.current?.content.home.intro?.title;

/** Runs due timers until a condition holds. The clock does not advance. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    jest.advanceTimersByTime(0);
    await new Promise((turn) => setImmediate(turn));
  }
}

/** A plan waits four times: once for a timer, twice for the publications and once for the store. */
async function settled({ service, store }: Site): Promise<void> {
  for (let waits = 0; waits < 4; waits += 1) {
    jest.advanceTimersByTime(0);
    await service.lastList();
    await store.refresh();
  }
}

const shows = (site: Site, title: string) => until(() => titleOf(site) === title);
const outcomesOf = async ({ service }: Site) =>
  (await service.list()).map(({ deployment, outcome }) => `${deployment} ${outcome}`);

const goTo = (moment: number) => jest.advanceTimersByTime(moment - Date.now());

/** Lets the scheduler run at `moment` and 1 s later, because `goTo` fires only one timer. */
async function pass(moment: number, site: Site): Promise<void> {
  goTo(moment);
  await settled(site);
  jest.advanceTimersByTime(1_000);
  await settled(site);
}

test('a plan is published at the planned time and not earlier', async () => {
  const site = await aSite();
  await site.plans.plan({ deployment: 'autumn', at: MORNING, by: 'Ada' });
  const asked = source.requests.length;

  goTo(DUE - 1);
  await settled(site);
  expect([titleOf(site), source.requests.length - asked]).toEqual(['Summer', 0]);
  goTo(DUE);

  await shows(site, 'Autumn');
  await until(() => site.plans.planned.length === 0);
  expect((await site.service.list())[0]).toMatchObject({ outcome: 'updated', by: 'Ada', due: DUE, at: DUE });
});

test('the response to a new plan lists the changes so far, and the planned publish includes later edits', async () => {
  const site = await aSite();

  const result = await site.plans.plan({ deployment: 'autumn', at: MORNING });
  expect(result).toMatchObject({ published: { differences: [expect.anything()] }, plan: { due: DUE } });
  documents.autumn = titled('Late autumn');
  goTo(DUE);

  await shows(site, 'Late autumn');
});

test('a plan stores the version of the documents at the time of planning, to detect later changes', async () => {
  const site = await aSite();

  const { published } = (await site.plans.plan({ deployment: 'autumn', at: MORNING })) as {
    published: Published;
  };

  expect(published.version).toEqual(expect.any(String));
  expect(site.plans.planned).toEqual([expect.objectContaining({ versionWhenPlanned: published.version })]);
});

test('if a publish would be refused now, a plan for this publish needs a confirmation', async () => {
  const site = await aSite();
  documents.autumn = '<html>';

  const refused = await site.plans.plan({ deployment: 'autumn', at: MORNING });
  expect(refused).toMatchObject({ published: { outcome: { kind: 'refused' } } });
  expect(site.plans.planned).toEqual([]);
  await site.plans.plan({ deployment: 'autumn', at: MORNING, anyway: true });

  expect(site.plans.planned).toEqual([expect.objectContaining({ due: DUE })]);
});

test.each([['2026-11-30T12:59'], ['2026-11-30T13:00'], ['tomorrow']])(
  'on 2026-11-30 at 13:00, a plan for the time %s is refused',
  async (at) => {
    const { plans } = await aSite();

    expect(await plans.plan({ deployment: 'autumn', at })).toEqual({ fault: expect.stringContaining(at) });
  },
);

test('a refused plan leaves the page unchanged; `plans.failure` has the reason until a publish succeeds', async () => {
  const site = await aSite();
  await site.plans.plan({ deployment: 'autumn', at: MORNING });
  documents.autumn = '<html>';
  jest.mocked(log).mockClear();
  goTo(DUE);
  // The refusal is logged after it is recorded.
  await until(() => jest.mocked(log).mock.calls.some(([level]) => level === 'error'));

  expect(titleOf(site)).toBe('Summer');
  expect(site.plans.failure?.reason).toMatch(/autumn was refused: not JSON/);
  expect(log).toHaveBeenCalledWith(
    'error',
    'publication.recorded',
    expect.objectContaining({ outcome: 'refused' }),
  );
  jest.setSystemTime(DUE + HOUR);
  await site.service.publish({ deployment: 'winter' });

  expect(site.plans.failure).toBeUndefined();
});

test('a cancelled plan is not carried out', async () => {
  const site = await aSite();
  await site.plans.plan({ deployment: 'autumn', at: MORNING });
  const [plan] = site.plans.planned;

  await site.plans.cancel({ cancel: plan?.id ?? '' });
  expect(await site.plans.cancel({ cancel: plan?.id ?? '' })).toBeUndefined();
  await pass(DUE + HOUR, site);

  expect([site.plans.planned, titleOf(site), await outcomesOf(site)]).toEqual([
    [],
    'Summer',
    ['autumn cancelled'],
  ]);
});

test('a cancelled plan keeps its author and note unless the cancellation gives a new author and note', async () => {
  const site = await aSite();
  for (const cancellation of [{ by: 'Ben', note: 'Too early' }, {}]) {
    await site.plans.plan({ deployment: 'autumn', at: MORNING, by: 'Ada', note: 'Autumn range' });
    await site.plans.cancel({ cancel: site.plans.planned[0]?.id ?? '', ...cancellation });
  }

  const list = await site.service.list();
  expect(list.map(({ by, note }) => [by, note])).toEqual(
    expect.arrayContaining([
      ['Ben', 'Too early'],
      ['Ada', 'Autumn range'],
    ]),
  );
});

test('the cancellation of one plan leaves the other plans unchanged', async () => {
  const site = await aSite();
  await site.plans.plan({ deployment: 'autumn', at: MORNING });
  await site.plans.plan({ deployment: 'winter', at: '2026-12-01T09:00' });
  const [, second] = site.plans.planned;

  expect(await site.plans.cancel({ cancel: second?.id ?? '' })).toMatchObject({ deployment: 'winter' });

  expect(site.plans.planned.map(({ deployment }) => deployment)).toEqual(['autumn']);
});

test('at most twenty publishes can be planned', async () => {
  const site = await aSite();
  const plan = () => site.plans.plan({ deployment: 'autumn', at: MORNING });
  for (let count = 0; count < 20; count += 1) expect(await plan()).toHaveProperty('plan');

  expect(await plan()).toEqual({ fault: '20 publishes are planned: cancel one first' });
  expect(site.plans.planned).toHaveLength(20);
});

test('a planned time without an offset is in the time zone of the shop', async () => {
  documents.live = aDocument({ common: { timeZone: 'America/New_York' } });
  const site = await aSite();

  expect(await site.plans.plan({ deployment: 'autumn', at: MORNING })).toMatchObject({
    plan: { due: Date.parse('2026-12-01T13:00:00Z') },
  });
});

test('if no version is public, a planned time without an offset is in the time zone of Paris', async () => {
  const { live } = documents;
  delete documents.live;
  const site = await aSite();
  documents.live = live ?? {};

  expect(await site.plans.plan({ deployment: 'autumn', at: MORNING })).toMatchObject({ plan: { due: DUE } });
});

test('if no version is public, a plan without a deployment name is made for the configured deployment', async () => {
  const { live } = documents;
  delete documents.live;
  const { plans } = await aSite();

  expect(await plans.plan({ at: MORNING, anyway: true })).toEqual({
    published: expect.objectContaining({ outcome: expect.objectContaining({ kind: 'missing' }) }),
  });
  documents.live = live ?? {};
  expect(await plans.plan({ at: MORNING })).toMatchObject({ plan: { deployment: 'live', due: DUE } });
});

test('a stopped server carries out no plans', async () => {
  const site = await aSite();
  await site.plans.plan({ deployment: 'autumn', at: MORNING });
  site.plans.stop();

  goTo(DUE + HOUR);
  await settled(site);

  expect([titleOf(site), site.plans.planned.length]).toEqual(['Summer', 1]);
});

test('a plan that fails with an unexpected error counts as refused, and the stack trace is logged', async () => {
  const site = await aSite();
  await site.plans.plan({ deployment: 'autumn', at: MORNING });
  jest.spyOn(site.service, 'publish').mockRejectedValue(new Error('no more files'));
  goTo(DUE);
  await until(() => site.plans.failure !== undefined);

  expect(site.plans.failure?.reason).toBe('the planned publish of autumn was refused: Error: no more files');
  expect(log).toHaveBeenCalledWith('error', 'publish.plan.failed', {
    id: expect.any(String),
    reason: expect.stringMatching(/^Error: no more files\n {4}at /),
  });
});

test('plans for the same time are carried out in the order in which the plans were made', async () => {
  const site = await aSite();
  await site.plans.plan({ deployment: 'autumn', at: MORNING });
  await site.plans.plan({ deployment: 'winter', at: MORNING });

  goTo(DUE + 1);
  await shows(site, 'Winter');
  await until(() => site.plans.planned.length === 0);

  expect((await outcomesOf(site)).slice(0, 2)).toEqual(['winter updated', 'autumn updated']);
});

test('a planned publish is carried out even if the server restarts before the planned time', async () => {
  const first = await aSite();
  await first.plans.plan({ deployment: 'autumn', at: MORNING });
  first.stop();

  const restarted = await aSite();
  goTo(DUE);

  await shows(restarted, 'Autumn');
});

test('after a server downtime, a plan that is less than a day late is carried out at once', async () => {
  const first = await aSite();
  await first.plans.plan({ deployment: 'autumn', at: MORNING });
  first.stop();
  jest.setSystemTime(DUE + 24 * HOUR - 1000);

  const restarted = await aSite();

  await shows(restarted, 'Autumn');
});

test('after a server downtime, a plan at least a day late is refused; `plans.failure` gives the reason', async () => {
  const first = await aSite();
  await first.plans.plan({ deployment: 'autumn', at: MORNING });
  first.stop();
  jest.setSystemTime(DUE + 24 * HOUR);

  const restarted = await aSite();
  await until(() => restarted.plans.failure !== undefined);

  expect([titleOf(restarted), await outcomesOf(restarted)]).toEqual(['Summer', ['autumn refused']]);
  expect(restarted.plans.failure?.reason).toContain('no server was running');
});

test('a late plan does not replace a version that was published after the planned time', async () => {
  const away = await aSite('away');
  await away.plans.plan({ deployment: 'autumn', at: MORNING });
  away.plans.stop();
  jest.setSystemTime(DUE + HOUR);
  await away.service.publish({ deployment: 'winter' });
  jest.setSystemTime(DUE + 2 * HOUR);

  away.plans.start();
  await until(() => away.plans.planned.length === 0);

  expect([titleOf(away), (await outcomesOf(away))[0]]).toEqual(['Winter', 'autumn refused']);
});

test('if the clock jumps forward and back, a due plan is carried out within a second and only once', async () => {
  const site = await aSite();
  await site.plans.plan({ deployment: 'autumn', at: MORNING });
  jest.setSystemTime(DUE + HOUR);

  jest.advanceTimersByTime(1_000);
  await shows(site, 'Autumn');
  await until(() => site.plans.planned.length === 0);
  jest.setSystemTime(DUE - HOUR);
  await site.service.publish({ deployment: 'winter' });
  await pass(DUE + HOUR, site);

  expect([titleOf(site), site.plans.planned]).toEqual(['Winter', []]);
});

test('a plan takes effect on all instances that share Redis, and is listed as one publication', async () => {
  const redis = new PeerNetwork();
  const [a, b] = [await aSite('a', redis), await aSite('b', redis)];
  await a.plans.plan({ deployment: 'autumn', at: MORNING });
  await b.service.list(); // b reads the new plan, as after a notification from Redis

  goTo(DUE);
  await Promise.all([shows(a, 'Autumn'), shows(b, 'Autumn')]);
  await until(() => a.plans.planned.length + b.plans.planned.length === 0);

  await a.service.list();
  const done = (await b.service.list()).filter(({ deployment }) => deployment === 'autumn');
  expect(done).toEqual([expect.objectContaining({ outcome: 'updated', due: DUE })]);
});

test('until Redis answers again, due plans wait, and no plan is added or cancelled', async () => {
  const redis = new PeerNetwork();
  const [a, b] = [await aSite('a', redis), await aSite('b', redis)];
  await a.plans.plan({ deployment: 'autumn', at: MORNING });
  const [plan] = a.plans.planned;
  await b.service.list();
  redis.isInReach = false;

  await expect(a.plans.plan({ deployment: 'winter', at: MORNING })).rejects.toThrow('Redis does not answer');
  await expect(a.plans.cancel({ cancel: plan?.id ?? '' })).rejects.toThrow('Redis does not answer');
  goTo(DUE + HOUR);
  await settled(a);
  expect([titleOf(a), titleOf(b), a.plans.planned.length]).toEqual(['Summer', 'Summer', 1]);
  redis.isInReach = true;
  for (const { plans } of [a, b]) plans.stop();
  a.plans.start();
  jest.advanceTimersByTime(1_000);

  await shows(a, 'Autumn');
  await until(() => a.plans.planned.length === 0);
  await shows(b, 'Autumn');
  expect((await b.service.list()).map(({ deployment }) => deployment)).toContain('autumn');
});

test('as long as Redis does not answer, the server tries to carry out due plans every second', async () => {
  const redis = new PeerNetwork();
  const site = await aSite('a', redis);
  await site.plans.plan({ deployment: 'autumn', at: MORNING });
  redis.isInReach = false;
  goTo(DUE);
  await settled(site);
  const turn = async () => {
    jest.advanceTimersByTime(0);
    await new Promise((next) => setImmediate(next));
  };
  await turn();
  const before = redis.asked;

  for (let turns = 0; turns < 20; turns += 1) await turn();

  expect(redis.asked).toBe(before);
  redis.isInReach = true;
  jest.advanceTimersByTime(1_000);
  await shows(site, 'Autumn');
});

test('an instance that starts after a cancellation does not carry out the plan', async () => {
  const redis = new PeerNetwork();
  const [a, b] = [await aSite('a', redis), await aSite('b', redis)];
  await a.plans.plan({ deployment: 'autumn', at: MORNING });
  await b.service.list();
  b.stop();
  const [plan] = a.plans.planned;
  await a.plans.cancel({ cancel: plan?.id ?? '' });

  const back = await aSite('b', redis);

  expect(back.plans.planned).toEqual([]);
  await pass(DUE, back);
  expect(titleOf(back)).toBe('Summer');
});

test('a plan is published in all languages and on all instances', async () => {
  const inFrench = (title: string) =>
    aDocument({ common: { locale: 'fr' }, home: { texts: { intro: { NAME: title } } } });
  variables = { LOCALES: 'en,fr', CONTENT_SOURCE: `${source.url}/{deployment}.{locale}.json` };
  documents = {
    'live.en': titled('Summer'),
    'live.fr': inFrench('Été'),
    'autumn.en': titled('Autumn'),
    'autumn.fr': inFrench('Automne'),
  };
  const redis = new PeerNetwork();
  const [a, b] = [await aSite('a', redis), await aSite('b', redis)];
  const titlesOf = ({ store }: Site) =>
    store.current?.editions.map(({ content }) => content.home.intro?.title);
  await a.plans.plan({ deployment: 'autumn', at: MORNING });
  await b.service.list();
  expect([titlesOf(a), titlesOf(b)]).toEqual([
    ['Summer', 'Été'],
    ['Summer', 'Été'],
  ]);

  goTo(DUE);
  await Promise.all([shows(a, 'Autumn'), shows(b, 'Autumn')]);

  expect([titlesOf(a), titlesOf(b)]).toEqual([
    ['Autumn', 'Automne'],
    ['Autumn', 'Automne'],
  ]);
});
