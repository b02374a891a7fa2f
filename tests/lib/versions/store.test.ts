import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEnvironment } from '@/lib/platform/environment';
import type { Pages } from '@/lib/versions/pages';
import { ContentStore } from '@/lib/versions/store';
import { aDocument, aFlavour, aShopNamed } from '@/tests/content';
import { type ContentServer, startContentServer, sourceAt } from '@/tests/content-server';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const TEN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

let server: ContentServer;
let cacheDir = '';
const stores: ContentStore[] = [];
const RECORDED = { record: async () => undefined };

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'store-'));
  server = await startContentServer(aShopNamed('One'));
});

afterEach(async () => {
  for (const store of stores.splice(0)) store.stop();
  jest.useRealTimers();
  await server.stop();
  await rm(cacheDir, { recursive: true, maxRetries: 5 });
});

function aStore(variables: Record<string, string> = {}, pages?: Pages): ContentStore {
  const source = sourceAt(server);
  const store = new ContentStore(
    readEnvironment({ CONTENT_SOURCE: source, CACHE_DIR: cacheDir, ...variables }),
    pages,
  );
  stores.push(store);
  return store;
}

const REAL_TIMERS = [
  'nextTick',
  'setImmediate',
  'queueMicrotask',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const;

const titleOf = (store: ContentStore) => store.current?.content.home.intro?.title;
const ten = () => aDocument({ home: { flavours: TEN.map((ID) => aFlavour({ ID })) } });
const goDown = () => server.answer((_, response) => response.writeHead(500).end());

test('a store has no content before it starts', () => {
  expect(aStore().current).toBeUndefined();
});

test('a started store shows the content of its source', async () => {
  const store = aStore();

  await store.start();

  expect([titleOf(store), store.lastError]).toEqual(['One', undefined]);
});

test('a refresh shows the current content of the source', async () => {
  const store = aStore();
  await store.start();
  server.answer(aShopNamed('Two'));

  const outcome = await store.refresh();

  expect([outcome, titleOf(store)]).toEqual([{ kind: 'updated' }, 'Two']);
});

test('a refresh of an unchanged document changes nothing', async () => {
  const store = aStore();
  await store.start();
  const before = store.current?.id;

  const outcome = await store.refresh();

  expect([outcome, store.current?.id]).toEqual([{ kind: 'unchanged' }, before]);
});

test('a refresh sends the ETag and accepts a 304 response', async () => {
  server.answer((request, response) => {
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"v1"' }).end(JSON.stringify(aShopNamed('One')));
  });
  const store = aStore();
  await store.start();

  for (let refresh = 0; refresh < 2; refresh += 1) {
    expect(await store.refresh()).toEqual({ kind: 'unchanged' });
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"v1"');
  }
});

test('if only the ETag of a document changes, the next refresh sends the new ETag', async () => {
  let etag = '"v1"';
  server.answer((_, response) => response.writeHead(200, { etag }).end(JSON.stringify(aShopNamed('One'))));
  const store = aStore();
  await store.start();
  etag = '"v2"';

  await store.refresh();
  await store.refresh();

  expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"v2"');
});

test('`checkedAt` is the time of the last successful check', async () => {
  const store = aStore();
  await store.start();
  jest.useFakeTimers({ now: Date.now() + 60_000, doNotFake: [...REAL_TIMERS] });

  await store.refresh();
  expect(store.checkedAt).toEqual(new Date());
  goDown();
  jest.setSystemTime(Date.now() + 60_000);
  await store.refresh();

  expect(store.checkedAt).toEqual(new Date(Date.now() - 60_000));
});

test('a refused publish of another deployment does not count as an error of the public deployment', async () => {
  const store = aStore();
  await store.start();
  server.answer({});

  expect(await store.publish('autumn', RECORDED)).toMatchObject({ kind: 'refused' });

  expect(store.lastError).toBeUndefined();
});

test('after a planned publish, plans for an earlier time are refused, but plans for the same time are accepted', async () => {
  const store = aStore();
  await store.start();
  await store.publish('autumn', { ...RECORDED, due: 2_000 });

  expect(await store.publish('winter', { ...RECORDED, due: 1_999 })).toEqual({
    kind: 'refused',
    reason: 'something else was published after its time',
  });
  expect(await store.publish('winter', { ...RECORDED, due: 2_000 })).toEqual({ kind: 'updated' });
});

test('a plan that is refused because of a later publish leaves `lastError` undefined', async () => {
  const store = aStore();
  await store.start();
  await store.publish('autumn', { ...RECORDED, due: 2_000 });

  expect(await store.publish('autumn', { ...RECORDED, due: 1_999 })).toMatchObject({ kind: 'refused' });

  expect(store.lastError).toBeUndefined();
});

/** Every version can be rendered, unless its title is in `broken`. */
function somePages(broken: string[] = []) {
  const prepared: string[] = [];
  const faultOf = jest.fn<ReturnType<Pages['faultOf']>, []>();
  const prepare: Pages['prepare'] = async ({ content }) => {
    const title = content.home.intro?.title ?? '';
    prepared.push(title);
    return broken.includes(title) ? `${title} cannot be rendered` : undefined;
  };
  return { prepare, faultOf, keepOnly: () => undefined, prepared, broken };
}

test('a version is shown only after its pages are rendered', async () => {
  let finish: () => void = () => undefined;
  const waiting = new Promise<void>((done) => (finish = done));
  const begun: string[] = [];
  const pages = somePages();
  const store = aStore(
    {},
    {
      ...pages,
      prepare: async (candidate) => {
        begun.push(candidate.id);
        if (begun.length === 2) await waiting;
        return undefined;
      },
    },
  );
  await store.start();
  server.answer(aShopNamed('Two'));

  const publishing = store.publish(undefined, RECORDED);
  while (begun.length < 2) await new Promise((turn) => setImmediate(turn));
  expect(titleOf(store)).toBe('One');
  finish();

  expect([await publishing, titleOf(store), store.current?.id]).toEqual([
    { kind: 'updated' },
    'Two',
    begun[1],
  ]);
});

test('a document that cannot be rendered is refused with the reason, and the old page is still shown', async () => {
  const store = aStore({}, somePages(['Two']));
  await store.start();
  server.answer(aShopNamed('Two'));

  const outcome = await store.publish(undefined, RECORDED);

  expect(outcome).toEqual({ kind: 'refused', reason: 'Two cannot be rendered' });
  expect([titleOf(store), store.lastError?.reason]).toEqual(['One', 'Two cannot be rendered']);
});

test('a copy on disk that can no longer be rendered is not shown, and the next valid document replaces the copy', async () => {
  await aStore().start();
  const pages = somePages(['One']);
  const restarted = aStore({}, pages);

  await restarted.start();
  expect([restarted.current, restarted.lastError?.reason]).toEqual([undefined, 'One cannot be rendered']);
  server.answer(aShopNamed('Two'));
  await restarted.refresh();

  expect([titleOf(restarted), restarted.lastError]).toEqual(['Two', undefined]);
});

test('if the page cannot be rendered at the first start, the store reads the source again after 5 seconds', async () => {
  stopTheClock();
  const store = aStore({}, somePages(['One']));

  await store.start();

  expect([store.current, store.lastError?.reason]).toEqual([undefined, 'One cannot be rendered']);
  expect([await requestsAfter(4_999), await requestsAfter(1)]).toEqual([0, 1]);
});

test('after a restart with an unchanged document, the page is rendered only once', async () => {
  await aStore().start();
  const pages = somePages();

  await aStore({}, pages).start();

  expect(pages.prepared).toEqual(['One']);
});

test('if the public pages have a fault and the source fails, `lastError` gives both reasons', async () => {
  const pages = somePages();
  const store = aStore({}, pages);
  await store.start();
  const at = new Date();
  pages.faultOf.mockReturnValue({ at, reason: 'a page is at fault' });

  expect(store.lastError).toEqual({ at, reason: 'a page is at fault' });
  goDown();
  await store.refresh();

  expect(store.lastError?.reason).toMatch(/answered 500; a page is at fault$/);
});

test.each([
  ['a response that is not JSON', '<html>'],
  ['an empty response', ''],
  ['a document without home', {}],
  ['a document with neither texts nor flavours', { home: {} }],
])('%s is refused, and the last good version is still shown', async (_, answer) => {
  const store = aStore();
  await store.start();
  server.answer(answer);

  const outcome = await store.refresh();

  expect([outcome.kind, titleOf(store)]).toEqual(['refused', 'One']);
});

test('after a refused refresh, `lastError` gives the reason of the refusal', async () => {
  const store = aStore();
  await store.start();
  server.answer({});

  await store.refresh();

  expect(store.lastError).toEqual({ at: expect.any(Date), reason: 'the document has no "home"' });
});

test('a document is refused if more than half of the content is broken', async () => {
  server.answer(ten());
  const store = aStore();
  await store.start();
  server.answer(aDocument({ home: { flavours: TEN.map(() => aFlavour({ ID: null })) } }));

  const outcome = await store.refresh();

  expect([outcome.kind, store.current?.content.shop.flavours.length]).toEqual(['refused', 10]);
});

test('a document from which most flavours were removed is shown after a refresh', async () => {
  server.answer(ten());
  const store = aStore();
  await store.start();
  server.answer(aDocument());

  expect(await store.refresh()).toEqual({ kind: 'updated' });
});

test('a publish of the public deployment that removes most flavours needs a confirmation', async () => {
  server.answer(ten());
  const store = aStore();
  await store.start();
  server.answer(aDocument({ home: { flavours: [aFlavour({ ID: '0' })] } }));

  expect(await store.publish(undefined, RECORDED)).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/9 of 10 flavours.*"anyway": true/),
  });
  expect(store.current?.content.shop.flavours).toHaveLength(10);
  expect(await store.publish('live', { ...RECORDED, anyway: true })).toEqual({ kind: 'updated' });
  expect(store.current?.content.shop.flavours).toHaveLength(1);
});

test('a publish with mostly broken content is refused even if the publish is confirmed', async () => {
  server.answer(ten());
  const store = aStore();
  await store.start();
  server.answer(aDocument({ home: { flavours: ['SQLSTATE[HY000]'] } }));

  expect(await store.publish('live', { ...RECORDED, anyway: true })).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('by being broken: 1 of 1 collections, 10 of 10 flavours'),
  });
});

test('a publish of another deployment needs no confirmation, even if most of the content disappears', async () => {
  server.answer(ten());
  const store = aStore();
  await store.start();
  server.answer(aDocument());

  expect(await store.publish('autumn', RECORDED)).toEqual({ kind: 'updated' });
});

test('if the source is down, the last good version is still shown', async () => {
  const store = aStore();
  await store.start();
  goDown();

  const outcome = await store.refresh();

  expect([outcome.kind, titleOf(store), store.lastError?.reason]).toEqual([
    'down',
    'One',
    expect.stringContaining('answered 500'),
  ]);
});

test('when the source works again after a failure, the new content is shown and the error is cleared', async () => {
  const store = aStore();
  await store.start();
  goDown();
  await store.refresh();
  server.answer(aShopNamed('Two'));

  await store.refresh();

  expect([titleOf(store), store.lastError]).toEqual(['Two', undefined]);
});

test('a document that is nested too deeply is refused, and the server still runs', async () => {
  const store = aStore();
  await store.start();
  server.answer(`{"home":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);

  expect(await store.refresh()).toMatchObject({ kind: 'refused' });
});

test('simultaneous refreshes share one request to the source', async () => {
  const store = aStore();
  await store.start();
  const before = server.requests.length;

  await Promise.all([store.refresh(), store.refresh(), store.refresh()]);

  expect(server.requests.length - before).toBe(1);
});

test('each of several consecutive refreshes sends a request to the source', async () => {
  const store = aStore();
  await store.start();
  const before = server.requests.length;

  await store.refresh();
  await store.refresh();

  expect(server.requests.length - before).toBe(2);
});

test('if the source is down at a restart, the last good version is shown', async () => {
  await aStore().start();
  goDown();
  const restarted = aStore();

  await restarted.start();

  expect([titleOf(restarted), restarted.lastError?.reason]).toEqual([
    'One',
    expect.stringContaining('answered 500'),
  ]);
});

test('if the source sends invalid data at a restart, the last good version is shown', async () => {
  await aStore().start();
  server.answer('<html>');
  const restarted = aStore();

  await restarted.start();

  expect(titleOf(restarted)).toBe('One');
});

test('after a restart, a document with mostly broken content is refused, and the last good version is shown', async () => {
  server.answer(ten());
  await aStore().start();
  server.answer(aDocument({ home: { flavours: TEN.map(() => aFlavour({ ID: null })) } }));
  const restarted = aStore();

  await restarted.start();

  expect(restarted.current?.content.shop.flavours).toHaveLength(10);
});

test('a refused document is not shown after a restart', async () => {
  const store = aStore();
  await store.start();
  server.answer({ home: {} });
  await store.refresh();
  const restarted = aStore();

  await restarted.start();

  expect(titleOf(restarted)).toBe('One');
});

test('a restarted store reads the source again', async () => {
  await aStore().start();
  server.answer(aShopNamed('Two'));
  const restarted = aStore();

  await restarted.start();

  expect(titleOf(restarted)).toBe('Two');
});

test('after a restart, the copy on disk is shown until a slow source sends its document', async () => {
  await aStore().start();
  let letGo = () => {};
  server.answer((_, response) => {
    letGo = () => response.end(JSON.stringify(aShopNamed('Two')));
  });
  const again = aStore();

  await again.start();

  // The source still has 5 seconds to answer.
  expect([titleOf(again), again.lastError]).toEqual(['One', undefined]);
  letGo();
  await again.refresh();
  expect(titleOf(again)).toBe('Two');
});

test('if the copy on disk lacks `isPinned`, a refresh after a restart shows the changed document', async () => {
  const store = aStore();
  await store.start();
  await store.publish('autumn', RECORDED);
  const name = (await readdir(cacheDir)).find((each) => each.startsWith('public_')) ?? '';
  const pointer = JSON.parse(await readFile(path.join(cacheDir, name), 'utf8')) as Record<string, unknown>;
  await writeFile(path.join(cacheDir, name), JSON.stringify({ ...pointer, isPinned: undefined }));
  const restarted = aStore();
  await restarted.start();
  server.answer(aShopNamed('Two'));

  await restarted.refresh();

  expect(titleOf(restarted)).toBe('Two');
});

test('after several publishes, the cache folder has only the file of the public version', async () => {
  const store = aStore();
  await store.start();
  await store.publish('autumn', RECORDED);
  await store.publish('live', RECORDED);

  expect(await readdir(cacheDir)).toEqual([expect.stringMatching(/^public_live-/)]);
});

test('a restarted store shows the public deployment of a disk copy from an earlier release', async () => {
  const store = aStore();
  await store.start();
  await store.publish('autumn', RECORDED);
  const [name = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, name), JSON.stringify({ deployment: 'autumn', publishedAt: 5 }));
  const restarted = aStore();

  await restarted.start();

  expect(restarted.current?.deployment).toBe('autumn');
});

test('a server never shows a copy on disk that a server with another source wrote', async () => {
  await aStore().start();
  goDown();
  const other = aStore({ CONTENT_SOURCE: `${server.url}/other/{deployment}.json` });

  await other.start();

  expect(other.current).toBeUndefined();
});

test('a server never shows a copy on disk that a server with another deployment wrote', async () => {
  await aStore().start();
  goDown();
  const other = aStore({ CONTENT_DEPLOYMENT: 'autumn' });

  await other.start();

  expect(other.current).toBeUndefined();
});

test('if servers with different sources or deployments share a cache folder, each restarts with its own content', async () => {
  server.answer(({ url }, response) => response.end(JSON.stringify(aShopNamed(url ?? ''))));
  const settings = ['/nord/live', '/sud/live', '/sud/autumn'].map((address) => {
    const [, source, deployment = ''] = address.split('/');
    return {
      address,
      variables: {
        CONTENT_SOURCE: `${server.url}/${source}/{deployment}`,
        CONTENT_DEPLOYMENT: deployment,
      },
    };
  });
  for (const { variables } of settings) await aStore(variables).start();
  goDown();

  for (const { address, variables } of settings) {
    const again = aStore(variables);
    await again.start();
    expect(titleOf(again)).toBe(address);
  }
});

test('a damaged copy on disk does not prevent the start', async () => {
  await aStore().start();
  const [name = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, name), JSON.stringify({ deployment: 'live', text: '<html>' }));
  const restarted = aStore();

  await restarted.start();

  expect(titleOf(restarted)).toBe('One');
});

test('a copy on disk is not shown if its document is `null`', async () => {
  await aStore().start();
  const [name = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, name), JSON.stringify({ deployment: 'live', text: 'null' }));
  goDown();
  const restarted = aStore();

  await restarted.start();

  expect(restarted.current).toBeUndefined();
});

test('a copy on disk with an invalid `loadedAt` is shown, and its `loadedAt` becomes 1 January 1970', async () => {
  await aStore().start();
  const [name = ''] = await readdir(cacheDir);
  const copy = { deployment: 'live', text: JSON.stringify(aShopNamed('One')), loadedAt: 1e300 };
  await writeFile(path.join(cacheDir, name), JSON.stringify(copy));
  goDown();
  const restarted = aStore();

  await restarted.start();

  expect([titleOf(restarted), restarted.current?.loadedAt.toISOString()]).toEqual([
    'One',
    '1970-01-01T00:00:00.000Z',
  ]);
});

test('the page is shown even if the cache folder cannot be written to', async () => {
  const file = path.join(cacheDir, 'file');
  await writeFile(file, '');
  const store = aStore({ CACHE_DIR: file });

  await store.start();

  expect(titleOf(store)).toBe('One');
});

test('if the source fails at the first start, `lastError` gives the reason', async () => {
  goDown();
  const store = aStore();

  await store.start();

  expect([store.current, store.lastError?.reason]).toEqual([
    undefined,
    expect.stringContaining('answered 500'),
  ]);
});

/** Stops only `setTimeout`. Requests need the other functions. */
const stopTheClock = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });

async function requestsAfter(milliseconds: number): Promise<number> {
  const before = server.requests.length;
  jest.advanceTimersByTime(milliseconds);
  for (let turns = 0; turns < 50; turns += 1) await new Promise((turn) => setImmediate(turn));
  return server.requests.length - before;
}

test('if the source fails at the first start, the store reads the source again after 5 seconds', async () => {
  goDown();
  stopTheClock();
  const store = aStore();
  await store.start();

  expect([await requestsAfter(4_999), await requestsAfter(1)]).toEqual([0, 1]);
});

test('if the source fails at the first start, the next successful check shows the content', async () => {
  goDown();
  stopTheClock();
  const store = aStore();
  await store.start();
  server.answer(aShopNamed('One'));

  jest.advanceTimersByTime(5_000);
  await store.refresh();

  expect([titleOf(store), store.lastError]).toEqual(['One', undefined]);
});

test('a store with content reads the source again after CONTENT_REVALIDATE_SECONDS', async () => {
  stopTheClock();
  const store = aStore({ CONTENT_REVALIDATE_SECONDS: '60' });
  await store.start();

  expect([await requestsAfter(59_999), await requestsAfter(1)]).toEqual([0, 1]);
  await store.refresh();
  expect([await requestsAfter(59_999), await requestsAfter(1)]).toEqual([0, 1]);
});

test('a stopped store sends no more requests', async () => {
  stopTheClock();
  const store = aStore({ CONTENT_REVALIDATE_SECONDS: '60' });
  await store.start();
  store.stop();

  expect(await requestsAfter(600_000)).toBe(0);
});

test('listeners are notified of the outcome of each check', async () => {
  const store = aStore();
  const told = jest.fn();
  store.onCheck(told);
  await store.start();
  await store.refresh();
  goDown();
  await store.refresh();

  expect(told.mock.calls).toEqual([
    [{ kind: 'updated' }],
    [{ kind: 'unchanged' }],
    [{ kind: 'down', reason: `${server.url}/live.json answered 500` }],
  ]);
});

test('a listener of `onSync` is called at the start of the store and at a refresh', async () => {
  const store = aStore();
  const told = jest.fn();
  store.onSync(told);

  await store.start();
  await store.refresh();

  expect(told).toHaveBeenCalledTimes(2);
});
