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
  // An instance that has just heard of news may still be writing it down.
  for (const folder of folders) await rm(folder, { recursive: true, maxRetries: 5 });
});

/** An instance on a machine of its own. */
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

/** Waits until an instance shows a title; the test's own time limit ends what never comes. */
async function shows(store: ContentStore, title: string): Promise<void> {
  while (titleOf(store) !== title) await setTimeout(POLL_MS);
}

test('what one instance reads, the others show without asking the source', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  source.answer(titled('Two'));
  const asked = source.requests.length;

  await a.publish();
  await shows(b, 'Two');

  expect(source.requests.length - asked).toBe(1);
});

test('a publish by name is carried to all, and rolled back on all', async () => {
  const [a, b] = [await anInstance(), await anInstance()];

  await a.publish('autumn');
  await b.refresh();
  expect(b.current?.deployment).toBe('autumn');

  await b.publish('live');
  await a.refresh();
  expect(a.current?.deployment).toBe('live');
});

test('an instance that hears of news does not tell them again', async () => {
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

test('alone, an instance goes on by its source', async () => {
  const a = await anInstance();
  network.isInReach = false;
  source.answer(titled('Two'));

  await a.refresh();

  expect(titleOf(a)).toBe('Two');
});

test('a publish that was made alone reaches the others when they meet again', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  network.isInReach = false;
  await a.publish('autumn');
  source.answer(titled('Later'));
  await b.refresh(); // a later reading, but of what is no longer public
  network.isInReach = true;
  network.shared = undefined; // Redis came back empty

  await b.refresh();
  await a.refresh();
  await b.refresh();

  expect([a.current?.deployment, b.current?.deployment]).toEqual(['autumn', 'autumn']);
});

test('an instance that was away takes what was published meanwhile, and not its own old copy', async () => {
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
  ['no JSON', '<html>'],
  ['a document that is refused', '{"home":{}}'],
])('%s that is shared is not taken over', async (_, text) => {
  const a = await anInstance();
  network.shared = { deployment: 'live', text, publishedAt: Date.now(), loadedAt: Date.now() + 1000 };

  await a.refresh();

  expect(titleOf(a)).toBe('One');
});

test('what another instance shows and this one cannot render is not taken over, and health says so', async () => {
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
  await b.refresh(); // its own source is well, and yet it does not show what was published
  expect(b.lastError).toEqual({
    at: expect.any(Date),
    reason: 'what another instance shows is refused: a page is broken',
  });

  faults.clear();
  source.answer(titled('Two'));
  await b.refresh();
  expect([titleOf(b), b.current?.deployment, b.lastError]).toEqual(['Two', 'autumn', undefined]);
});

test('what is taken from another instance, or refused, is logged', async () => {
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

test('a damaged document that is shared is passed by, and logged', async () => {
  const a = await anInstance();
  network.shared = { deployment: 'live', text: '{', publishedAt: 1, loadedAt: Date.now() };
  await a.refresh();

  expect(titleOf(a)).toBe('One');
  expect(jest.mocked(log)).toHaveBeenCalledWith('warn', 'content shared by a peer is damaged', {
    deployment: 'live',
    reason: expect.any(String),
  });
});

test('a version that was brought back stays on all instances, whatever the source has', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  const text = JSON.stringify(titled('Two'));
  await a.publish('live', { kept: { deployment: 'live', text } });
  await shows(b, 'Two');

  await b.refresh();

  expect(titleOf(b)).toBe('Two');
});

test('an instance that shows what is shared does not take it once more', async () => {
  const a = await anInstance();
  jest.mocked(log).mockClear();

  await a.refresh();

  expect(log).not.toHaveBeenCalled();
});

test('each synchronisation is told to those who asked for it', async () => {
  const a = await anInstance();
  const synced = jest.fn();
  a.onSync(synced);

  await a.refresh();

  expect(synced).toHaveBeenCalledTimes(1);
});

test('an instance that has stopped hears of nothing', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  b.stop();
  expect(network.members.size).toBe(1);
  source.answer(titled('Two'));

  await a.refresh();

  expect(titleOf(b)).toBe('One');
});

/** Sets the clock that instances read; requests and timers go on. */
function setClock(now: number): void {
  jest.useFakeTimers({
    now,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'performance'],
  });
}

test('a publish outweighs an earlier one, also where the clock was set back between them', async () => {
  const a = await anInstance();
  setClock(2_000_000_000_000);
  await a.publish('autumn');
  setClock(1_900_000_000_000);

  await a.publish('winter');

  expect(network.shared?.deployment).toBe('winter');
});

test('a reading outweighs an earlier one, also where the clock was set back between them', async () => {
  setClock(2_000_000_000_000);
  const [a, b] = [await anInstance(), await anInstance()];
  source.answer(titled('Two'));
  setClock(1_900_000_000_000);

  await a.refresh();

  await shows(b, 'Two');
});

test('what was published outweighs later readings of others after a restart too', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'peer-'));
  folders.push(folder);
  const a = await anInstance(folder);
  await a.publish('autumn');
  a.stop();
  network.shared = undefined; // Redis came back empty
  await anInstance();

  const again = await anInstance(folder);

  expect([again.current?.deployment, network.shared]).toEqual([
    'autumn',
    expect.objectContaining({ deployment: 'autumn' }),
  ]);
});

test('a deployment that another instance published anew stays published after a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'peer-'));
  folders.push(folder);
  (await anInstance(folder)).stop();
  const a = await anInstance();
  await a.publish('autumn');
  await a.publish('live');
  a.stop();
  (await anInstance(folder)).stop(); // what it showed before, and yet a publish
  const autumn = { deployment: 'autumn', text: JSON.stringify(titled('Autumn')), loadedAt: Date.now() };
  const publishedAt = (network.shared?.publishedAt ?? 0) - 1;
  network.shared = { ...autumn, publishedAt }; // of an instance that heard of the first publish alone

  const again = await anInstance(folder);

  expect(again.current?.deployment).toBe('live');
});

test('a document without a page that is shared is not shown while the source is down', async () => {
  const a = await anInstance();
  goDown();
  network.shared = { deployment: 'live', text: '{"home":{}}', publishedAt: 0, loadedAt: Date.now() + 1000 };

  await a.refresh();

  expect(titleOf(a)).toBe('One');
});
