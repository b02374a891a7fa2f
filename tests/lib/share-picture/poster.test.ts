import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp, { type Create } from 'sharp';

import { localPoster } from '@/lib/share-picture/poster';

const GREEN = '#00ff00';
let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'poster-'));
  await mkdir(path.join(root, 'public'));
});
beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(root));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rm(root, { recursive: true }));

/** A picture in the public folder. */
async function put(name: string, size: { width: number; height: number }, background: Create['background']) {
  const picture = sharp({ create: { ...size, channels: 4, background } });
  await writeFile(path.join(root, 'public', name), await picture.png().toBuffer());
}

test('a poster comes as a JPEG of the width that is wanted', async () => {
  await put('wide.png', { width: 400, height: 200 }, '#00f');

  const poster = await localPoster('/wide.png', 100, GREEN);

  expect(await sharp(poster).metadata()).toMatchObject({ format: 'jpeg', width: 100, height: 50 });
});

test('a smaller one stays as it is', async () => {
  await put('small.png', { width: 40, height: 20 }, '#00f');

  expect(await sharp(await localPoster('/small.png', 100, GREEN)).metadata()).toMatchObject({ width: 40 });
});

test('a photograph stands upright, as its camera was held', async () => {
  const photograph = sharp({ create: { width: 40, height: 20, channels: 3, background: '#00f' } });
  const turned = await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await writeFile(path.join(root, 'public', 'turned.jpg'), turned);

  expect(await sharp(await localPoster('/turned.jpg', 100, GREEN)).metadata()).toMatchObject({
    width: 20,
    height: 40,
  });
});

test('where a poster is transparent the background is seen', async () => {
  await put('glass.png', { width: 8, height: 8 }, { r: 0, g: 0, b: 0, alpha: 0 });

  const [red = 255, green = 0] = await sharp(await localPoster('/glass.png', 8, GREEN))
    .raw()
    .toBuffer();

  expect(red).toBeLessThan(50);
  expect(green).toBeGreaterThan(200);
});

test.each(['https://cdn.example/poster.jpg', '/gone.jpg', '/words.jpg'])('%s is no poster', async (src) => {
  await writeFile(path.join(root, 'public', 'words.jpg'), 'words');

  expect(await localPoster(src, 100, GREEN)).toBeUndefined();
});
