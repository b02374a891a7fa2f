import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { Pages } from '@/lib/versions/pages';
import type { Peers } from '@/lib/versions/peers';
import { ContentStore } from '@/lib/versions/store';
import { aDocument, aFlavour, aShopNamed } from '@/tests/content';
import { type ContentServer, startContentServer, sourceAt } from '@/tests/content-server';
import { PeerNetwork } from '@/tests/peer-network';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

let server: ContentServer;
let cacheDir = '';
const stores: ContentStore[] = [];
const RECORDED = { record: async () => undefined };

beforeEach(async () => {
  jest.mocked(log).mockClear();
  cacheDir = await mkdtemp(path.join(tmpdir(), 'store-log-'));
  server = await startContentServer(aShopNamed('One'));
});

afterEach(async () => {
  for (const store of stores.splice(0)) store.stop();
  await server.stop();
  await rm(cacheDir, { recursive: true, maxRetries: 5 });
});

async function aStartedStore(
  variables: Record<string, string> = {},
  pages?: Pages,
  peers?: Peers,
): Promise<ContentStore> {
  const CONTENT_SOURCE = sourceAt(server);
  const settings = readEnvironment({ CONTENT_SOURCE, CACHE_DIR: cacheDir, ...variables });
  const store = new ContentStore(settings, pages, peers);
  stores.push(store);
  await store.start();
  return store;
}

const answered500 = () => `${server.url}/live.json answered 500`;
const goDown = () => server.answer((_, response) => response.writeHead(500).end());
/** Returns the calls since the previous call of `logged`. */
const logged = () => jest.mocked(log).mock.calls.splice(0);

test('an update is logged with the new version, and a failed update with the version that stays public', async () => {
  const store = await aStartedStore();
  const first = store.current?.id;
  goDown();
  await store.refresh();
  server.answer({});
  await store.refresh();

  expect(logged()).toEqual([
    ['info', 'content.updated', { deployment: 'live', version: first, problems: 0 }],
    ['error', 'content.source.failed', { deployment: 'live', reason: answered500(), kept: first }],
    ['error', 'content.refused', { deployment: 'live', reason: 'the document has no "home"', kept: first }],
  ]);
});

test('if the source fails at the first start, the failure is logged without a version', async () => {
  goDown();

  await aStartedStore();

  expect(logged()).toEqual([
    ['error', 'content.source.failed', { deployment: 'live', reason: answered500(), kept: undefined }],
  ]);
});

test('a check that finds an unchanged document is logged only after a failed check', async () => {
  const store = await aStartedStore();
  logged();
  await store.refresh();
  expect(logged()).toEqual([]);
  goDown();
  await store.refresh();
  logged();
  server.answer(aShopNamed('One'));

  await store.refresh();

  expect(logged()).toEqual([['info', 'content.source.recovered', { deployment: 'live' }]]);
});

test('restoring a stored version does not count as a successful check of the source', async () => {
  const store = await aStartedStore();
  const { text = '' } = store.current ?? {};
  server.answer(aShopNamed('Two'));
  await store.refresh();
  goDown();
  await store.refresh();
  const { checkedAt } = store;
  logged();

  await store.publish(undefined, { ...RECORDED, kept: { deployment: 'live', text } });

  expect(logged().map(([, event]) => event)).toEqual(['content.updated']);
  expect(store.checkedAt).toBe(checkedAt);
  expect(store.lastError).toBeUndefined();
});

test('a publish of a new version is logged', async () => {
  const store = await aStartedStore();
  logged();
  server.answer(aShopNamed('Two'));

  await store.publish('autumn', RECORDED);

  const about = { deployment: 'autumn', version: store.current?.id };
  expect(logged()).toEqual([['info', 'content.updated', { ...about, problems: 0 }]]);
});

test('restoring the current version is logged', async () => {
  const store = await aStartedStore();
  logged();

  await store.publish('live', { ...RECORDED, kept: { deployment: 'live', text: store.current?.text ?? '' } });

  const about = { deployment: 'live', version: store.current?.id };
  expect(logged()).toEqual([['info', 'content.republished', { ...about, problems: 0 }]]);
});

test('refused publishes and dry runs are not logged as published', async () => {
  const store = await aStartedStore();
  logged();
  await store.publish('autumn', {});
  await store.publish('live', {});
  expect(logged()).toEqual([]);
  server.answer({});

  await store.publish('autumn', RECORDED);

  expect(logged().map(([, event]) => event)).toEqual(['content.refused']);
});

test('content that was restored from disk is logged with its version', async () => {
  const { current } = await aStartedStore();
  logged();

  await aStartedStore();

  expect(logged()).toEqual([
    ['info', 'content.disk.restored', { deployment: 'live', version: current?.id, problems: 0 }],
  ]);
});

test('content on disk that cannot be rendered is logged with the reason', async () => {
  await aStartedStore();
  logged();

  await aStartedStore(
    {},
    { prepare: async () => 'a page is broken', faultOf: () => undefined, keepOnly: () => undefined },
  );

  expect(logged()[0]).toEqual([
    'error',
    'content.disk.refused',
    { deployment: 'live', reason: 'a page is broken' },
  ]);
});

test('a copy on disk with a damaged document is logged with the reason', async () => {
  await aStartedStore();
  const [name = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, name), JSON.stringify({ deployment: 'live', text: '<html>' }));
  logged();

  await aStartedStore();

  expect(logged()[0]).toEqual([
    'warn',
    'content.disk.damaged',
    { deployment: 'live', reason: expect.stringContaining('JSON') },
  ]);
});

test('a cache folder that cannot be written to is logged with the reason', async () => {
  const directory = path.join(cacheDir, 'file');
  await writeFile(directory, '');

  await aStartedStore({ CACHE_DIR: directory });

  expect(logged()[1]).toEqual([
    'warn',
    'content.disk.failed',
    { directory, reason: expect.stringMatching(/EEXIST|ENOTDIR/) },
  ]);
});

test('if the source is too slow when the server starts, the log gives the version that the page shows', async () => {
  const { current } = await aStartedStore();
  logged();
  server.answer((_, response) => void setTimeout(() => response.end('{}'), 1_500));

  const again = await aStartedStore();

  const [, waited] = logged();
  expect(waited).toEqual([
    'warn',
    'content.source.slow',
    { deployment: 'live', shown: current?.id, reason: expect.stringContaining('1000') },
  ]);
  await again.refresh();
});

test('the removal of most of the content is logged as a warning', async () => {
  const flavours = ['0', '1', '2', '3', '4'].map((id) => aFlavour({ ID: id }));
  server.answer(aDocument({ home: { flavours } }));
  const store = await aStartedStore();
  logged();
  server.answer(aDocument({ home: { flavours: flavours.slice(4) } }));

  await store.refresh();

  expect(logged()[0]).toEqual([
    'warn',
    'content.shrunk',
    { deployment: 'live', what: expect.stringContaining('flavours') },
  ]);
});

test('an unexpected error while reading a document is logged, and the page does not change', async () => {
  const store = await aStartedStore();
  const shown = store.current;
  logged();
  server.answer(aShopNamed('Two'));
  const check = () => {
    throw new Error('no memory');
  };

  const outcome = await store.publish('live', { ...RECORDED, check });

  const reason = 'the document could not be read: Error: no memory';
  expect(outcome).toEqual({ kind: 'refused', reason });
  expect(store.current).toBe(shown);
  expect(logged()).toEqual([
    ['error', 'content.read.failed', { deployment: 'live', reason: expect.stringContaining('no memory\n') }],
    ['error', 'content.refused', { deployment: 'live', reason, kept: shown?.id }],
  ]);
});

test('an unexpected error while handling a message from another instance is logged', async () => {
  let tellChange = () => {};
  let shared: Peers['shared'] = async () => undefined;
  const store = await aStartedStore({}, undefined, {
    ...new PeerNetwork().join(),
    start: async (onChange) => void (tellChange = onChange),
    shared: () => shared(),
  });
  logged();
  for (const fault of [new Error('no memory'), 'nothing that explains itself']) {
    shared = () => Promise.reject(fault);
    tellChange();
    await store.refresh().catch(() => undefined); // `refresh` waits until the store has handled the change
  }

  expect(logged()).toEqual([
    ['error', 'content.check.failed', { reason: expect.stringMatching(/^Error: no memory\n +at /) }],
    ['error', 'content.check.failed', { reason: 'nothing that explains itself' }],
  ]);
});
