import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { parseDocument } from '@/lib/content/parse';
import type { Hint } from '@/lib/editing/checks/hint';
import { mediaHints } from '@/lib/editing/checks/media/media-hints';
import { aCategory, aCollection, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'photos-')), 'public');
  await mkdir(folder);
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const aPicture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'brown' } });

async function save(name: string, picture: Sharp): Promise<void> {
  await writeFile(path.join(folder, name), await picture.toBuffer());
}

function hintsFor(home: Wire, media = OWN_MEDIA): Promise<Hint[]> {
  const document = aDocument({ home });
  return mediaHints(parseDocument(document, media).content, document, media, folder);
}

const ofFounder = (PICTURE: unknown) => hintsFor({ texts: { founder: { NAME: 'Jeanne', PICTURE } } });
const textsOf = async (hints: Promise<Hint[]>) => (await hints).map(({ text }) => text);

test.each(['live', 'live.fr', 'autumn', 'autumn.fr'])('content/%s.json causes no hints', async (name) => {
  const document: unknown = JSON.parse(await readFile(`content/${name}.json`, 'utf8'));
  const { content } = parseDocument(document, OWN_MEDIA);

  expect(await mediaHints(content, document, OWN_MEDIA)).toEqual([]);
});

test('if a picture is much narrower than its place on the page, a hint gives both widths', async () => {
  await save('small.jpg', aPicture(400, 500).jpeg());

  expect(await ofFounder({ SRC: '/small.jpg', WIDTH: 1200, HEIGHT: 1500 })).toEqual([
    {
      target: 'founder-heading',
      path: 'home.texts.founder.PICTURE',
      text: 'the picture of “founder” (PICTURE) is 400 px wide, but is shown up to 710 px wide',
    },
  ]);
});

test('a picture that the page enlarges by at most a fifth causes no hint', async () => {
  await save('591.jpg', aPicture(591, 739).jpeg());
  await save('592.jpg', aPicture(592, 740).jpeg());

  expect(await ofFounder('/591.jpg')).toHaveLength(1);
  expect(await ofFounder('/592.jpg')).toEqual([]);
});

test('a picture on another site is checked by the size in the document, without a request', async () => {
  const origins = ['https://cdn.example'];
  const fetchSpy = jest.spyOn(global, 'fetch');
  const PICTURE = { SRC: 'https://cdn.example/a.jpg', WIDTH: 400 };

  expect(await textsOf(hintsFor({ texts: { founder: { NAME: 'Jeanne', PICTURE } } }, { origins }))).toEqual([
    'the picture of “founder” (PICTURE) is 400 px wide, but is shown up to 710 px wide',
  ]);
  expect(fetchSpy).not.toHaveBeenCalled();
});

test('if the page cuts off more than a third of a picture, a hint gives the aspect ratio of its place', async () => {
  await save('wide.jpg', aPicture(1600, 900).jpeg());
  await save('square.jpg', aPicture(1200, 1200).jpeg());

  expect(await textsOf(ofFounder('/wide.jpg'))).toEqual([
    'the picture of “founder” (PICTURE) is 1600 × 900 px, but its place has the shape 4:5: 55% of it is cut off',
  ]);
  expect(await ofFounder('/square.jpg')).toEqual([]);
});

test('the shape of a picture causes a hint only if the page cuts off more than a third', async () => {
  await save('square.jpg', aPicture(1600, 1600).jpeg());
  await save('tall.jpg', aPicture(1600, 1640).jpeg());
  const ofCorporate = (PICTURE: string) => hintsFor({ texts: { corporate: { NAME: 'Gifts', PICTURE } } });

  expect(await ofCorporate('/square.jpg')).toEqual([]);
  expect(await textsOf(ofCorporate('/tall.jpg'))).toEqual([expect.stringContaining('35% of it is cut off')]);
});

test('a picture with an EXIF rotation causes a hint, and is checked in its rotated size', async () => {
  await save('turned.jpg', aPicture(1500, 1200).jpeg().withMetadata({ orientation: 6 }));

  expect(await textsOf(ofFounder('/turned.jpg'))).toEqual([
    'the picture of “founder” (PICTURE) was stored turned by the camera (EXIF orientation 6); save it upright',
  ]);
});

test('a picture in a colour space other than sRGB or grey causes a hint with the colour profile', async () => {
  const cmyk = aPicture(800, 1000).toColourspace('cmyk');
  await save('p3.jpg', aPicture(800, 1000).withIccProfile('p3').jpeg());
  await save('cmyk.jpg', cmyk.clone().withIccProfile('cmyk').jpeg());
  await save('srgb.jpg', aPicture(800, 1000).withIccProfile('srgb').jpeg());
  await save('grey.jpg', aPicture(800, 1000).greyscale().jpeg());
  const profileOf = async (src: string) =>
    (await textsOf(ofFounder(src))).map(
      (text) => /has the colour profile “(.*)”; save it in sRGB/.exec(text)?.[1],
    );

  expect(await profileOf('/p3.jpg')).toEqual(['sP3C']);
  expect(await profileOf('/cmyk.jpg')).toEqual(['Chemical proof']);
  expect(await profileOf('/srgb.jpg')).toEqual([]);
  expect(await profileOf('/grey.jpg')).toEqual([]);
});

test.each(['uRGB', 'nRGB', 'c2ci'])('a picture with the sRGB profile “%s” causes no hint', async (name) => {
  const picture = await aPicture(800, 1000).withIccProfile('srgb').jpeg().toBuffer();
  const renamed = picture.toString('latin1').replace('s\0R\0G\0B', [...name].join('\0'));
  await writeFile(path.join(folder, 'photo.jpg'), renamed, 'latin1');

  expect(renamed).toContain([...name].join('\0'));
  expect(await ofFounder('/photo.jpg')).toEqual([]);
});

test('a picture above 5 MB causes a hint', async () => {
  await save('heavy.jpg', aPicture(800, 1000).jpeg());
  await truncate(path.join(folder, 'heavy.jpg'), 5_000_000);
  expect(await ofFounder('/heavy.jpg')).toEqual([]);

  await truncate(path.join(folder, 'heavy.jpg'), 5_100_000);
  expect(await textsOf(ofFounder('/heavy.jpg'))).toEqual([
    'the picture of “founder” (PICTURE) has 5.1 MB; use at most 5 MB',
  ]);
});

test('if browsers cannot show the format of a picture, a hint gives the format', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');
  await writeFile(path.join(folder, 'phone.HEIC'), heic);
  await save('scan.jpg', aPicture(800, 1000).tiff());
  await save('photo.avif', aPicture(800, 1000).avif());

  expect(await textsOf(ofFounder('/phone.HEIC'))).toEqual([
    'the picture of “founder” (PICTURE) has a format that browsers cannot show (HEIC); save it as JPEG, PNG, WebP or AVIF',
  ]);
  expect(await textsOf(ofFounder('/scan.jpg'))).toEqual([expect.stringContaining('cannot show (TIFF)')]);
  expect(await ofFounder('/photo.avif')).toEqual([]);
});

test('a picture of more than 40 megapixels causes a hint, because its place on the page can stay empty', async () => {
  await save('poster.png', aPicture(5001, 8000).png());
  await save('largest.png', aPicture(5000, 8000).png());

  const ofStory = (PICTURE: string) => hintsFor({ texts: { story: { NAME: 'Beans', PICTURE } } });
  expect(await textsOf(ofStory('/poster.png'))).toContainEqual(
    'the picture of “story” (PICTURE) has 40.1 megapixels; use at most 40, or its place can stay empty',
  );
  expect((await textsOf(ofStory('/largest.png'))).join()).not.toContain('megapixels');
});

test('an SVG picture causes no hint, and a missing picture whose width is unknown causes no hint', async () => {
  await writeFile(
    path.join(folder, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="90"/>',
  );

  expect(await ofFounder({ SRC: '/drawing.svg', WIDTH: 9, HEIGHT: 90 })).toEqual([]);
  expect(await ofFounder('/missing.jpg')).toEqual([]);
});

describe('the place of a picture', () => {
  beforeEach(() => save('dot.png', aPicture(10, 10).png()));

  const placesOf = async (home: Wire) =>
    (await hintsFor(home)).flatMap(({ target, path, text }) => {
      const shown = / is shown up to (\d+) px wide$/.exec(text)?.[1];
      return shown === undefined ? [] : [[target, path, Number(shown)]];
    });

  test('the first poster is checked for wide windows, and the second poster (if any) for narrow windows', async () => {
    const posters = (...PICTURES: string[]) => ({ texts: { intro: { NAME: 'Quatorze', PICTURES } } });

    expect(await placesOf(posters('/dot.png', '/dot.png?narrow'))).toEqual([
      ['top', 'home.texts.intro.PICTURES[0]', 1920],
      ['top', 'home.texts.intro.PICTURES[1]', 1109], // 133vw of an 834 px wide tablet, to cover its height
    ]);
    expect(await placesOf(posters('/dot.png'))).toEqual([['top', 'home.texts.intro.PICTURES[0]', 1920]]);
  });

  test('each picture is checked against the picture width of its section', async () => {
    const text = { NAME: 'Name', PICTURE: '/dot.png' };
    const texts = { story: text, 'story-second': text, corporate: text, partnership: text, stores: text };
    const categories = [aCategory({ PICTURE: '/dot.png' })];
    const collections = [aCollection({ PICTURE: '/dot.png' })];

    expect(await placesOf({ texts, categories, collections })).toEqual([
      ['story', 'home.texts.story.PICTURE', 1056],
      ['story-second-heading', 'home.texts.story-second.PICTURE', 1056],
      ['corporate', 'home.texts.corporate.PICTURE', 1056],
      ['partnership', 'home.texts.partnership.PICTURE', 1056],
      ['stores', 'home.texts.stores.PICTURE', 1286],
      ['shop', 'home.categories[0].PICTURE', 422],
      ['collection-tablets', 'home.collections[0].PICTURE', 1766],
    ]);
  });

  test('if the page has a map, the picture of the store is checked with a smaller width', async () => {
    const texts = {
      stores: { NAME: 'Store', PICTURE: '/dot.png' },
      'stores-location': { NAME: '48.85, 2.35' },
    };

    expect(await placesOf({ texts })).toEqual([['stores', 'home.texts.stores.PICTURE', 751]]);
  });

  test('pictures of a flavour are checked against the widths on the tile and in the panel', async () => {
    const PICTURES = {
      PREVIEW_PICTURE: '/dot.png',
      DETAIL_PICTURE: '/dot.png?hover',
      PHOTO_IMAGE: '/dot.png?photo',
    };
    const at = (field: string, shown: number) => ['collection-tablets', `home.flavours[0].${field}`, shown];

    expect(await placesOf({ flavours: [aFlavour(PICTURES)] })).toEqual([
      at('PREVIEW_PICTURE', 384),
      at('DETAIL_PICTURE', 442),
      at('PHOTO_IMAGE', 1080),
    ]);
    const collections = [aCollection({ UF_WITHOUT_HOVER_TRANSITION: true })];
    expect(await placesOf({ collections, flavours: [aFlavour(PICTURES)] })).toEqual([
      at('PREVIEW_PICTURE', 384),
      at('PHOTO_IMAGE', 1080),
    ]);
    expect(await placesOf({ flavours: [aFlavour({ PREVIEW_PICTURE: '/dot.png' })] })).toEqual([
      at('PREVIEW_PICTURE', 651),
    ]);
  });

  test('if the home page does not show a picture, the picture is not checked', async () => {
    const flavours = [aFlavour(), aFlavour({ ID: 'rum', SECTION_ID: ['none'], PREVIEW_PICTURE: '/dot.png' })];
    const texts = { shop: { NAME: 'Shop', PICTURE: '/dot.png' }, founder: { PICTURES: [] } };

    expect(await placesOf({ flavours, texts })).toEqual([]);
  });
});
