import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { PublicationService } from '@/lib/editing/publish/publication-service';
import { Publications } from '@/lib/editing/publish/publications';
import type { PublishRequest } from '@/lib/editing/publish/request';
import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { Pages } from '@/lib/versions/pages';
import { ContentStore } from '@/lib/versions/store';
import { aShopNamed } from '@/tests/content';
import { type ContentServer, startContentServer } from '@/tests/content-server';
import { PeerNetwork } from '@/tests/peer-network';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const POLL_MS = 5;

const LIVE = { deployment: 'live', isPinned: false };

let source: ContentServer;
let network: PeerNetwork;
let folders: string[];
let stores: ContentStore[];
let services: Map<ContentStore, PublicationService>;

beforeEach(async () => {
  source = await startContentServer(aShopNamed('One'));
  [network, folders, stores, services] = [new PeerNetwork(), [], [], new Map()];
});

afterEach(async () => {
  jest.useRealTimers();
  for (const store of stores) store.stop();
  await source.stop();
  // An instance may still write to its folder after a notification.
  for (const folder of folders) await rm(folder, { recursive: true, maxRetries: 5 });
});

type Given = { cacheDir?: string; pages?: Pages; LOCALES?: string };

async function anInstance({ cacheDir, pages, LOCALES }: Given = {}): Promise<ContentStore> {
  const folder = cacheDir ?? (await mkdtemp(path.join(tmpdir(), 'peer-')));
  if (cacheDir === undefined) folders.push(folder);
  const name = LOCALES === undefined ? '{deployment}.json' : '{deployment}.{locale}.json';
  const settings = readEnvironment({ CONTENT_SOURCE: `${source.url}/${name}`, CACHE_DIR: folder, LOCALES });
  const peers = network.join();
  const store = new ContentStore(settings, pages, peers);
  stores.push(store);
  services.set(store, new PublicationService(store, new Publications(peers), settings.media));
  await store.start();
  return store;
}

const publish = (store: ContentStore | undefined, request: PublishRequest = {}) =>
  store && services.get(store)?.publish(request);

const titleOf = (store: ContentStore) => store.current?.content.home.intro?.title;
/** Makes Redis reachable again and connects every instance. */
function reconnect(): void {
  network.isInReach = true;
  for (const onConnect of network.members) onConnect();
}
const goDown = () => source.answer((_, response) => response.writeHead(500).end());

async function shows(store: ContentStore, title: string): Promise<void> {
  while (titleOf(store) !== title) await setTimeout(POLL_MS);
}

test('a version that one instance publishes is shown by other instances without a request to the source', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  source.answer(aShopNamed('Two'));
  const asked = source.requests.length;

  await publish(a);
  await shows(b, 'Two');

  expect(source.requests.length - asked).toBe(1);
});

test('a deployment that one instance publishes is shown by the other instance after its next refresh', async () => {
  const [a, b] = [await anInstance(), await anInstance()];

  await publish(a, { deployment: 'autumn' });
  await b.refresh();
  expect(b.current?.deployment).toBe('autumn');

  await publish(b, { deployment: 'live' });
  await a.refresh();
  expect(a.current?.deployment).toBe('live');
});

test('a change from another instance is not written to Redis again', async () => {
  const instances = [await anInstance(), await anInstance(), await anInstance()];
  const before = network.writes;
  source.answer(aShopNamed('Two'));

  await publish(instances[0]);
  await Promise.all(instances.map((instance) => shows(instance, 'Two')));
  await Promise.all(instances.map((instance) => instance.refresh()));

  expect(network.writes - before).toBe(1);
});

test('if the source is down, a new instance starts with the version in Redis', async () => {
  await publish(await anInstance(), { deployment: 'autumn' });
  goDown();

  const b = await anInstance();

  expect([titleOf(b), b.current?.deployment]).toEqual(['One', 'autumn']);
  expect(b.lastError).toBeDefined();
});

test('after a language is added to LOCALES, a new instance reads the public deployment from the source', async () => {
  const a = await anInstance({ LOCALES: 'en' });
  await publish(a, { deployment: 'autumn' });

  const b = await anInstance({ LOCALES: 'en,fr' });

  expect([b.current?.deployment, b.current?.editions.length, b.lastError]).toEqual(['autumn', 2, undefined]);
  await a.refresh();
  expect([a.current?.deployment, a.lastError]).toEqual(['autumn', undefined]);
});

test('if Redis does not answer, an instance still reads its content source', async () => {
  const a = await anInstance();
  network.isInReach = false;
  source.answer(aShopNamed('Two'));

  await a.refresh();

  expect(titleOf(a)).toBe('Two');
});

test('if Redis does not answer, a publish is refused and changes nothing', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  network.isInReach = false;
  source.answer(aShopNamed('Two'));
  const asked = source.requests.length;

  await expect(publish(a, { deployment: 'autumn' })).rejects.toThrow('Redis does not answer');

  network.isInReach = true;
  expect([titleOf(a), a.current?.deployment, source.requests.length - asked]).toEqual(['One', 'live', 0]);
  expect([titleOf(b), network.shared?.deployment]).toEqual(['One', 'live']);
});

test('if Redis and the source are down, an instance starts from disk, and later shows a peer’s publish', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'peer-'));
  folders.push(folder);
  const b = await anInstance({ cacheDir: folder });
  await publish(b, { deployment: 'autumn' });
  b.stop();
  network.isInReach = false;
  goDown();

  const again = await anInstance({ cacheDir: folder });
  expect([titleOf(again), again.current?.deployment]).toEqual(['One', 'autumn']);
  source.answer(aShopNamed('Two'));
  network.isInReach = true;
  await publish(await anInstance(), { deployment: 'live' });

  // Waits for the deployment, not for the title, because the deployment "autumn" also has the title "Two".
  while (again.current?.deployment !== 'live') await setTimeout(POLL_MS);
  expect(titleOf(again)).toBe('Two');
});

test('an instance shows the version in Redis as soon as Redis answers again', async () => {
  const a = await anInstance();
  network.isInReach = false;
  await a.refresh();
  const autumn = { deployment: 'autumn', text: JSON.stringify(aShopNamed('Autumn')) };
  network.shared = { ...autumn, publishedAt: 1, loadedAt: 1, isPinned: false };

  reconnect();

  await shows(a, 'Autumn');
  expect(a.current?.deployment).toBe('autumn');
});

test('a version that was read while Redis was down is shared as soon as Redis answers again', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  network.isInReach = false;
  source.answer(aShopNamed('Two'));
  await a.refresh();
  goDown();

  reconnect();

  await shows(b, 'Two');
});

test('the first instance that connects to an empty Redis shares its version with the other instances', async () => {
  const a = await anInstance();
  const [connectA] = network.members;
  const b = await anInstance();
  network.isInReach = false;
  source.answer(aShopNamed('Two'));
  await a.refresh();
  network.isInReach = true;
  network.empty();
  goDown();

  connectA?.();

  await shows(b, 'Two');
});

test('after a restart, an instance shows the version that was published meanwhile, not its older copy', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'peer-'));
  folders.push(folder);
  const b = await anInstance({ cacheDir: folder });
  b.stop();
  const a = await anInstance();
  source.answer(aShopNamed('Two'));
  await publish(a);
  goDown();

  const again = await anInstance({ cacheDir: folder });

  expect([titleOf(again), titleOf(a)]).toEqual(['Two', 'Two']);
});

test('an instance that cannot render the version in Redis keeps its own version, and `lastError` contains the reason', async () => {
  const faults = new Map([['Two', 'a page is broken']]);
  const pages: Pages = {
    prepare: async ({ content }) => faults.get(content.home.intro?.title ?? ''),
    faultOf: () => undefined,
    keepOnly: () => undefined,
  };
  const [a, b] = [await anInstance(), await anInstance({ pages })];
  source.answer(aShopNamed('Two'));

  await publish(a, { deployment: 'autumn' });
  goDown();
  await b.refresh();
  expect([titleOf(a), titleOf(b)]).toEqual(['Two', 'One']);
  source.answer(aShopNamed('One'));
  await b.refresh(); // the source answers again, but this instance still cannot show the published version
  expect(b.lastError).toEqual({
    at: expect.any(Date),
    reason: 'the version in Redis cannot be shown: a page is broken',
  });

  faults.clear();
  source.answer(aShopNamed('Two'));
  await b.refresh();
  expect([titleOf(b), b.current?.deployment, b.lastError]).toEqual(['Two', 'autumn', undefined]);
});

test('each received version and each refused version is logged', async () => {
  const pages: Pages = {
    prepare: async ({ content }) => (content.home.intro?.title === 'Two' ? 'a page is broken' : undefined),
    faultOf: () => undefined,
    keepOnly: () => undefined,
  };
  const [a, b] = [await anInstance(), await anInstance({ pages })];
  const version = b.current?.id;
  jest.mocked(log).mockClear();
  source.answer(aShopNamed('Two'));
  await a.refresh();
  await b.refresh();
  source.answer(aShopNamed('Three'));
  await a.refresh();
  await shows(b, 'Three');

  const logged = jest.mocked(log).mock.calls;
  expect(logged).toContainEqual([
    'error',
    'content.redis.refused',
    { deployment: 'live', reason: 'a page is broken', kept: version },
  ]);
  expect(logged).toContainEqual([
    'info',
    'content.redis.received',
    { deployment: 'live', version: b.current?.id, problems: 0 },
  ]);
});

test('if the document in Redis is damaged, the old version stays, and `lastError` gives the reason', async () => {
  const a = await anInstance();
  network.shared = { ...LIVE, text: '{', publishedAt: 1, loadedAt: Date.now() };
  await a.refresh();

  expect(titleOf(a)).toBe('One');
  expect(jest.mocked(log)).toHaveBeenCalledWith('warn', 'content.redis.damaged', {
    deployment: 'live',
    reason: expect.any(String),
  });
  expect(a.lastError?.reason).toMatch(/^the version in Redis cannot be shown: /);

  await publish(a);
  await a.refresh();
  expect(a.lastError).toBeUndefined();
});

test('an instance that already shows the version in Redis does not render this version again', async () => {
  const prepare = jest.fn(async () => undefined);
  const pages: Pages = { prepare, faultOf: () => undefined, keepOnly: () => undefined };
  const a = await anInstance({ pages });
  prepare.mockClear();
  jest.mocked(log).mockClear();

  await a.refresh();

  expect(prepare).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

test('each refresh calls the `onSync` listeners once', async () => {
  const a = await anInstance();
  const synced = jest.fn();
  a.onSync(synced);

  await a.refresh();

  expect(synced).toHaveBeenCalledTimes(1);
});

test('after `stop`, an instance receives no versions from other instances', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  b.stop();
  expect(network.members.size).toBe(1);
  source.answer(aShopNamed('Two'));

  await a.refresh();

  expect(titleOf(b)).toBe('One');
});

function setClock(now: number): void {
  jest.useFakeTimers({
    now,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'performance'],
  });
}

test('after the clock is set back, a publish still replaces the previous publish', async () => {
  const a = await anInstance();
  setClock(2_000_000_000_000);
  await publish(a, { deployment: 'autumn' });
  setClock(1_900_000_000_000);

  await publish(a, { deployment: 'winter' });

  expect(network.shared?.deployment).toBe('winter');
});

test('after the clock is set back, all instances still show a new version', async () => {
  setClock(2_000_000_000_000);
  const [a, b] = [await anInstance(), await anInstance()];
  source.answer(aShopNamed('Two'));
  setClock(1_900_000_000_000);

  await a.refresh();

  await shows(b, 'Two');
});

test('a document in Redis with an empty “home” is not shown, even if the source is down', async () => {
  const a = await anInstance();
  goDown();
  network.shared = { ...LIVE, text: '{"home":{}}', publishedAt: 0, loadedAt: Date.now() + 1000 };

  await a.refresh();

  expect(titleOf(a)).toBe('One');
});
