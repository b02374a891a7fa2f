import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { diskPublications } from '@/lib/editing/publish/disk-publications';
import { PlanIsOverError, PublicationService } from '@/lib/editing/publish/publication-service';
import { Publications } from '@/lib/editing/publish/publications';
import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import { RedisUnavailableError, type Peers } from '@/lib/versions/peers';
import { ContentStore } from '@/lib/versions/store';
import { aDocument, aFlavour } from '@/tests/content';
import { type ContentServer, startContentServer, sourceAt } from '@/tests/content-server';
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
    CONTENT_SOURCE: sourceAt(source),
    CACHE_DIR: cacheDir,
    ...variables,
  });
  const store = new ContentStore(settings, undefined, peers);
  stores.push(store);
  const publications = new Publications(peers ?? diskPublications(settings));
  const service = new PublicationService(store, publications, settings.media);
  await store.start();
  return { store, publications, service };
}

const titleOf = ({ store }: Site) => store.current?.content.home.intro?.title;

test('a publish is stored with author, note, and numbers of categories, collections and flavours', async () => {
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

test('a refusal is stored with its reason', async () => {
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

test('a publish returns its changes and problems', async () => {
  const { service } = await aSite();
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));

  const { differences, problems } = await service.publish({});

  expect(differences).toHaveLength(1);
  expect(problems).toEqual([expect.objectContaining({ path: '$.home.flavours[1].ID' })]);
});

test('a dry run returns the result of a publish, but changes nothing and stores nothing', async () => {
  const site = await aSite();
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));

  const { publishedAt, summary, ...result } = await site.service.publish({ dryRun: true });

  expect([publishedAt, summary?.publishing]).toEqual([
    undefined,
    'Can be published; 1 new problem: confirm it',
  ]);
  expect([titleOf(site), await site.service.list()]).toEqual(['One', []]);
  expect(result).toMatchObject({ outcome: { kind: 'updated' }, version: expect.any(String) });
  expect([result.problems.length, result.differences.length]).toEqual([1, 1]);
  expect(await site.service.publish({})).toMatchObject(result);
});

test('if a version has new problems, a publish with `careful` is refused until a request adds `anyway`', async () => {
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

test('if the file of a new picture is missing, a publish with `careful` is refused until a request adds `anyway`', async () => {
  const site = await aSite();
  const unillustrated = [aFlavour({ PREVIEW_PICTURE: '/upload/gone.jpg' })];
  source.answer(titled('Two', unillustrated));

  const refused = await site.service.publish({ careful: true });
  expect(refused).toMatchObject({
    outcome: { kind: 'refused', reason: expect.stringContaining('flavours[0].PREVIEW_PICTURE') },
    summary: { publishing: 'Can be published; 1 new problem: confirm it' },
    problems: [{ path: '$.home.flavours[0].PREVIEW_PICTURE', found: '"/upload/gone.jpg"' }],
  });
  expect(titleOf(site)).toBe('One');
  expect((await site.service.publish({ careful: true, anyway: true })).problems).toHaveLength(1);

  source.answer(titled('Three', unillustrated));
  expect(await site.service.publish({ careful: true })).toMatchObject({
    outcome: { kind: 'updated' },
    summary: { publishing: 'Can be published' },
    problems: [{ path: '$.home.flavours[0].PREVIEW_PICTURE' }],
  });
});

test('without `careful`, a publish is accepted even if a picture is missing', async () => {
  const { service } = await aSite();
  source.answer(titled('Two', [aFlavour({ PREVIEW_PICTURE: '/upload/gone.jpg' })]));

  expect(await service.publish({})).toMatchObject({
    outcome: { kind: 'updated' },
    problems: [{ path: '$.home.flavours[0].PREVIEW_PICTURE' }],
  });
});

test('a dry run without changes returns a summary, and so does a refused publish with `careful`', async () => {
  const { service } = await aSite();
  const unchanged = await service.publish({ dryRun: true });
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));

  expect(unchanged.summary).toMatchObject({
    state: 'This version is public',
    publishing: 'Nothing to publish',
    changes: ['No difference from the public page'],
  });
  const refused = await service.publish({ deployment: 'autumn', careful: true });
  expect(refused.summary).toEqual({
    state: 'Not public',
    publishing: 'Can be published; 1 new problem: confirm it',
    changes: ['Text intro · NAME: One → Two'],
    first: expect.stringContaining('flavour “Mint” lists no allergens'),
  });
  const done = await service.publish({ deployment: 'autumn', careful: true, anyway: true });
  expect(done.summary).toEqual(refused.summary);
});

test('only a request with `careful` or `dryRun` returns a summary', async () => {
  const { service } = await aSite();
  source.answer(titled('Two'));

  const done = await service.publish({});

  expect(done.outcome.kind).toBe('updated');
  expect(done.summary).toBeUndefined();
});

test('the summary of a refused dry run gives the reason for the refusal', async () => {
  const { service } = await aSite();
  source.answer(aDocument({ home: { texts: {}, flavours: [] } }));

  const { outcome, summary } = await service.publish({ dryRun: true });

  expect(outcome).toMatchObject({ kind: 'refused', reason: expect.any(String) });
  expect(summary?.publishing).toBe(`Cannot be published · ${'reason' in outcome ? outcome.reason : ''}`);
});

test('a refused publish stores the refusal, but no entry about a replaced version', async () => {
  const { service } = await aSite();
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));

  await service.publish({ careful: true });

  expect((await service.list()).map(({ outcome }) => outcome)).toEqual(['refused']);
});

test('problems of a restored version need no confirmation', async () => {
  const { store, service } = await aSite();
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));
  await service.publish({});
  const broken = store.current?.id;
  source.answer(titled('Three'));
  await service.publish({});

  const { summary } = await service.publish({ version: broken, dryRun: true, careful: true });

  expect(summary?.publishing).toBe('Can be published');
  expect((await service.publish({ version: broken, careful: true })).outcome.kind).toBe('updated');
});

test('a version that became public without a publish can be restored', async () => {
  const site = await aSite();
  const first = site.store.current?.id ?? '';
  source.answer(titled('Two'));
  await site.service.publish({});

  await site.service.publish({ version: first });

  expect(titleOf(site)).toBe('One');
});

/** Publishes version One, then Two, then restores One. */
async function broughtBack(variables: Record<string, string> = {}): Promise<Site> {
  const site = await aSite(variables);
  const { version } = await site.service.publish({});
  source.answer(titled('Two'));
  await site.service.publish({});
  await site.service.publish({ version });
  return site;
}

test('a restored version stays public after edits in the source and after a restart', async () => {
  const site = await broughtBack();
  source.answer(titled('Three'));

  await site.store.refresh();
  expect(titleOf(site)).toBe('One');
  site.store.stop();
  const restarted = await aSite();
  await restarted.store.refresh();

  expect([titleOf(restarted), restarted.store.lastError]).toEqual(['One', undefined]);
});

test('if the source is down, a version can still be restored', async () => {
  const site = await aSite();
  const { version } = await site.service.publish({});
  source.answer(titled('Two'));
  await site.service.publish({});
  source.answer((_, response) => response.writeHead(500).end());

  expect((await site.service.publish({ version })).outcome).toEqual({ kind: 'updated' });

  expect(titleOf(site)).toBe('One');
});

test('a publish after a restore makes edits in the source visible again', async () => {
  const site = await broughtBack();

  await site.service.publish({});
  expect(titleOf(site)).toBe('Two');
  source.answer(titled('Three'));
  await site.store.refresh();

  expect(titleOf(site)).toBe('Three');
});

test('a publish after a restore resumes updates from the source, even if the publish changes nothing', async () => {
  const site = await broughtBack();
  source.answer(titled('One'));

  expect((await site.service.publish({})).outcome.kind).toBe('unchanged');
  source.answer(titled('Three'));
  await site.store.refresh();

  expect(titleOf(site)).toBe('Three');
});

test('a restored version is shown on all instances, no matter what the source contains', async () => {
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

test('if Redis does not answer, each publish or restore fails, but a dry run returns a result', async () => {
  const network = new PeerNetwork();
  const site = await aSite({}, network.join());
  const { version } = await site.service.publish({ by: 'Ada' });
  source.answer(titled('Two'));
  network.isInReach = false;
  const asked = source.requests.length;

  for (const request of [{}, { version }, { deployment: 'autumn', anyway: true }])
    await expect(site.service.publish(request)).rejects.toThrow('Redis does not answer');
  expect([titleOf(site), source.requests.length - asked]).toEqual(['One', 0]);
  expect((await site.service.publish({ dryRun: true })).outcome.kind).toBe('updated');
  await expect(site.service.list()).rejects.toThrow('Redis does not answer');
  expect((await site.service.lastList()).map(({ by }) => by)).toEqual(['Ada']);

  network.isInReach = true;
  expect([titleOf(site), (await site.service.list()).length]).toEqual(['One', 1]);
  expect((await site.service.publish({})).outcome.kind).toBe('updated');
});

test('a publish changes nothing if Redis fails before the publish is recorded', async () => {
  const network = new PeerNetwork();
  const peers = network.join();
  const site = await aSite({}, { ...peers, write: () => Promise.reject(new RedisUnavailableError()) });
  source.answer(titled('Two'));

  await expect(site.service.publish({ deployment: 'autumn' })).rejects.toThrow('Redis does not answer');

  expect([titleOf(site), site.store.current?.deployment, network.shelves.publications.size]).toEqual([
    'One',
    'live',
    0,
  ]);
});

test('one write to Redis stores the publish, the replaced version, both documents and the new public version', async () => {
  const network = new PeerNetwork();
  const site = await aSite({}, network.join());
  source.answer(titled('Two'));
  const before = network.writes;

  await site.service.publish({ deployment: 'autumn' });

  expect(network.writes - before).toBe(1);
  expect([network.shelves.publications.size, network.shelves.documents.size]).toEqual([2, 2]);
  expect(network.shared?.deployment).toBe('autumn');
});

test('if CONTENT_REVALIDATE_SECONDS is off, edits appear only after a publish', async () => {
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

test('the version that was public before the first publish is listed once, with the time when it was read', async () => {
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

test('if a publish replaces a version that a refresh made public, the list has one entry “replaced” with this version', async () => {
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

test('after a publish, the previous version is listed, even if its document is already listed for another deployment', async () => {
  const site = await aSite();
  source.answer(titled('Two'));
  await site.service.publish({ deployment: 'autumn' });
  source.answer(titled('One'));
  await site.service.publish({ deployment: 'live' });
  source.answer(titled('Two'));
  await site.store.refresh(); // `live` now has the document that was published as `autumn`
  source.answer(titled('Three'));
  await site.service.publish({});

  const replaced = (await site.service.list()).filter(({ outcome }) => outcome === 'replaced');
  expect(replaced.map(({ deployment }) => deployment)).toEqual(['live', 'live']);
  expect(new Set(replaced.map(({ id }) => id)).size).toBe(2);
});

test('listeners are notified once of each publish and each refusal, but not of dry runs', async () => {
  const { service } = await aSite();
  const heard: string[] = [];
  service.onPublication(({ outcome }) => heard.push(outcome));

  await service.publish({});
  await service.publish({ dryRun: true });
  source.answer({});
  await service.publish({});

  expect(heard).toEqual(['unchanged', 'refused']);
});

test('publicSince returns the time and author of the publish, or the time of reading if nothing was published', async () => {
  source.answer((_, response) => response.writeHead(500).end());
  const site = await aSite();
  expect(site.service.publicSince()).toBeUndefined();

  source.answer(titled('One'));
  await site.store.refresh();
  expect(site.service.publicSince()).toEqual({ at: site.store.current?.loadedAt });
  const { publishedAt = 0 } = await site.service.publish({ by: 'ada' });

  expect(site.service.publicSince()).toEqual({ at: new Date(publishedAt), by: 'ada' });
});

test('a publish without changes returns the public version and its problems', async () => {
  source.answer(titled('One', [aFlavour(), aFlavour({ ID: null })]));
  const { store, service } = await aSite();

  const { outcome, version, problems, differences, deployment } = await service.publish({});

  expect([outcome, version, deployment]).toEqual([{ kind: 'unchanged' }, store.current?.id, 'live']);
  expect([problems.length, differences]).toEqual([1, []]);
});

test('if broken entries would remove most of the page, a publish is refused, and the result lists the problems', async () => {
  const flavours = (broken: boolean) =>
    Array.from({ length: 8 }, (_, index) => aFlavour({ ID: broken ? null : `mint-${index}` }));
  source.answer(titled('One', flavours(false)));
  const { service } = await aSite();
  source.answer(titled('Two', flavours(true)));

  const { outcome, problems, differences } = await service.publish({});

  expect([outcome.kind, differences.length]).toEqual(['refused', 9]);
  expect(problems.map(({ path }) => path)).toContain('$.home.flavours[7].ID');
});

test('the reason for a refusal gives the number of new problems and the path of the first problem', async () => {
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

test('without LOCALES, the reason for a refusal names no language', async () => {
  const site = await aSite();
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));

  const { outcome } = await site.service.publish({ careful: true });

  expect(outcome).toMatchObject({
    reason: expect.stringMatching(/^1 problem that .*, the first at \$\.home\.flavours\[1\]\.ID;/),
  });
});

test('a publish with `careful` is refused because of problems even if no version is public yet', async () => {
  source.answer((_, response) => response.writeHead(500).end());
  const site = await aSite();
  source.answer(titled('One', [aFlavour(), aFlavour({ ID: null })]));

  expect((await site.service.publish({ careful: true })).outcome.kind).toBe('refused');
  expect(titleOf(site)).toBeUndefined();
});

test('if no version is public, a publish without a deployment name publishes the configured deployment', async () => {
  source.answer((_, response) => response.writeHead(500).end());
  const { service } = await aSite();

  expect((await service.publish({})).outcome.kind).toBe('down');
  source.answer(titled('One'));
  expect((await service.publish({})).deployment).toBe('live');
});

test('a version that is not stored cannot be restored, and the attempt is not recorded', async () => {
  const { service } = await aSite();

  expect(await service.publish({ version: '0123456789ab' })).toEqual({
    outcome: { kind: 'missing', reason: 'version 0123456789ab is not stored' },
    problems: [],
    differences: [],
  });
  expect(await service.list()).toEqual([]);
});

test('a refused version cannot be restored, because the version was never public', async () => {
  const { service } = await aSite();
  source.answer(titled('Two', [aFlavour(), aFlavour({ ID: null })]));
  const { version } = await service.publish({ careful: true });

  expect((await service.publish({ version })).outcome.kind).toBe('missing');
});

test('restoring a version of “autumn” makes “autumn” the public deployment', async () => {
  const site = await aSite();
  source.answer(titled('Autumn'));
  const { version } = await site.service.publish({ deployment: 'autumn' });
  source.answer(titled('Two'));
  await site.service.publish({ deployment: 'live' });

  expect((await site.service.publish({ version })).deployment).toBe('autumn');
  expect([titleOf(site), site.store.current?.deployment]).toEqual(['Autumn', 'autumn']);
});

test('missing pictures are reported with the language of their document', async () => {
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

test('a publish for a cancelled plan fails, and changes neither the page nor the list of publications', async () => {
  const site = await aSite();
  const plan = { id: '0a1b2c3d', at: 1, due: 1, outcome: 'planned', deployment: 'autumn' } as const;
  await site.service.record(() => [{ publication: { ...plan, outcome: 'cancelled' } }]);
  source.answer(titled('Two'));

  await expect(site.service.publish({ deployment: 'autumn' }, plan)).rejects.toThrow(PlanIsOverError);

  expect([titleOf(site), (await site.service.list()).length]).toEqual(['One', 1]);
});

test('a refused planned publish is logged as an error, and all other publishes are logged as info', async () => {
  const { service } = await aSite();
  const levels = () => jest.mocked(log).mock.calls.filter(([, what]) => what === 'publication.recorded');
  const plan = { id: '0a1b2c3d', at: 1, due: 1, outcome: 'planned', deployment: 'live' } as const;
  const later = { ...plan, id: '4e5f6a7b', due: Date.now() };
  await service.record(() => [{ publication: plan }, { publication: later }]);
  jest.mocked(log).mockClear();

  await service.publish({}, plan);
  source.answer({});
  await service.publish({});
  await service.publish({}, later);

  expect(levels().map(([level]) => level)).toEqual(['info', 'info', 'error']);
});

test('with a shared cache folder, an instance lists the publish of another instance after the next refresh', async () => {
  const [a, b] = [await aSite(), await aSite()];
  await a.service.publish({ by: 'ada' });

  await b.store.refresh();

  while (b.publications.list.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(b.publications.list[0]?.by).toBe('ada');
});
