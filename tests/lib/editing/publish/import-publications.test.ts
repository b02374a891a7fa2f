import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { versionId } from '@/lib/content/document/document';
import { diskPublications } from '@/lib/editing/publish/disk-publications';
import { importPublications } from '@/lib/editing/publish/import-publications';
import { Publications } from '@/lib/editing/publish/publications';
import { type Environment, readEnvironment } from '@/lib/platform/environment';
import { DiskCopy } from '@/lib/versions/disk-copy';
import { PeerNetwork } from '@/tests/peer-network';

const TEXT = '{"common":{}}';
const DONE = {
  id: '00000001',
  at: 1,
  outcome: 'updated',
  deployment: 'autumn',
  version: versionId(TEXT),
} as const;
const PLAN = { id: '00000002', at: 2, due: 9, outcome: 'planned', deployment: 'winter' } as const;
const PUBLIC = { deployment: 'autumn', publishedAt: 1, loadedAt: 1, isPinned: false };

let cacheDir = '';
let settings: Environment;
let network: PeerNetwork;

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'import-'));
  settings = readEnvironment({ CACHE_DIR: cacheDir });
  network = new PeerNetwork();
  await new Publications(diskPublications(settings)).record(() => [
    { publication: DONE, text: TEXT },
    { publication: PLAN },
  ]);
  await new DiskCopy(settings).write({ ...PUBLIC, text: TEXT });
});

afterEach(() => rm(cacheDir, { recursive: true }));

test('an import copies publications, documents, plans and the public version to Redis, and a second import changes nothing', async () => {
  expect(await importPublications(settings, network.join())).toEqual([
    '2 publications imported, 1 of them planned',
    'autumn is the public version',
  ]);
  const kept = new Publications(network.join());
  expect(await kept.read()).toEqual([PLAN, DONE]);
  expect(await kept.document(DONE.version)).toBe(TEXT);
  expect(network.shared).toEqual({ ...PUBLIC, text: TEXT });
  const { writes } = network;

  expect(await importPublications(settings, network.join())).toEqual([
    '0 publications imported, 0 of them planned',
    'autumn stays public: Redis names it already',
  ]);
  expect(network.writes).toBe(writes);
});

test('an import sets the public version in Redis even if another instance writes to Redis at the same time', async () => {
  const redis = network.join();
  const { write } = redis;
  let refusals = 1;
  redis.write = async (revision, change) =>
    change.shared && refusals-- > 0 ? false : write(revision, change);

  expect(await importPublications(settings, redis)).toContain('autumn is the public version');
  expect(network.shared).toEqual({ ...PUBLIC, text: TEXT });
});

test('an import overwrites neither a publication nor the public version in Redis', async () => {
  const cancelled = { ...PLAN, outcome: 'cancelled' } as const;
  network.shared = { ...PUBLIC, deployment: 'live', text: TEXT };
  await new Publications(network.join()).record(() => [{ publication: cancelled }]);

  expect((await importPublications(settings, network.join()))[1]).toBe(
    'live stays public: Redis names it already',
  );

  expect(await new Publications(network.join()).read()).toEqual([cancelled, DONE]);
  expect(network.shared).toEqual({ ...PUBLIC, deployment: 'live', text: TEXT });
});

test('publications that are dropped because the list is full do not count as imported', async () => {
  const newer = Array.from({ length: 50 }, (_, index) => ({
    publication: { ...DONE, id: `000001${index + 10}`, at: 10 + index },
  }));
  await new Publications(network.join()).record(() => newer);

  expect((await importPublications(settings, network.join()))[0]).toBe(
    '1 publications imported, 1 of them planned',
  );
  expect(await new Publications(network.join()).read()).toHaveLength(51);
});

test('an import from an empty CACHE_DIR changes nothing in Redis', async () => {
  const empty = readEnvironment({ CACHE_DIR: path.join(cacheDir, 'empty') });

  expect(await importPublications(empty, network.join())).toEqual([
    '0 publications imported, 0 of them planned',
    'no public version in CACHE_DIR',
  ]);
  expect(network.writes).toBe(0);
});

test('if Redis does not answer, nothing is imported', async () => {
  network.isInReach = false;

  await expect(importPublications(settings, network.join())).rejects.toThrow('Redis does not answer');

  expect([network.writes, network.shared]).toEqual([0, undefined]);
});
