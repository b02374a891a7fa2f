import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEnvironment } from '@/lib/config/environment';
import { compareStamps, type Peers, type Shared } from '@/lib/content/peers';
import { ContentStore } from '@/lib/content/store';
import { aDocument } from '@/tests/content';
import { type ContentServer, startContentServer } from '@/tests/e2e/support/content-server';

jest.mock('@/lib/log', () => ({ log: jest.fn() }));

const titled = (title: string) => aDocument({ home: { texts: { intro: { NAME: title } } } });

/** What Redis is for the real ones: one place that all instances see, which can be out of reach. */
class Meeting {
  shared: Shared | undefined;
  isInReach = true;
  offers = 0;
  readonly members = new Set<() => void>();

  join(): Peers {
    let self: (() => void) | undefined;
    return {
      start: async (onNews) => void this.members.add((self = onNews)),
      read: async () => (this.isInReach ? this.shared : undefined),
      offer: async (shared) => {
        if (!this.isInReach || (this.shared && compareStamps(this.shared, shared) > 0)) return;
        this.offers += 1;
        this.shared = shared;
        for (const member of this.members) if (member !== self) member();
      },
      stop: () => undefined,
    };
  }
}

let source: ContentServer;
let meeting: Meeting;
let folders: string[];
let stores: ContentStore[];

beforeEach(async () => {
  source = await startContentServer(titled('One'));
  [meeting, folders, stores] = [new Meeting(), [], []];
});

afterEach(async () => {
  for (const store of stores) store.stop();
  await source.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** An instance on a machine of its own. */
async function anInstance(cacheDir?: string): Promise<ContentStore> {
  const folder = cacheDir ?? (await mkdtemp(path.join(tmpdir(), 'peer-')));
  if (cacheDir === undefined) folders.push(folder);
  const settings = readEnvironment({ CONTENT_SOURCE: `${source.url}/{deployment}.json`, CACHE_DIR: folder });
  const store = new ContentStore(settings, meeting.join());
  stores.push(store);
  await store.start();
  return store;
}

const titleOf = (store: ContentStore) => store.current?.content.home.intro?.title;
const goDown = () => source.answer((_, response) => response.writeHead(500).end());
const shows = (store: ContentStore, title: string) =>
  new Promise<void>((seen) => {
    if (titleOf(store) === title) seen();
    else store.onUpdate(() => titleOf(store) === title && seen());
  });

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
  const before = meeting.offers;
  source.answer(titled('Two'));

  await instances[0]?.publish();
  await Promise.all(instances.map((instance) => shows(instance, 'Two')));
  await Promise.all(instances.map((instance) => instance.refresh()));

  expect(meeting.offers - before).toBe(1);
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
  meeting.isInReach = false;
  source.answer(titled('Two'));

  await a.refresh();

  expect(titleOf(a)).toBe('Two');
});

test('a publish that was made alone reaches the others when they meet again', async () => {
  const [a, b] = [await anInstance(), await anInstance()];
  meeting.isInReach = false;
  await a.publish('autumn');
  source.answer(titled('Later'));
  await b.refresh(); // a later reading, but of what is no longer public
  meeting.isInReach = true;
  meeting.shared = undefined; // Redis came back empty

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
  meeting.shared = { deployment: 'live', text, publishedAt: Date.now(), loadedAt: Date.now() + 1000 };

  await a.refresh();

  expect(titleOf(a)).toBe('One');
});
