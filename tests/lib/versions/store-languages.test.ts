import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEnvironment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import { ContentStore } from '@/lib/versions/store';
import { aDocument, aFlavour, type Wire } from '@/tests/content';
import { type ContentServer, deployments, startContentServer } from '@/tests/content-server';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const titled = (title: string, home: Wire = {}) =>
  aDocument({ common: { locale: undefined }, home: { texts: { intro: { NAME: title } }, ...home } });

let server: ContentServer;
let cacheDir = '';
let shown: Record<string, object | string>;
const stores: ContentStore[] = [];
const RECORDED = { record: async () => undefined };

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'languages-'));
  shown = { 'live.en': titled('Fourteen'), 'live.fr': titled('Quatorze') };
  server = await startContentServer(deployments(shown));
});

afterEach(async () => {
  for (const store of stores.splice(0)) store.stop();
  await server.stop();
  await rm(cacheDir, { recursive: true, maxRetries: 5 });
});

function aStore(LOCALES = 'en,fr'): ContentStore {
  const source = `${server.url}/{deployment}.{locale}.json`;
  const store = new ContentStore(readEnvironment({ CONTENT_SOURCE: source, CACHE_DIR: cacheDir, LOCALES }));
  stores.push(store);
  return store;
}

async function started(locales?: string): Promise<ContentStore> {
  const store = aStore(locales);
  await store.start();
  return store;
}

const titlesOf = (store: ContentStore) =>
  store.current?.editions.map(({ content }) => content.home.intro?.title);

test('all languages of a deployment form one version', async () => {
  const store = await started();

  expect(titlesOf(store)).toEqual(['Fourteen', 'Quatorze']);
});

test('an edit in one language creates a new version with the other languages unchanged', async () => {
  const store = await started();
  const before = store.current?.id;
  shown['live.fr'] = titled('Seize');

  expect(await store.publish(undefined, RECORDED)).toEqual({ kind: 'updated' });

  expect(titlesOf(store)).toEqual(['Fourteen', 'Seize']);
  expect(store.current?.id).not.toBe(before);
});

test.each([
  ['is not JSON', '{', 'fr: not JSON'],
  ['has no page', {}, 'fr: the document has no "home"'],
])('a publish is refused in all languages if the document of one language %s', async (_, french, reason) => {
  const store = await started();
  Object.assign(shown, { 'live.en': titled('Sixteen'), 'live.fr': french });

  expect(await store.publish(undefined, RECORDED)).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining(reason),
  });
  expect(titlesOf(store)).toEqual(['Fourteen', 'Quatorze']);
});

test('a publish has the outcome “missing” if the document of one language does not exist', async () => {
  const store = await started();
  shown['autumn.en'] = titled('Autumn');

  expect(await store.publish('autumn', RECORDED)).toMatchObject({
    kind: 'missing',
    reason: expect.stringContaining('/autumn.fr.json answered 404'),
  });
});

test('a switch to another deployment replaces the content of all languages, and so does the switch back', async () => {
  const store = await started();
  Object.assign(shown, { 'autumn.en': titled('Autumn'), 'autumn.fr': titled('Automne') });

  await store.publish('autumn', RECORDED);
  const published = titlesOf(store);
  await store.publish('live', RECORDED);

  expect([published, titlesOf(store)]).toEqual([
    ['Autumn', 'Automne'],
    ['Fourteen', 'Quatorze'],
  ]);
});

test('a publish needs a confirmation even if only one language loses most of its page', async () => {
  const flavours = [1, 2, 3, 4].map((id) => aFlavour({ ID: id }));
  shown['live.fr'] = titled('Quatorze', { flavours });
  const store = await started();
  shown['live.fr'] = titled('Quatorze', { flavours: flavours.slice(0, 1) });

  expect(await store.publish(undefined, RECORDED)).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('3 of 4 flavours (fr)'),
  });
  expect(await store.publish(undefined, { ...RECORDED, anyway: true })).toEqual({ kind: 'updated' });
});

test('if a server restarts while the source fails, the server shows all languages', async () => {
  (await started()).stop();
  server.answer((_, response) => response.writeHead(500).end());

  expect(titlesOf(await started())).toEqual(['Fourteen', 'Quatorze']);
});

test.each([
  ['a server that now has fewer languages shows the remaining languages', 'en,fr', 'fr', ['Quatorze']],
  ['a server that now has more languages shows no content', 'en', 'en,fr', undefined],
])('if a server restarts while the source fails, %s', async (_, before, after, titles) => {
  (await started(before)).stop();
  server.answer((_, response) => response.writeHead(500).end());

  const store = aStore(after);
  await store.start();

  expect(titlesOf(store)).toEqual(titles);
});

test('a stored version that lacks a language cannot be restored, and the outcome names the language', async () => {
  const store = await started();
  const text = JSON.stringify(titled('Fourteen'));

  expect(await store.publish(undefined, { ...RECORDED, kept: { deployment: 'live', text } })).toMatchObject({
    kind: 'refused',
    reason: 'it was stored without the language en',
  });
  expect(log).not.toHaveBeenCalledWith('error', 'content.check.failed', expect.anything());
});
