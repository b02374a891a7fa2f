import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { Pages } from '@/lib/versions/pages';
import { ContentStore } from '@/lib/versions/store';
import { aDocument } from '@/tests/content';
import { type ContentServer, startContentServer } from '@/tests/e2e/support/content-server';
import { PeerNetwork } from '@/tests/peer-network';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const POLL_MS = 5;

const titled = (title: string) => aDocument({ home: { texts: { intro: { NAME: title } } } });

let source: ContentServer;
let network: PeerNetwork;
let folders: string[];
let stores: ContentStore[];

beforeEach(async () => {
  source = await startContentServer(titled('One'));
  [network, folders, stores] = [new PeerNetwork(), [], []];
});

afterEach(async () => {
  jest.useRealTimers();
  for (const store of stores) store.stop();
  await source.stop();
  // An instance that has just received a change may still be writing it to disk.
  for (const folder of folders) await rm(folder, { recursive: true, maxRetries: 5 });
});

/** Starts an instance on its own machine. */
async function anInstance(cacheDir?: string, pages?: Pages): Promise<ContentStore> {
  const folder = cacheDir ?? (await mkdtemp(path.join(tmpdir(), 'peer-')));
  if (cacheDir === undefined) folders.push(folder);
  const settings = readEnvironment({ CONTENT_SOURCE: `${source.url}/{deployment}.json`, CACHE_DIR: folder });
  const store = new ContentStore(settings, pages, network.join());
  stores.push(store);
  await store.start();
  return store;
}

const titleOf = (store: ContentStore) => store.current?.content.home.intro?.title;
const goDown = () => source.answer((_, response) => response.writeHead(500).end());

/** Waits until an instance shows a title. The time limit of the test ends the wait. */
async function shows(store: ContentStore, title: string): Promise<void> {
  while (titleOf(store) !== title) await setTimeout(POLL_MS);
}

test('other instances show what one instance has read, without a request to the source', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  source.answer(titled('Two'));
  const asked = source.requests.length;

  await a.publish();
  await shows(b, 'Two');

  expect(source.requests.length - asked).toBe(1);
});

test('a publish by name and a rollback reach all instances', async () => {
  const [a, b] = [await anInstance(), await anInstance()];

  await a.publish('autumn');
  await b.refresh();
  expect(b.current?.deployment).toBe('autumn');

  await b.publish('live');
  await a.refresh();
  expect(a.current?.deployment).toBe('live');
});

test('an instance does not announce a change that it received from another one', async () => {
  const instances = [await anInstance(), await anInstance(), await anInstance()];
  const before = network.offers;
  source.answer(titled('Two'));

  await instances[0]?.publish();
  await Promise.all(instances.map((instance) => shows(instance, 'Two')));
  await Promise.all(instances.map((instance) => instance.refresh()));

  expect(network.offers - before).toBe(1);
});

test('a new instance starts without the source', async () => {
  await (await anInstance()).publish('autumn');
  goDown();

  const b = await anInstance();

  expect([titleOf(b), b.current?.deployment]).toEqual(['One', 'autumn']);
  expect(b.lastError).toBeDefined();
});

test('an instance without its peers reads from its source', async () => {
  const a = await anInstance();
  network.isInReach = false;
  source.answer(titled('Two'));

  await a.refresh();

  expect(titleOf(a)).toBe('Two');
});

test('a publish made without peers reaches them after the connection returns', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  network.isInReach = false;
  await a.publish('autumn');
  source.answer(titled('Later'));
  await b.refresh(); // a later read of a deployment that is no longer public
  network.isInReach = true;
  network.shared = undefined; // Redis returns empty

  await b.refresh();
  await a.refresh();
  await b.refresh();

  expect([a.current?.deployment, b.current?.deployment]).toEqual(['autumn', 'autumn']);
});

test('an instance that was stopped takes what was published meanwhile instead of its own old copy', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'peer-'));
  folders.push(folder);
  const b = await anInstance(folder);
  b.stop();
  const a = await anInstance();
  source.answer(titled('Two'));
  await a.publish();
  goDown();

  const again = await anInstance(folder);

  expect([titleOf(again), titleOf(a)]).toEqual(['Two', 'Two']);
});

test.each([
  ['a text that is not JSON', '<html>'],
  ['a document without content', '{"home":{}}'],
])('%s is not taken over from the shared state', async (_, text) => {
  const a = await anInstance();
  network.shared = { deployment: 'live', text, publishedAt: Date.now(), loadedAt: Date.now() + 1000 };

  await a.refresh();

  expect(titleOf(a)).toBe('One');
});

test('a version that cannot be rendered here is not taken over, and health reports it', async () => {
  const faults = new Map([['Two', 'a page is broken']]);
  const pages: Pages = {
    prepare: async ({ content }) => faults.get(content.home.intro?.title ?? ''),
    faultOf: () => undefined,
    keepOnly: () => undefined,
  };
  const [a, b] = [await anInstance(), await anInstance(undefined, pages)];
  source.answer(titled('Two'));

  await a.publish('autumn');
  goDown();
  await b.refresh();
  expect([titleOf(a), titleOf(b)]).toEqual(['Two', 'One']);
  source.answer(titled('One'));
  await b.refresh(); // its own source works, but it does not show what was published
  expect(b.lastError).toEqual({
    at: expect.any(Date),
    reason: 'what another instance shows is refused: a page is broken',
  });

  faults.clear();
  source.answer(titled('Two'));
  await b.refresh();
  expect([titleOf(b), b.current?.deployment, b.lastError]).toEqual(['Two', 'autumn', undefined]);
});

test('versions taken from peers and versions refused are logged', async () => {
  const pages: Pages = {
    prepare: async ({ content }) => (content.home.intro?.title === 'Two' ? 'a page is broken' : undefined),
    faultOf: () => undefined,
    keepOnly: () => undefined,
  };
  const [a, b] = [await anInstance(), await anInstance(undefined, pages)];
  const version = b.current?.id;
  jest.mocked(log).mockClear();
  source.answer(titled('Two'));
  await a.refresh();
  await b.refresh();
  source.answer(titled('Three'));
  await a.refresh();
  await shows(b, 'Three');

  const logged = jest.mocked(log).mock.calls;
  expect(logged).toContainEqual([
    'error',
    'content shared by a peer refused',
    { deployment: 'live', reason: 'a page is broken', kept: version },
  ]);
  expect(logged).toContainEqual([
    'info',
    'content taken from a peer',
    { deployment: 'live', version: b.current?.id, problems: 0 },
  ]);
});

test('a damaged shared document is ignored and logged', async () => {
  const a = await anInstance();
  network.shared = { deployment: 'live', text: '{', publishedAt: 1, loadedAt: Date.now() };
  await a.refresh();

  expect(titleOf(a)).toBe('One');
  expect(jest.mocked(log)).toHaveBeenCalledWith('warn', 'content shared by a peer is damaged', {
    deployment: 'live',
    reason: expect.any(String),
  });
});

test('a restored version stays on all instances, whatever the source contains', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  const text = JSON.stringify(titled('Two'));
  await a.publish('live', { kept: { deployment: 'live', text } });
  await shows(b, 'Two');

  await b.refresh();

  expect(titleOf(b)).toBe('Two');
});

test('an instance that already shows the shared version does not take it again', async () => {
  const a = await anInstance();
  jest.mocked(log).mockClear();

  await a.refresh();

  expect(log).not.toHaveBeenCalled();
});

test('listeners are notified of each synchronisation', async () => {
  const a = await anInstance();
  const synced = jest.fn();
  a.onSync(synced);

  await a.refresh();

  expect(synced).toHaveBeenCalledTimes(1);
});

test('a stopped instance receives no changes', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  b.stop();
  expect(network.members.size).toBe(1);
  source.answer(titled('Two'));

  await a.refresh();

  expect(titleOf(b)).toBe('One');
});

/** Sets the system clock of the instances. Requests and timers continue. */
function setClock(now: number): void {
  jest.useFakeTimers({
    now,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'performance'],
  });
}

test('a later publish wins over an earlier one even if the clock was set back', async () => {
  const a = await anInstance();
  setClock(2_000_000_000_000);
  await a.publish('autumn');
  setClock(1_900_000_000_000);

  await a.publish('winter');

  expect(network.shared?.deployment).toBe('winter');
});

test('a later read of the source wins over an earlier one even if the clock was set back', async () => {
  setClock(2_000_000_000_000);
  const [a, b] = [await anInstance(), await anInstance()];
  source.answer(titled('Two'));
  setClock(1_900_000_000_000);

  await a.refresh();

  await shows(b, 'Two');
});

test('after a restart, a publish still wins over later reads of other instances', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'peer-'));
  folders.push(folder);
  const a = await anInstance(folder);
  await a.publish('autumn');
  a.stop();
  network.shared = undefined; // Redis returns empty
  await anInstance();

  const again = await anInstance(folder);

  expect([again.current?.deployment, network.shared]).toEqual([
    'autumn',
    expect.objectContaining({ deployment: 'autumn' }),
  ]);
});

test('a deployment that another instance published again stays public after a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'peer-'));
  folders.push(folder);
  (await anInstance(folder)).stop();
  const a = await anInstance();
  await a.publish('autumn');
  await a.publish('live');
  a.stop();
  (await anInstance(folder)).stop(); // it already showed this deployment, but now it was published
  const autumn = { deployment: 'autumn', text: JSON.stringify(titled('Autumn')), loadedAt: Date.now() };
  const publishedAt = (network.shared?.publishedAt ?? 0) - 1;
  network.shared = { ...autumn, publishedAt }; // from an instance that received only the first publish

  const again = await anInstance(folder);

  expect(again.current?.deployment).toBe('live');
});

test('a shared document without a page is not shown while the source is down', async () => {
  const a = await anInstance();
  goDown();
  network.shared = { deployment: 'live', text: '{"home":{}}', publishedAt: 0, loadedAt: Date.now() + 1000 };

  await a.refresh();

  expect(titleOf(a)).toBe('One');
});
