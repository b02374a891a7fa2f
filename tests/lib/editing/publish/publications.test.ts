import promises, { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { versionId } from '@/lib/content/document/document';
import { diskPublications } from '@/lib/editing/publish/disk-publications';
import type { Publication } from '@/lib/editing/publish/publication';
import { type Entry, Publications } from '@/lib/editing/publish/publications';
import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { PublicationStore } from '@/lib/versions/peers';
import { PeerNetwork } from '@/tests/peer-network';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

let cacheDir = '';

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'publications-'));
});

afterEach(() => rm(cacheDir, { recursive: true }));

const disk = (source = 'content/{deployment}.json', folder = cacheDir) =>
  diskPublications(readEnvironment({ CONTENT_SOURCE: source, CACHE_DIR: folder }));

const aServer = (home: PublicationStore = disk()) => new Publications(home);

function published(number: number, over: Partial<Publication> = {}): Required<Entry> {
  const text = JSON.stringify({ number });
  const publication = {
    at: number,
    outcome: 'updated',
    deployment: 'live',
    version: versionId(text),
  } as const;
  return { publication: { ...publication, id: number.toString(16).padStart(8, '0'), ...over }, text };
}

const add = (server: Publications, ...entries: Entry[]) => server.record(() => entries);

const network = new PeerNetwork();
beforeEach(() => network.empty());
/** Each call opens the same data again, as a restarted server does. */
const HOMES: [string, () => PublicationStore][] = [
  ['on disk', () => disk()],
  ['in Redis', () => network.join()],
];

describe.each(HOMES)('%s', (_, home) => {
  test('publications and documents are available after a restart', async () => {
    const { publication, text } = published(1, { by: 'Ada', note: 'Autumn range' });
    await add(aServer(home()), { publication, text });

    const restarted = aServer(home());

    expect(await restarted.read()).toEqual([publication]);
    expect(restarted.list).toEqual([publication]);
    expect(await restarted.document(versionId(text))).toBe(text);
  });

  test('at most fifty publications and twenty documents are kept', async () => {
    const server = aServer(home());
    for (let number = 1; number <= 55; number += 1) await add(server, published(number));

    const kept = home();
    expect(Object.keys(await kept.publications())).toHaveLength(50);
    expect(await kept.versions()).toHaveLength(20);
    expect(server.list).toHaveLength(50);
  });

  test('a refused publication is stored without a document', async () => {
    await add(aServer(home()), {
      publication: published(1, { outcome: 'refused', version: undefined }).publication,
    });

    expect(await aServer(home()).read()).toHaveLength(1);
    expect(await home().versions()).toEqual([]);
  });

  test('if two instances record publications at the same time, all publications and documents are kept', async () => {
    const [a, b] = [aServer(home()), aServer(home())];
    const numbers = Array.from({ length: 10 }, (_, index) => index);

    await Promise.all(numbers.map((number) => add(number % 2 ? a : b, published(number))));

    expect([(await a.read()).length, (await b.read()).length]).toEqual([10, 10]);
    for (const number of numbers) {
      const { text } = published(number);
      expect(await a.document(versionId(text))).toBe(text);
    }
  });

  test('a read skips publications that are damaged or have a wrong id, and entries of another kind', async () => {
    await add(aServer(home()), published(1));
    const ofAnotherId = JSON.stringify(published(4).publication);
    const set = { '00000002': '{"id":"00000002","at":', '00000003': ofAnotherId, notes: '[]' };
    await home().write(await home().revision(), { publications: { set, remove: [] } });

    expect(await aServer(home()).read()).toEqual([published(1).publication]);
    expect(Object.keys(await home().publications())).toContain('notes');
  });

  test('a damaged document is ignored', async () => {
    const { publication, text } = published(1);
    await add(aServer(home()), { publication, text: text.slice(1) });

    expect(await aServer(home()).document(versionId(text))).toBeUndefined();
  });

  test('a new publication does not delete the document `notes`, because `notes` is not a version id', async () => {
    await home().write(await home().revision(), { documents: { set: { notes: 'mine' }, remove: [] } });

    await add(aServer(home()), published(2));

    expect(await home().document('notes')).toBe('mine');
  });

  test('`record` passes the stored publications to its callback, and stores nothing if the callback returns no entries', async () => {
    const server = aServer(home());
    await add(aServer(home()), published(1));

    const recorded = await server.record((kept) => (kept.length === 0 ? [published(2)] : []));

    expect([recorded, (await server.read()).length]).toEqual([[], 1]);
  });

  test('a cancelled plan is listed once, with the outcome “cancelled”', async () => {
    const server = aServer(home());
    const { publication } = published(1, { outcome: 'planned', due: 9 });
    await add(server, { publication });

    await add(server, { publication: { ...publication, outcome: 'cancelled' } });

    expect((await aServer(home()).read()).map(({ outcome }) => outcome)).toEqual(['cancelled']);
  });

  test('a document with characters of any language is stored without loss', async () => {
    const text = 'crêpe 巧克力';
    await add(aServer(home()), {
      publication: { ...published(1).publication, version: versionId(text) },
      text,
    });

    expect(await aServer(home()).document(versionId(text))).toBe(text);
  });
});

test('if Redis does not answer, nothing is recorded, and the list does not change', async () => {
  const server = aServer(network.join());
  await add(server, published(1));
  network.isInReach = false;

  await expect(add(server, published(2))).rejects.toThrow('Redis does not answer');
  await server.refresh();

  network.isInReach = true;
  expect([server.list.length, (await server.read()).length]).toEqual([1, 1]);
});

test('if another instance writes to Redis during a `record` call, both publications are stored', async () => {
  const [a, b] = [aServer(network.join()), aServer(network.join())];
  let other: Promise<unknown> | undefined;

  await a.record((kept) => {
    other ??= add(b, published(1));
    return [published(2, { note: `after ${kept.length}` })];
  });
  await other;

  expect((await a.read()).find(({ at }) => at === 2)?.note).toMatch(/after [01]/);
  expect(await b.read()).toHaveLength(2);
});

test('an instance never reads publications of another content source', async () => {
  await add(aServer(), published(1));

  expect(await aServer(disk('other/{deployment}.json')).read()).toEqual([]);
});

test('if the disk cannot be written to, publications are kept in memory, and the failure is logged', async () => {
  await writeFile(path.join(cacheDir, 'file'), '');
  const server = aServer(disk(undefined, path.join(cacheDir, 'file', 'below')));

  await add(server, published(1));

  expect(await server.read()).toEqual([published(1).publication]);
  for (const event of ['publications.write.failed', 'publications.read.failed'])
    expect(log).toHaveBeenCalledWith('warn', event, { reason: expect.any(String) });
});

test('a publication that could not be written is written together with the next publication', async () => {
  const below = path.join(cacheDir, 'folder');
  await writeFile(below, '');
  const home = disk(undefined, below);
  await add(aServer(home), published(1));
  await rm(below);

  await add(aServer(home), published(2));

  expect(await aServer(disk(undefined, below)).read()).toHaveLength(2);
});

test('no document is removed if the folder cannot be listed', async () => {
  const { publication, text } = published(1);
  await add(aServer(), { publication, text });
  const home = disk();
  const listed = await home.versions();
  jest.spyOn(promises, 'readdir').mockRejectedValueOnce(new Error('too many open files'));
  await aServer({ ...home, versions: async () => listed }).record(() => [published(2)]);

  expect(await aServer().document(versionId(text))).toBe(text);
});

test('if the store throws an unexpected error, a refresh throws the same error', async () => {
  const broken = { ...disk(), publications: () => Promise.reject(new Error('a bug')) };

  await expect(aServer(broken).refresh()).rejects.toThrow('a bug');
});
