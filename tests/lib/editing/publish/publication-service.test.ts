import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { diskPublications } from '@/lib/editing/publish/disk-publications';
import { PublicationService } from '@/lib/editing/publish/publication-service';
import { Publications } from '@/lib/editing/publish/publications';
import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { Peers } from '@/lib/versions/peers';
import { ContentStore } from '@/lib/versions/store';
import { aDocument, aFlavour } from '@/tests/content';
import { type ContentServer, startContentServer } from '@/tests/e2e/support/content-server';
import { PeerNetwork } from '@/tests/peer-network';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const titled = (title: string, flavours = [aFlavour()]) =>
  aDocument({ home: { texts: { intro: { NAME: title } }, flavours } });

type Site = { store: ContentStore; publications: Publications; service: PublicationService };

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
  const publications = new Publications([diskPublications(settings)]);
  const service = new PublicationService(store, publications, settings.media);
  await store.start();
  return { store, publications, service };
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
  source.answer((_, response) => response.end('<html>'));

  const { publishedAt, version } = await service.publish({ deployment: 'autumn', by: 'Ada' });

  expect([publishedAt, version]).toEqual([undefined, undefined]);
  expect(await service.list()).toEqual([
    {
      id: expect.any(String),
      at: expect.any(Number),
      outcome: 'refused',
      deployment: 'autumn',
      by: 'Ada',
      reason: expect.stringContaining('not JSON'),
    },
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

test('what was public before is kept once, under the moment that it was read', async () => {
  const site = await aSite();
  const { id, loadedAt } = site.store.current ?? {};
  source.answer(titled('Two'));
  await site.service.publish({});
  source.answer(titled('One'));
  await site.service.publish({});
  source.answer(titled('Two'));
  await site.service.publish({});

  const list = await site.service.list();
  expect(list.map(({ outcome }) => outcome)).toEqual(['updated', 'updated', 'updated', 'replaced']);
  expect(list.at(-1)).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}$/),
    at: loadedAt?.getTime(),
    outcome: 'replaced',
    deployment: 'live',
    version: id,
    counts: { categories: 0, collections: 1, flavours: 1 },
  });
});

test('what the source changed between two publishes is kept beside what it had before', async () => {
  const site = await aSite();
  await site.service.publish({});
  source.answer(titled('Two'));
  await site.store.refresh();
  const two = site.store.current?.id;
  source.answer(titled('Three'));
  await site.service.publish({ deployment: 'autumn' });
  source.answer(titled('Two'));
  await site.service.publish({ deployment: 'autumn' });
  await site.service.publish({ deployment: 'live' });

  const replaced = (await site.service.list()).filter(({ outcome }) => outcome === 'replaced');
  expect(replaced.map(({ deployment, version }) => [deployment, version])).toEqual([['live', two]]);
});

test('two deployments with one text are two things that were public', async () => {
  const site = await aSite();
  source.answer(titled('Two'));
  await site.service.publish({ deployment: 'autumn' });
  source.answer(titled('One'));
  await site.service.publish({ deployment: 'live' });
  source.answer(titled('Two'));
  await site.store.refresh(); // the very text of autumn
  source.answer(titled('Three'));
  await site.service.publish({});

  const replaced = (await site.service.list()).filter(({ outcome }) => outcome === 'replaced');
  expect(replaced.map(({ deployment }) => deployment)).toEqual(['live', 'live']);
  expect(new Set(replaced.map(({ id }) => id)).size).toBe(2);
});

test('each publication and refusal is heard of, once', async () => {
  const { service } = await aSite();
  const heard: string[] = [];
  service.onPublication(({ outcome }) => heard.push(outcome));

  await service.publish({});
  await service.publish({ dryRun: true });
  source.answer({});
  await service.publish({});

  expect(heard).toEqual(['unchanged', 'refused']);
});

test('since when what is public has been so is known, and by whom once somebody published it', async () => {
  source.answer((_, response) => response.writeHead(500).end());
  const site = await aSite();
  expect(await site.service.publicSince()).toBeUndefined();

  source.answer(titled('One'));
  await site.store.refresh();
  expect(await site.service.publicSince()).toEqual({ at: site.store.current?.loadedAt });
  const { publishedAt = 0 } = await site.service.publish({}, 'ada');

  expect(await site.service.publicSince()).toEqual({ at: new Date(publishedAt), by: 'ada' });
});

test('a publish that changes nothing says which version it is, and what is broken in it', async () => {
  source.answer(titled('One', [aFlavour(), aFlavour({ ID: null })]));
  const { store, service } = await aSite();

  const { outcome, version, problems, differences, deployment } = await service.publish({});

  expect([outcome, version, deployment]).toEqual([{ kind: 'unchanged' }, store.current?.id, 'live']);
  expect([problems.length, differences]).toEqual([1, []]);
});

test('a document that would take most of the page away is refused with what explains it', async () => {
  const flavours = (broken: boolean) =>
    Array.from({ length: 8 }, (_, index) => aFlavour({ ID: broken ? null : `mint-${index}` }));
  source.answer(titled('One', flavours(false)));
  const { service } = await aSite();
  source.answer(titled('Two', flavours(true)));

  const { outcome, problems, differences } = await service.publish({});

  expect([outcome.kind, differences.length]).toEqual(['refused', 9]);
  expect(problems.map(({ path }) => path)).toContain('$.home.flavours[7].ID');
});

test('a careful publish counts the problems that nobody knows of, and names the first', async () => {
  const site = await aSite({ LOCALES: 'en,fr', CONTENT_SOURCE: `${source.url}/{deployment}.{locale}.json` });
  const broken = (count: number) =>
    titled('Two', [aFlavour(), ...Array.from({ length: count }, () => aFlavour({ ID: null }))]);
  const reasonFor = async (document: object) => {
    source.answer(document);
    const { outcome } = await site.service.publish({ careful: true });
    return 'reason' in outcome ? outcome.reason : undefined;
  };

  expect(await reasonFor(broken(1))).toMatch(
    /^2 problems that .*, the first at en: \$\.home\.flavours\[1\]\.ID; .*"anyway": true$/,
  );
  expect(await reasonFor(titled('Two'))).toBeUndefined();
});

test('of one language a careful publish names the place alone', async () => {
  const site = await aSite();
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));

  const { outcome } = await site.service.publish({ careful: true });

  expect(outcome).toMatchObject({
    reason: expect.stringMatching(/^1 problem that .*, the first at \$\.home\.flavours\[1\]\.ID;/),
  });
});

test('a careful publish is refused for its problems also where nothing is public yet', async () => {
  source.answer((_, response) => response.writeHead(500).end());
  const site = await aSite();
  source.answer(titled('One', [aFlavour(), aFlavour({ ID: null })]));

  expect((await site.service.publish({ careful: true })).outcome.kind).toBe('refused');
  expect(titleOf(site)).toBeUndefined();
});

test('before there is content a publish without a name is of the deployment that is set', async () => {
  source.answer((_, response) => response.writeHead(500).end());
  const { service } = await aSite();

  expect((await service.publish({})).outcome.kind).toBe('down');
  source.answer(titled('One'));
  expect((await service.publish({})).deployment).toBe('live');
});

test('a version that is not kept is named, and asking for it is not written down', async () => {
  const { service } = await aSite();

  expect(await service.publish({ version: '0123456789ab' })).toEqual({
    outcome: { kind: 'missing', reason: 'no version 0123456789ab is kept' },
    problems: [],
    differences: [],
  });
  expect(await service.list()).toEqual([]);
});

test('what was refused for its problems cannot be brought back: it never was public', async () => {
  const { service } = await aSite();
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));
  const { version } = await service.publish({ careful: true });

  expect((await service.publish({ version })).outcome.kind).toBe('missing');
});

test('a version of another deployment comes back as that, whatever was published since', async () => {
  const site = await aSite();
  source.answer(titled('Autumn'));
  const { version } = await site.service.publish({ deployment: 'autumn' });
  source.answer(titled('Two'));
  await site.service.publish({ deployment: 'live' });

  expect((await site.service.publish({ version })).deployment).toBe('autumn');
  expect([titleOf(site), site.store.current?.deployment]).toEqual(['Autumn', 'autumn']);
});

test('pictures that have gone name the language of their document', async () => {
  const site = await aSite({ LOCALES: 'en,fr', CONTENT_SOURCE: `${source.url}/{deployment}.{locale}.json` });
  source.answer(titled('Two', [aFlavour({ PREVIEW_PICTURE: '/upload/gone.jpg' })]));
  const { version } = await site.service.publish({});
  source.answer(titled('Three'));
  await site.service.publish({});

  const { problems } = await site.service.publish({ version });

  expect(problems.map(({ locale, path }) => [locale, path])).toEqual([
    ['fr', '$.common.locale'],
    ['en', '$.home.flavours[0].PREVIEW_PICTURE'],
    ['fr', '$.home.flavours[0].PREVIEW_PICTURE'],
  ]);
});

test('a plan that comes to nothing is an error in the log, and all else is news', async () => {
  const { service } = await aSite();
  const levels = () => jest.mocked(log).mock.calls.filter(([, what]) => what === 'publication');
  const plan = { id: '0a1b2c3d', at: 1, due: 1, outcome: 'planned', deployment: 'live' } as const;
  jest.mocked(log).mockClear();

  await service.publish({}, undefined, plan);
  source.answer({});
  await service.publish({});
  await service.publish({}, undefined, { ...plan, due: Date.now() });

  expect(levels().map(([level]) => level)).toEqual(['info', 'info', 'error']);
});

test('what another server on the folder published is known with the next look at the source', async () => {
  const [a, b] = [await aSite(), await aSite()];
  await a.service.publish({}, 'ada');

  await b.store.refresh();

  while (b.publications.list.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(b.publications.list[0]?.by).toBe('ada');
});
