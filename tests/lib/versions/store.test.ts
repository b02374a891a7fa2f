import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEnvironment } from '@/lib/platform/environment';
import type { Pages } from '@/lib/versions/pages';
import { ContentStore } from '@/lib/versions/store';
import { aDocument, aFlavour } from '@/tests/content';
import { type ContentServer, startContentServer } from '@/tests/e2e/support/content-server';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const titled = (title: string) => aDocument({ home: { texts: { intro: { NAME: title } } } });
const TEN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

let server: ContentServer;
let cacheDir = '';
const stores: ContentStore[] = [];

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'store-'));
  server = await startContentServer(titled('One'));
});

afterEach(async () => {
  for (const store of stores.splice(0)) store.stop();
  jest.useRealTimers();
  await server.stop();
  await rm(cacheDir, { recursive: true, maxRetries: 5 });
});

function aStore(variables: Record<string, string> = {}, pages?: Pages): ContentStore {
  const source = `${server.url}/{deployment}.json`;
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
const goDown = () => server.answer((_, response) => response.writeHead(500).end());

test('a store has no content before it starts', () => {
  expect(aStore().current).toBeUndefined();
});

test('a store that has started shows the content of its source', async () => {
  const store = aStore();

  await store.start();

  expect([titleOf(store), store.lastError]).toEqual(['One', undefined]);
});

test('a refresh shows what the source has now', async () => {
  const store = aStore();
  await store.start();
  server.answer(titled('Two'));

  const outcome = await store.refresh();

  expect([outcome, titleOf(store)]).toEqual([{ kind: 'updated' }, 'Two']);
});

test('a refresh of the same document changes nothing', async () => {
  const store = aStore();
  await store.start();
  const before = store.current?.id;

  const outcome = await store.refresh();

  expect([outcome, store.current?.id]).toEqual([{ kind: 'unchanged' }, before]);
});

test('a refresh sends the ETag and takes word that nothing has changed', async () => {
  server.answer((request, response) => {
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"v1"' }).end(JSON.stringify(titled('One')));
  });
  const store = aStore();
  await store.start();

  for (let refresh = 0; refresh < 2; refresh += 1) {
    expect(await store.refresh()).toEqual({ kind: 'unchanged' });
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"v1"');
  }
});

test('a document that is the same under a new ETag is asked for with the new one', async () => {
  let etag = '"v1"';
  server.answer((_, response) => response.writeHead(200, { etag }).end(JSON.stringify(titled('One'))));
  const store = aStore();
  await store.start();
  etag = '"v2"';

  await store.refresh();
  await store.refresh();

  expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"v2"');
});

test('a store knows when its source last said that this is its content', async () => {
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

test('a refusal of another deployment says nothing of the public one', async () => {
  const store = aStore();
  await store.start();
  server.answer({});

  expect(await store.publish('autumn')).toMatchObject({ kind: 'refused' });

  expect(store.lastError).toBeUndefined();
});

test('where content comes by publishes alone, a refresh has nothing new to say', async () => {
  const store = aStore({ CONTENT_REVALIDATE_SECONDS: 'off' });
  await store.start();
  server.answer(titled('Two'));

  expect([await store.refresh(), titleOf(store)]).toEqual([{ kind: 'unchanged' }, 'One']);
});

test('what was planned for a time is refused after a later publish, and not after one of the same time', async () => {
  const store = aStore();
  await store.start();
  await store.publish('autumn', { due: 2_000 });

  expect(await store.publish('winter', { due: 1_999 })).toEqual({
    kind: 'refused',
    reason: 'something else was published after its time',
  });
  expect(await store.publish('winter', { due: 2_000 })).toEqual({ kind: 'updated' });
});

/** Pages that can be rendered but for the titles that a test names. */
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

test('a version is shown when its pages are rendered, and not before', async () => {
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
  server.answer(titled('Two'));

  const publishing = store.publish();
  while (begun.length < 2) await new Promise((turn) => setImmediate(turn));
  expect(titleOf(store)).toBe('One');
  finish();

  expect([await publishing, titleOf(store), store.current?.id]).toEqual([
    { kind: 'updated' },
    'Two',
    begun[1],
  ]);
});

test('a document that cannot be rendered is refused with the reason, and the page stays', async () => {
  const store = aStore({}, somePages(['Two']));
  await store.start();
  server.answer(titled('Two'));

  const outcome = await store.publish();

  expect(outcome).toEqual({ kind: 'refused', reason: 'Two cannot be rendered' });
  expect([titleOf(store), store.lastError?.reason]).toEqual(['One', 'Two cannot be rendered']);
});

test('a copy on disk that cannot be rendered any more is not shown; the source may have a better one', async () => {
  await aStore().start();
  const pages = somePages(['One']);
  const restarted = aStore({}, pages);

  await restarted.start();
  expect([restarted.current, restarted.lastError?.reason]).toEqual([undefined, 'One cannot be rendered']);
  server.answer(titled('Two'));
  await restarted.refresh();

  expect([titleOf(restarted), restarted.lastError]).toEqual(['Two', undefined]);
});

test('a first start with what cannot be rendered has no content, and asks again after 5 seconds', async () => {
  stopTheClock();
  const store = aStore({}, somePages(['One']));

  await store.start();

  expect([store.current, store.lastError?.reason]).toEqual([undefined, 'One cannot be rendered']);
  expect([await requestsAfter(4_999), await requestsAfter(1)]).toEqual([0, 1]);
});

test('what is restored and is what the source still has is rendered once', async () => {
  await aStore().start();
  const pages = somePages();

  await aStore({}, pages).start();

  expect(pages.prepared).toEqual(['One']);
});

test('a fault of the pages that are shown is an error, beside those of the source', async () => {
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
  ['no JSON', '<html>'],
  ['an empty answer', ''],
  ['a document without home', {}],
  ['a document with neither texts nor flavours', { home: {} }],
])('%s is refused and the last good version stays', async (_, answer) => {
  const store = aStore();
  await store.start();
  server.answer(answer);

  const outcome = await store.refresh();

  expect([outcome.kind, titleOf(store)]).toEqual(['refused', 'One']);
});

test('what is refused is told as the last error', async () => {
  const store = aStore();
  await store.start();
  server.answer({});

  await store.refresh();

  expect(store.lastError).toEqual({ at: expect.any(Date), reason: 'the document has no "home"' });
});

test('a document of which more than half is gone by being broken is refused', async () => {
  server.answer(aDocument({ home: { flavours: TEN.map((id) => aFlavour({ ID: id })) } }));
  const store = aStore();
  await store.start();
  server.answer(aDocument({ home: { flavours: TEN.map(() => aFlavour({ ID: null })) } }));

  const outcome = await store.refresh();

  expect([outcome.kind, store.current?.content.shop.flavours.length]).toEqual(['refused', 10]);
});

test('a document from which an editor took most flavours is shown', async () => {
  server.answer(aDocument({ home: { flavours: TEN.map((id) => aFlavour({ ID: id })) } }));
  const store = aStore();
  await store.start();
  server.answer(aDocument());

  expect(await store.refresh()).toEqual({ kind: 'updated' });
});

const ten = () => aDocument({ home: { flavours: TEN.map((id) => aFlavour({ ID: id })) } });

test('a publish that takes most flavours away is refused until somebody says that it is meant', async () => {
  server.answer(ten());
  const store = aStore();
  await store.start();
  server.answer(aDocument({ home: { flavours: [aFlavour({ ID: '0' })] } }));

  expect(await store.publish()).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/9 of 10 flavours.*"anyway": true/),
  });
  expect(store.current?.content.shop.flavours).toHaveLength(10);
  expect(await store.publish('live', { anyway: true })).toEqual({ kind: 'updated' });
  expect(store.current?.content.shop.flavours).toHaveLength(1);
});

test('what is gone by being broken is refused however it is asked for', async () => {
  server.answer(ten());
  const store = aStore();
  await store.start();
  server.answer(aDocument({ home: { flavours: ['SQLSTATE[HY000]'] } }));

  expect(await store.publish('live', { anyway: true })).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('by being broken: 1 of 1 collections, 10 of 10 flavours'),
  });
});

test('a publish of another deployment may show something else altogether', async () => {
  server.answer(ten());
  const store = aStore();
  await store.start();
  server.answer(aDocument());

  expect(await store.publish('autumn')).toEqual({ kind: 'updated' });
});

test('a source that is down leaves the last good version up', async () => {
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

test('a source that recovers is shown again and the error is forgotten', async () => {
  const store = aStore();
  await store.start();
  goDown();
  await store.refresh();
  server.answer(titled('Two'));

  await store.refresh();

  expect([titleOf(store), store.lastError]).toEqual(['Two', undefined]);
});

test('a document that is nested too deep for anyone does not stop the server', async () => {
  const store = aStore();
  await store.start();
  server.answer(`{"home":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);

  expect(await store.refresh()).toMatchObject({ kind: 'refused' });
});

test('refreshes that overlap share one look at the source', async () => {
  const store = aStore();
  await store.start();
  const before = server.requests.length;

  await Promise.all([store.refresh(), store.refresh(), store.refresh()]);

  expect(server.requests.length - before).toBe(1);
});

test('a refresh after another one has ended looks again', async () => {
  const store = aStore();
  await store.start();
  const before = server.requests.length;

  await store.refresh();
  await store.refresh();

  expect(server.requests.length - before).toBe(2);
});

test('after a restart while the source is down the last good version is up', async () => {
  await aStore().start();
  goDown();
  const restarted = aStore();

  await restarted.start();

  expect([titleOf(restarted), restarted.lastError?.reason]).toEqual([
    'One',
    expect.stringContaining('answered 500'),
  ]);
});

test('after a restart while the source sends nonsense the last good version is up', async () => {
  await aStore().start();
  server.answer('<html>');
  const restarted = aStore();

  await restarted.start();

  expect(titleOf(restarted)).toBe('One');
});

test('after a restart a broken document is measured against the last good version', async () => {
  server.answer(aDocument({ home: { flavours: TEN.map((id) => aFlavour({ ID: id })) } }));
  await aStore().start();
  server.answer(aDocument({ home: { flavours: TEN.map(() => aFlavour({ ID: null })) } }));
  const restarted = aStore();

  await restarted.start();

  expect(restarted.current?.content.shop.flavours).toHaveLength(10);
});

test('what was refused is not what a restart shows', async () => {
  const store = aStore();
  await store.start();
  server.answer({ home: {} });
  await store.refresh();
  const restarted = aStore();

  await restarted.start();

  expect(titleOf(restarted)).toBe('One');
});

test('a restart asks the source anew', async () => {
  await aStore().start();
  server.answer(titled('Two'));
  const restarted = aStore();

  await restarted.start();

  expect(titleOf(restarted)).toBe('Two');
});

test('a restart with a good copy does not wait for a source that hangs, and shows its answer when it comes', async () => {
  await aStore().start();
  let letGo = () => {};
  server.answer((_, response) => {
    letGo = () => response.end(JSON.stringify(titled('Two')));
  });
  const again = aStore();

  await again.start();

  // Its time limit has not been reached either: then there would be an error.
  expect([titleOf(again), again.lastError]).toEqual(['One', undefined]);
  letGo();
  await again.refresh();
  expect(titleOf(again)).toBe('Two');
});

test('after a publish that was written down without a pin a restart goes on with what the source has', async () => {
  const store = aStore();
  await store.start();
  await store.publish('autumn');
  const name = (await readdir(cacheDir)).find((each) => each.startsWith('public_')) ?? '';
  const pointer = JSON.parse(await readFile(path.join(cacheDir, name), 'utf8')) as Record<string, unknown>;
  await writeFile(path.join(cacheDir, name), JSON.stringify({ ...pointer, isPinned: undefined }));
  const restarted = aStore();
  await restarted.start();
  server.answer(titled('Two'));

  await restarted.refresh();

  expect(titleOf(restarted)).toBe('Two');
});

test('only a publish writes down which deployment is the public one', async () => {
  const store = aStore();
  await store.start();
  server.answer(titled('Two'));
  await store.refresh();
  expect(await readdir(cacheDir)).toHaveLength(1);

  await store.publish('autumn');

  expect((await readdir(cacheDir)).filter((name) => name.startsWith('public_live'))).toHaveLength(1);
});

test('servers with another source never show what was kept of this one', async () => {
  await aStore().start();
  goDown();
  const other = aStore({ CONTENT_SOURCE: `${server.url}/other/{deployment}.json` });

  await other.start();

  expect(other.current).toBeUndefined();
});

test('servers of another deployment never show what was kept of this one', async () => {
  await aStore().start();
  goDown();
  const other = aStore({ CONTENT_DEPLOYMENT: 'autumn' });

  await other.start();

  expect(other.current).toBeUndefined();
});

test('servers of two sources and two deployments with one folder come back each with their own', async () => {
  server.answer(({ url }, response) => response.end(JSON.stringify(titled(url ?? ''))));
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

test('a damaged copy on disk does not stop the start', async () => {
  await aStore().start();
  const [name = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, name), JSON.stringify({ text: '<html>' }));
  const restarted = aStore();

  await restarted.start();

  expect(titleOf(restarted)).toBe('One');
});

test('a copy on disk that is no page is not shown', async () => {
  await aStore().start();
  const [name = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, name), JSON.stringify({ text: 'null' }));
  goDown();
  const restarted = aStore();

  await restarted.start();

  expect(restarted.current).toBeUndefined();
});

test('a copy on disk whose time is beyond any date is shown', async () => {
  await aStore().start();
  const [name = ''] = await readdir(cacheDir);
  const copy = { text: JSON.stringify(titled('One')), loadedAt: 1e300 };
  await writeFile(path.join(cacheDir, name), JSON.stringify(copy));
  goDown();
  const restarted = aStore();

  await restarted.start();

  expect([titleOf(restarted), restarted.current?.loadedAt.toISOString()]).toEqual([
    'One',
    '1970-01-01T00:00:00.000Z',
  ]);
});

test('a folder that cannot be written to does not stop the page', async () => {
  const file = path.join(cacheDir, 'file');
  await writeFile(file, '');
  const store = aStore({ CACHE_DIR: file });

  await store.start();

  expect(titleOf(store)).toBe('One');
});

test('a first start without content has none and says why', async () => {
  goDown();
  const store = aStore();

  await store.start();

  expect([store.current, store.lastError?.reason]).toEqual([
    undefined,
    expect.stringContaining('answered 500'),
  ]);
});

/** Stops the clock of timers alone; requests go on. */
const stopTheClock = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });

async function requestsAfter(milliseconds: number): Promise<number> {
  const before = server.requests.length;
  jest.advanceTimersByTime(milliseconds);
  for (let turns = 0; turns < 50; turns += 1) await new Promise((turn) => setImmediate(turn));
  return server.requests.length - before;
}

test('a first start without content asks again after 5 seconds', async () => {
  goDown();
  stopTheClock();
  const store = aStore();
  await store.start();

  expect([await requestsAfter(4_999), await requestsAfter(1)]).toEqual([0, 1]);
});

test('a first start without content recovers by itself', async () => {
  goDown();
  stopTheClock();
  const store = aStore();
  await store.start();
  server.answer(titled('One'));

  jest.advanceTimersByTime(5_000);
  await store.refresh();

  expect([titleOf(store), store.lastError]).toEqual(['One', undefined]);
});

test('a store with content asks again after CONTENT_REVALIDATE_SECONDS', async () => {
  stopTheClock();
  const store = aStore({ CONTENT_REVALIDATE_SECONDS: '60' });
  await store.start();

  expect([await requestsAfter(59_999), await requestsAfter(1)]).toEqual([0, 1]);
  await store.refresh();
  expect([await requestsAfter(59_999), await requestsAfter(1)]).toEqual([0, 1]);
});

test('a store that was stopped asks no more', async () => {
  stopTheClock();
  const store = aStore({ CONTENT_REVALIDATE_SECONDS: '60' });
  await store.start();
  store.stop();

  expect(await requestsAfter(600_000)).toBe(0);
});

test('who asks to be told is told what each check came to', async () => {
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

test('who asks to be told is told of each synchronisation', async () => {
  const store = aStore();
  const told = jest.fn();
  store.onSync(told);

  await store.start();
  await store.refresh();

  expect(told).toHaveBeenCalledTimes(2);
});
