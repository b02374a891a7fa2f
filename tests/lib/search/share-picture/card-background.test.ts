import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp, { type Create } from 'sharp';

import { cardBackground, type PosterLayout } from '@/lib/search/share-picture/card-background';

const [GREEN, BLUE] = ['#00ff00', '#0000ff'];
const CARD = { width: 40, height: 20 };
const WHOLE: PosterLayout = {
  card: CARD,
  boxWidth: 40,
  fit: 'cover',
  background: GREEN,
  isMirrored: false,
};
const BESIDE: PosterLayout = { ...WHOLE, boxWidth: 20, fit: 'contain' };

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ground-'));
  await mkdir(path.join(root, 'public'));
});
beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(root));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rm(root, { recursive: true }));

async function put(
  name: string,
  size: { width: number; height: number },
  background: Create['background'] = BLUE,
) {
  const picture = sharp({ create: { ...size, channels: 4, background } });
  await writeFile(path.join(root, 'public', name), await picture.png().toBuffer());
}

/** Returns `poster` (blue) or `background` (green) for each point. */
async function colours(poster: string | undefined, place: PosterLayout, places: [x: number, y: number][]) {
  const picture = await cardBackground(poster, place);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...CARD, channels: 3 });
  return places.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * CARD.width + x) * 3);
    expect(red).toBeLessThan(50);
    expect(blue + green).toBeGreaterThan(200);
    return blue > green ? 'poster' : 'background';
  });
}

const CORNERS: [number, number][] = [
  [0, 0],
  [39, 0],
  [0, 19],
  [39, 19],
];
const MIDDLE_ROW: [number, number][] = [
  [0, 10],
  [19, 10],
  [20, 10],
  [39, 10],
];

test('without text beside the poster, a poster of any proportions fills the card', async () => {
  await put('tall.png', { width: 10, height: 90 });

  expect(await colours('/tall.png', WHOLE, CORNERS)).toEqual(['poster', 'poster', 'poster', 'poster']);
});

test('a poster beside text is at the right, or at the left if the layout is mirrored', async () => {
  await put('square.png', { width: 90, height: 90 });

  expect(await colours('/square.png', BESIDE, MIDDLE_ROW)).toEqual([
    'background',
    'background',
    'poster',
    'poster',
  ]);
  expect(await colours('/square.png', { ...BESIDE, isMirrored: true }, MIDDLE_ROW)).toEqual([
    'poster',
    'poster',
    'background',
    'background',
  ]);
});

test('a wide poster beside text is not cropped; the background fills the space above and below', async () => {
  await put('wide.png', { width: 80, height: 40 });

  expect(
    await colours('/wide.png', BESIDE, [
      [30, 1],
      [30, 10],
      [30, 18],
    ]),
  ).toEqual(['background', 'poster', 'background']);
});

test('a poster is rotated according to its EXIF orientation', async () => {
  const photograph = sharp({ create: { width: 80, height: 40, channels: 3, background: BLUE } });
  const turned = await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await writeFile(path.join(root, 'public', 'turned.jpg'), turned);

  expect(
    await colours('/turned.jpg', { ...BESIDE, boxWidth: 40 }, [
      [1, 10],
      [20, 1],
      [38, 10],
    ]),
  ).toEqual(['background', 'poster', 'background']);
});

test('the background shows through a transparent poster', async () => {
  await put('glass.png', CARD, { r: 0, g: 0, b: 255, alpha: 0 });

  expect(await colours('/glass.png', WHOLE, CORNERS)).toEqual([
    'background',
    'background',
    'background',
    'background',
  ]);
});

test('a greyscale poster is drawn without changes', async () => {
  const grey = sharp({ create: { ...CARD, channels: 3, background: '#777' } }).toColourspace('b-w');
  await writeFile(path.join(root, 'public', 'grey.png'), await grey.png().toBuffer());

  const picture = await cardBackground('/grey.png', WHOLE);

  expect([...(await picture.raw().toBuffer())].every((value) => value === 0x77)).toBe(true);
});

test.each([undefined, 'https://cdn.example/poster.jpg', '/gone.jpg', '/words.jpg'])(
  'if the poster is missing, external or not a picture, only the background is drawn: %s',
  async (src) => {
    await writeFile(path.join(root, 'public', 'words.jpg'), 'words');

    expect(await colours(src, BESIDE, CORNERS)).toEqual([
      'background',
      'background',
      'background',
      'background',
    ]);
  },
);
