import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEnvironment } from '@/lib/config/environment';
import type { Peers } from '@/lib/content/peers';
import { ContentStore } from '@/lib/content/store';
import { diskPublications } from '@/lib/publish/disk-publications';
import { PublicationService } from '@/lib/publish/publication-service';
import { Publications } from '@/lib/publish/publications';
import { aDocument, aFlavour } from '@/tests/content';
import { type ContentServer, startContentServer } from '@/tests/e2e/support/content-server';
import { PeerNetwork } from '@/tests/peer-network';

jest.mock('@/lib/log', () => ({ log: jest.fn() }));

const titled = (title: string, flavours = [aFlavour()]) =>
  aDocument({ home: { texts: { intro: { NAME: title } }, flavours } });

type Site = { store: ContentStore; service: PublicationService };

let source: ContentServer;
let cacheDir = '';
let stores: ContentStore[] = [];

beforeEach(async () => {
  source = await startContentServer(titled('One'));
  cacheDir = await mkdtemp(path.join(tmpdir(), 'service-'));
});

afterEach(async () => {
  for (const store of stores) store.stop();
  stores = [];
  await source.stop();
  await rm(cacheDir, { recursive: true, maxRetries: 5 });
});

async function aSite(variables: Record<string, string> = {}, peers?: Peers): Promise<Site> {
  const settings = readEnvironment({
    CONTENT_SOURCE: `${source.url}/{deployment}.json`,
    CACHE_DIR: cacheDir,
    ...variables,
  });
  const store = new ContentStore(settings, undefined, peers);
  stores.push(store);
  const service = new PublicationService(
    store,
    new Publications([diskPublications(settings)]),
    settings.media,
  );
  await store.start();
  return { store, service };
}

const titleOf = ({ store }: Site) => store.current?.content.home.intro?.title;

test('a publish is kept with who asked for it, why, and how much it showed', async () => {
  const { service } = await aSite();

  const { publishedAt, version } = await service.publish({ deployment: 'autumn', by: 'Ada', note: 'Early' });

  expect((await service.list())[0]).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}$/),
    at: publishedAt,
    outcome: 'updated',
    deployment: 'autumn',
    version,
    by: 'Ada',
    note: 'Early',
    counts: { categories: 0, collections: 1, flavours: 1 },
  });
});

test('a secret of one’s own says who it was, whatever the request says', async () => {
  const { service } = await aSite();

  await service.publish({ by: 'Bob' }, 'ada');

  expect((await service.list())[0]?.by).toBe('ada');
});

test('a refusal is kept with its reason', async () => {
  const { service } = await aSite();
  source.answer({});

  const { publishedAt } = await service.publish({ deployment: 'autumn', by: 'Ada' });

  expect(publishedAt).toBeUndefined();
  expect(await service.list()).toEqual([
    expect.objectContaining({
      outcome: 'refused',
      deployment: 'autumn',
      by: 'Ada',
      reason: expect.any(String),
    }),
  ]);
});

test('a publish tells what it changed and what is broken in it', async () => {
  const { service } = await aSite();
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));

  const { differences, problems } = await service.publish({});

  expect(differences).toHaveLength(1);
  expect(problems).toEqual([expect.objectContaining({ path: '$.home.flavours[1].ID' })]);
});

test('a dry run tells the same, changes nothing and is not kept', async () => {
  const site = await aSite();
  source.answer(titled('Two'));

  const { outcome, differences, publishedAt } = await site.service.publish({ dryRun: true });

  expect([outcome.kind, differences.length, publishedAt]).toEqual(['updated', 1, undefined]);
  expect([titleOf(site), await site.service.list()]).toEqual(['One', []]);
});

test('a careful publish is refused for problems that the public page does not have, until somebody says that they are known', async () => {
  const site = await aSite();
  const broken = titled('Two', [aFlavour(), aFlavour({ ID: null })]);
  source.answer(broken);

  const refused = await site.service.publish({ careful: true });
  expect(refused.outcome).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('flavours[1].ID'),
  });
  expect([titleOf(site), refused.problems.length, refused.differences.length]).toEqual(['One', 1, 1]);
  expect((await site.service.publish({ careful: true, anyway: true })).outcome.kind).toBe('updated');

  source.answer(titled('Three', [aFlavour(), aFlavour({ ID: null })]));
  expect((await site.service.publish({ careful: true })).outcome.kind).toBe('updated');
});

test('what the source itself had put in public can be brought back after a publish too', async () => {
  const site = await aSite();
  const first = site.store.current?.id ?? '';
  source.answer(titled('Two'));
  await site.service.publish({});

  await site.service.publish({ version: first });

  expect(titleOf(site)).toBe('One');
});

/** A site that showed One and then Two, and has been brought back to One. */
async function broughtBack(variables: Record<string, string> = {}): Promise<Site> {
  const site = await aSite(variables);
  const { version } = await site.service.publish({});
  source.answer(titled('Two'));
  await site.service.publish({});
  await site.service.publish({ version });
  return site;
}

test('a version that was brought back stays, whatever the source has, over a restart too', async () => {
  const site = await broughtBack();
  source.answer(titled('Three'));

  await site.store.refresh();
  expect(titleOf(site)).toBe('One');
  site.store.stop();
  const restarted = await aSite();
  await restarted.store.refresh();

  expect([titleOf(restarted), restarted.store.lastError]).toEqual(['One', undefined]);
});

test('a version comes back while the source is down', async () => {
  const site = await aSite();
  const { version } = await site.service.publish({});
  source.answer(titled('Two'));
  await site.service.publish({});
  source.answer((_, response) => response.writeHead(500).end());

  expect((await site.service.publish({ version })).outcome).toEqual({ kind: 'updated' });

  expect(titleOf(site)).toBe('One');
});

test('the next publish ends it, and the source is followed again', async () => {
  const site = await broughtBack();

  await site.service.publish({});
  expect(titleOf(site)).toBe('Two');
  source.answer(titled('Three'));
  await site.store.refresh();

  expect(titleOf(site)).toBe('Three');
});

test('the next publish ends it also where the source has the very same document', async () => {
  const site = await broughtBack();
  source.answer(titled('One'));

  expect((await site.service.publish({})).outcome.kind).toBe('unchanged');
  source.answer(titled('Three'));
  await site.store.refresh();

  expect(titleOf(site)).toBe('Three');
});

test('all instances bring it back, and none of them follows the source then', async () => {
  const network = new PeerNetwork();
  const folders = [path.join(cacheDir, 'a'), path.join(cacheDir, 'b')];
  const a = await aSite({ CACHE_DIR: folders[0] ?? '' }, network.join());
  const b = await aSite({ CACHE_DIR: folders[1] ?? '' }, network.join());
  const { version } = await a.service.publish({});
  source.answer(titled('Two'));
  await a.service.publish({});
  await a.service.publish({ version });

  await b.store.refresh();

  expect([titleOf(a), titleOf(b)]).toEqual(['One', 'One']);
});

test('a version that is not kept is missing', async () => {
  const { service } = await aSite();

  expect((await service.publish({ version: '0123456789ab' })).outcome.kind).toBe('missing');
});

test('pictures that have gone since a version was public are told', async () => {
  const { service } = await aSite();
  source.answer(titled('Two', [aFlavour({ PREVIEW_PICTURE: '/upload/gone.jpg' })]));
  const { version } = await service.publish({});
  source.answer(titled('Three'));
  await service.publish({});

  const { problems } = await service.publish({ version });

  expect(problems.map(({ path, found }) => [path, found])).toEqual([
    ['$.home.flavours[0].PREVIEW_PICTURE', '"/upload/gone.jpg"'],
  ]);
});

test('where CONTENT_REVALIDATE_SECONDS is off only a publish shows what was edited', async () => {
  const site = await aSite({ CONTENT_REVALIDATE_SECONDS: 'off' });
  source.answer(titled('Half-typ'));
  const asked = source.requests.length;

  await site.store.refresh();
  site.store.stop();
  const restarted = await aSite({ CONTENT_REVALIDATE_SECONDS: 'off' });
  expect([titleOf(restarted), source.requests.length - asked]).toEqual(['One', 0]);
  source.answer(titled('Two'));
  await restarted.service.publish({});

  expect(titleOf(restarted)).toBe('Two');
});
