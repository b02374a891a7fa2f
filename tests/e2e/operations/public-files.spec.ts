import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { buildWithOwnPublic, startStorefront } from '../support/storefront';
import { expect, test as base } from '../support/test';

import { aDocument, aFlavour } from '@/tests/content';
import { startContentServer, sourceAt } from '@/tests/content-server';

type Site = { url: string; folder: string };

async function startSite(): Promise<Site & { stop: () => Promise<void> }> {
  const directory = await buildWithOwnPublic();
  const folder = path.join(directory, 'public');
  const flavours = [
    aFlavour({ ID: 'a', PREVIEW_PICTURE: '/upload/og.jpg' }),
    aFlavour({ ID: 'b', PREVIEW_PICTURE: '/upload/mine.png' }),
  ];
  const content = await startContentServer(aDocument({ home: { flavours } }));
  const source = { CONTENT_SOURCE: sourceAt(content) };
  const storefront = await startStorefront(source, directory);
  const stop = async () => {
    await storefront.stop();
    await content.stop();
    await rm(directory, { recursive: true });
  };
  return { url: storefront.url, folder, stop };
}

/** All tests share one storefront, and each changes a different public file. */
const test = base.extend<{ site: Site }>({
  site: async ({ once }, provide) => provide(await once(startSite)),
});

const plain = (background: string) => sharp({ create: { width: 900, height: 600, channels: 3, background } });
const isRed = async (body: ArrayBuffer) => {
  const pixel = await sharp(Buffer.from(body)).resize(1, 1).raw().toBuffer();
  return (pixel[0] ?? 0) > 200 && (pixel[2] ?? 0) < 50;
};

const variantIn = (html: string, pattern: RegExp) => (pattern.exec(html)?.[0] ?? '').replaceAll('&amp;', '&');

test('a picture that is added while the server runs is sent in the requested width', async ({ site }) => {
  const html = await (await fetch(site.url)).text();
  const address = site.url + variantIn(html, /\/_next\/image\?url=%2Fupload%2Fmine\.png&amp;w=320&amp;q=70/);
  expect((await fetch(address)).status).toBe(404);

  await plain('#f00').png().toFile(path.join(site.folder, 'upload/mine.png'));

  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  const body = await answer.arrayBuffer();
  expect([await isRed(body), (await sharp(Buffer.from(body)).metadata()).width]).toEqual([true, 320]);
  expect((await fetch(`${site.url}/upload/mine.png`)).status).toBe(200);
});

test('after the file of a picture is replaced, pages link to the new picture, and the old picture is never served', async ({
  site,
}) => {
  const html = await (await fetch(site.url)).text();
  const old = variantIn(html, /\/pictures\/og-[\da-f]{8}-320/);
  // 1200 is the picture's own width, which the picture proxy does not accept, so the redirect must choose another
  // width.
  const inOwnWidth = old.replace(/320$/, '1200');
  for (const variant of [old, inOwnWidth])
    expect(await isRed(await (await fetch(site.url + variant)).arrayBuffer())).toBe(false);

  await plain('#f00').jpeg().toFile(path.join(site.folder, 'upload/og.jpg'));

  const answer = await fetch(site.url + old, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([307, 'no-store']);
  for (const variant of [old, inOwnWidth])
    expect(await isRed(await (await fetch(site.url + variant)).arrayBuffer())).toBe(true);
  const page = await (await fetch(site.url)).text();
  expect(page).not.toContain('/pictures/og-');
  const now = variantIn(page, /\/_next\/image\?url=%2Fupload%2Fog\.jpg&amp;w=320&amp;q=70/);
  expect(await isRed(await (await fetch(site.url + now)).arrayBuffer())).toBe(true);
});

test('after a film file is replaced, complete and partial responses have the new content', async ({
  site,
}) => {
  const film = `${site.url}/upload/intro/mobile.webm`;
  const old = await fetch(film, { method: 'HEAD' });
  await writeFile(path.join(site.folder, 'upload/intro/mobile.webm'), 'short film');

  const answer = await fetch(film, { headers: { 'if-none-match': String(old.headers.get('etag')) } });
  const part = await fetch(film, { headers: { range: 'bytes=0-0' } });

  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
    200,
    '10',
    'short film',
  ]);
  expect([part.status, await part.text()]).toEqual([206, 's']);
});
