import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp, { type Create } from 'sharp';

import { groundOf, type PosterPlace } from '@/lib/search/share-picture/ground';

const [GREEN, BLUE] = ['#00ff00', '#0000ff'];
const CARD = { width: 40, height: 20 };
const WHOLE: PosterPlace = {
  card: CARD,
  boxWidth: 40,
  fit: 'cover',
  background: GREEN,
  isMirrored: false,
};
const BESIDE: PosterPlace = { ...WHOLE, boxWidth: 20, fit: 'contain' };

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ground-'));
  await mkdir(path.join(root, 'public'));
});
beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(root));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rm(root, { recursive: true }));

/** A picture in the public folder. */
async function put(
  name: string,
  size: { width: number; height: number },
  background: Create['background'] = BLUE,
) {
  const picture = sharp({ create: { ...size, channels: 4, background } });
  await writeFile(path.join(root, 'public', name), await picture.png().toBuffer());
}

/** Whether a ground shows the poster (blue) or its colour (green), at places from left to right, top to bottom. */
async function colours(poster: string | undefined, place: PosterPlace, places: [x: number, y: number][]) {
  const ground = await groundOf(poster, place);
  const { data, info } = await ground.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...CARD, channels: 3 });
  return places.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * CARD.width + x) * 3);
    expect(red).toBeLessThan(50);
    expect(blue + green).toBeGreaterThan(200);
    return blue > green ? 'poster' : 'ground';
  });
}

const CORNERS: [number, number][] = [
  [0, 0],
  [39, 0],
  [0, 19],
  [39, 19],
];
const LEFT_AND_RIGHT: [number, number][] = [
  [0, 10],
  [19, 10],
  [20, 10],
  [39, 10],
];

test('a poster fills the card, whatever its form', async () => {
  await put('tall.png', { width: 10, height: 90 });

  expect(await colours('/tall.png', WHOLE, CORNERS)).toEqual(['poster', 'poster', 'poster', 'poster']);
});

test('beside words it stands at the end of their lines, which for mirrored ones is the left', async () => {
  await put('square.png', { width: 90, height: 90 });

  expect(await colours('/square.png', BESIDE, LEFT_AND_RIGHT)).toEqual([
    'ground',
    'ground',
    'poster',
    'poster',
  ]);
  expect(await colours('/square.png', { ...BESIDE, isMirrored: true }, LEFT_AND_RIGHT)).toEqual([
    'poster',
    'poster',
    'ground',
    'ground',
  ]);
});

test('one that must stand whole in its box leaves the ground around it', async () => {
  await put('wide.png', { width: 80, height: 40 });

  expect(
    await colours('/wide.png', BESIDE, [
      [30, 1],
      [30, 10],
      [30, 18],
    ]),
  ).toEqual(['ground', 'poster', 'ground']);
});

test('a photograph stands upright, as its camera was held', async () => {
  const photograph = sharp({ create: { width: 80, height: 40, channels: 3, background: BLUE } });
  const turned = await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await writeFile(path.join(root, 'public', 'turned.jpg'), turned);

  expect(
    await colours('/turned.jpg', { ...BESIDE, boxWidth: 40 }, [
      [1, 10],
      [20, 1],
      [38, 10],
    ]),
  ).toEqual(['ground', 'poster', 'ground']);
});

test('where a poster is transparent the ground is seen', async () => {
  await put('glass.png', CARD, { r: 0, g: 0, b: 255, alpha: 0 });

  expect(await colours('/glass.png', WHOLE, CORNERS)).toEqual(['ground', 'ground', 'ground', 'ground']);
});

test('a photograph in shades of grey is as good as any', async () => {
  const grey = sharp({ create: { ...CARD, channels: 3, background: '#777' } }).toColourspace('b-w');
  await writeFile(path.join(root, 'public', 'grey.png'), await grey.png().toBuffer());

  const ground = await groundOf('/grey.png', WHOLE);

  expect([...(await ground.raw().toBuffer())].every((value) => value === 0x77)).toBe(true);
});

test.each([undefined, 'https://cdn.example/poster.jpg', '/gone.jpg', '/words.jpg'])(
  'with %s for a poster the ground is one colour',
  async (src) => {
    await writeFile(path.join(root, 'public', 'words.jpg'), 'words');

    expect(await colours(src, BESIDE, CORNERS)).toEqual(['ground', 'ground', 'ground', 'ground']);
  },
);
