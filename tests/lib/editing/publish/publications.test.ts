import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { versionId } from '@/lib/content/document/document';
import { diskPublications } from '@/lib/editing/publish/disk-publications';
import type { Publication } from '@/lib/editing/publish/publication';
import { type PublicationHome, Publications } from '@/lib/editing/publish/publications';
import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

let cacheDir = '';

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'publications-'));
});

afterEach(() => rm(cacheDir, { recursive: true }));

const disk = (source = 'content/{deployment}.json', folder = cacheDir) =>
  diskPublications(readEnvironment({ CONTENT_SOURCE: source, CACHE_DIR: folder }));

const aServer = (...homes: PublicationHome[]) => new Publications(homes.length > 0 ? homes : [disk()]);

/** Builds a publication and its document from a number. */
function published(number: number, over: Partial<Publication> = {}): [Publication, string] {
  const text = JSON.stringify({ number });
  const publication = {
    at: number,
    outcome: 'updated',
    deployment: 'live',
    version: versionId(text),
  } as const;
  return [{ ...publication, id: number.toString(16).padStart(8, '0'), ...over }, text];
}

async function folderOf(): Promise<string> {
  const [name = ''] = await readdir(cacheDir);
  return path.join(cacheDir, name);
}

test('publications and documents are available after a restart', async () => {
  const [publication, text] = published(1, { by: 'Ada', note: 'Autumn range' });
  await aServer().add(publication, text);

  const restarted = aServer();
  await restarted.sync();

  expect(restarted.list).toEqual([publication]);
  expect(await restarted.document(versionId(text))).toBe(text);
});

test('at most fifty publications and twenty documents are stored on disk', async () => {
  const server = aServer();
  for (let number = 1; number <= 55; number += 1) await server.add(...published(number));

  const files = await readdir(await folderOf());

  expect(files.filter((file) => file.endsWith('.json'))).toHaveLength(50);
  expect(files.filter((file) => file.endsWith('.document'))).toHaveLength(20);
});

test('a damaged or unknown file does not affect the others', async () => {
  await aServer().add(...published(1));
  await aServer().add(...published(2));
  const folder = await folderOf();
  await writeFile(path.join(folder, '00000002.json'), '{"id":"00000002","at":');
  await writeFile(path.join(folder, '00000003.json'), JSON.stringify(published(1)[0])); // copied by hand
  await writeFile(path.join(folder, 'notes.json'), '[]');

  const restarted = aServer();
  await restarted.sync();

  expect(restarted.list).toEqual([published(1)[0]]);
  expect(await readdir(folder)).toContain('notes.json');
});

test('a damaged document is ignored', async () => {
  const [publication, text] = published(1);
  await aServer().add(publication, text);
  await writeFile(path.join(await folderOf(), `${versionId(text)}.document`), text.slice(1));

  expect(await aServer().document(versionId(text))).toBeUndefined();
});

test("two servers with the same folder keep each other's publications", async () => {
  const [a, b] = [aServer(), aServer()];
  const numbers = Array.from({ length: 10 }, (_, index) => index);

  await Promise.all(numbers.map((number) => (number % 2 ? a : b).add(...published(number))));
  await Promise.all([a.sync(), b.sync()]);

  expect([a.list.length, b.list.length]).toEqual([10, 10]);
  for (const number of numbers) {
    const text = published(number)[1];
    expect(await a.document(versionId(text))).toBe(text);
  }
});

test('servers with another source never see the publications of this one', async () => {
  await aServer().add(...published(1));

  const other = aServer(disk('other/{deployment}.json'));
  await other.sync();

  expect(other.list).toEqual([]);
});

test('publications made while a store was unreachable are copied to it later with their documents', async () => {
  const own = disk(undefined, path.join(cacheDir, 'own'));
  const shared = disk(undefined, path.join(cacheDir, 'shared'));
  const [publication, text] = published(1);
  await aServer(own).add(publication, text);

  await aServer(own, shared).sync();

  expect(await shared.read()).toEqual({ publications: [publication], versions: [publication.version] });
  expect(await shared.document(versionId(text))).toBe(text);
});

test('publications are kept in memory and logged if the disk cannot be written to', async () => {
  await writeFile(path.join(cacheDir, 'file'), '');
  const server = aServer(disk(undefined, path.join(cacheDir, 'file', 'below')));

  await server.add(...published(1));

  expect(server.list).toEqual([published(1)[0]]);
  expect(log).toHaveBeenCalledWith('warn', 'publications not kept', { reason: expect.any(String) });
});

/** Records the calls to a publication store. */
function watched(home: PublicationHome) {
  const calls: string[] = [];
  const tell = async () => void calls.push('tell');
  const spy = {
    ...home,
    tell,
    write: async (given: Publication) => (calls.push('write'), home.write(given)),
    writeDocument: async (version: string, text: string) => (
      calls.push('document'),
      home.writeDocument(version, text)
    ),
  };
  return { home: spy, calls };
}

test('other instances are notified only of new publications', async () => {
  const { home, calls } = watched(disk());
  const server = aServer(home);

  await server.add(...published(1));
  await server.sync();

  expect(calls).toEqual(['write', 'document', 'tell']);
});

test('a refused publication is stored without a document', async () => {
  const { home, calls } = watched(disk());

  await aServer(home).add(published(1, { outcome: 'refused', version: undefined })[0]);

  expect(calls).toEqual(['write', 'tell']);
});

test('an unknown document file in the folder is not changed', async () => {
  await aServer().add(...published(1));
  const folder = await folderOf();
  await writeFile(path.join(folder, 'notes.document'), 'mine');

  await aServer().add(...published(2));

  expect((await disk().read())?.versions).toHaveLength(2);
  expect(await readdir(folder)).toContain('notes.document');
});

test('a folder that cannot be read is reported and not treated as empty', async () => {
  await aServer().add(...published(1));
  const folder = await folderOf();
  await rm(folder, { recursive: true });
  await writeFile(folder, '');

  await expect(disk().read()).rejects.toThrow('ENOTDIR');
});

test('removing a missing publication is not an error', async () => {
  const home = disk();
  await home.write(published(1)[0]);

  await home.remove(['00000001', '00000002']);

  expect(await home.read()).toEqual({ publications: [], versions: [] });
});

test('a document with characters of any language is stored without loss', async () => {
  const text = 'crêpe 巧克力';
  await disk().writeDocument(versionId(text), text);

  expect(await disk().document(versionId(text))).toBe(text);
});
