import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { requestPublish, healthOf } from '../support/requests';
import type { StorefrontServer } from '../support/storefront';
import { expect, test } from '../support/test';

const SECRET = 'one-language-secret';
const SETTINGS = {
  SITE_URL: 'http://quatorze.example',
  PREVIEW_SECRET: SECRET,
  REVALIDATE_SECRET: SECRET,
};

const ADDRESSES = [
  '/',
  '/?flavour=104',
  '/shop',
  '/shop/',
  '/shop/dark?flavourId=103',
  '/shop/dark/cafe',
  '/sitemap.xml',
  '/robots.txt',
  '/share-picture',
  '/share-picture?flavour=104',
  '/nothing',
  '/fr',
  '//evil.example',
  '/api/nothing',
  '/api/health',
  '/api/preview?deployment=live&secret=not-the-secret-of-previews',
];

const STORED_NAMES = [
  'public_live-57f6e9c62cc7a45239e4affea6048623.json',
  'publications-6105ce96a7d0a1454d29083994c3f97b',
];

/** These digests depend on the languages or on the bytes of the version, so they change with LOCALES. */
const DIGESTS = /'sha256-[^']*'/g;
const DIGEST_HEADERS = ['date', 'etag', 'content-length', 'set-cookie'];
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Leaves out the parts that may differ: digests, times and the name of the version. */
async function answerOf({ url }: StorefrontServer, version: string, address: string, init: RequestInit) {
  const answer = await fetch(url + address, { redirect: 'manual', ...init });
  const headers = [...answer.headers]
    .filter(([name]) => !DIGEST_HEADERS.includes(name))
    .map(([name, value]) => [name, value.replaceAll(DIGESTS, 'digest')]);
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return {
    address,
    status: answer.status,
    headers,
    body: digestOf(text.replaceAll(version, 'version').replaceAll(TIMES, 'time')),
  };
}

async function headOfPreview(server: StorefrontServer, version: string) {
  const open = `${server.url}/api/preview?deployment=live&secret=${SECRET}`;
  const opened = await fetch(open, { redirect: 'manual' });
  const cookie = opened.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const page = await answerOf(server, version, '/', { headers: { cookie: cookie.join('; ') } });
  return { ...page, body: undefined };
}

async function answersOf(server: StorefrontServer) {
  const { version = '' } = await healthOf(server);
  const ways = [{}, { method: 'HEAD' }];
  const asked = ADDRESSES.flatMap((address) => ways.map((way) => answerOf(server, version, address, way)));
  // Compares only status and headers of a preview, because its parts are sent in varying order.
  return Promise.all([...asked, headOfPreview(server, version)]);
}

test('LOCALES=en changes neither the answers of the server nor the names of the files in CACHE_DIR', async ({
  startServer,
  folder,
}) => {
  const folders = ['unset', 'named'].map((name) => path.join(folder, name));
  const [unset, named] = await Promise.all(
    // An empty LOCALES counts as unset.
    ['', 'en'].map((LOCALES, index) => startServer({ ...SETTINGS, LOCALES, CACHE_DIR: folders[index]! })),
  );

  const expected = await answersOf(unset!);
  const sent = await answersOf(named!);

  for (const [index, answer] of expected.entries()) expect.soft(sent[index], answer.address).toEqual(answer);
  expect(new Set(expected.map(({ status }) => status))).toEqual(new Set([200, 401, 404]));
  for (const { url } of [unset!, named!]) await requestPublish({ url }, undefined, SECRET);
  const stored = await Promise.all(folders.map((each) => readdir(each)));
  expect(stored.map((names) => names.sort())).toEqual([STORED_NAMES, STORED_NAMES]);
});
