import { randomBytes } from 'node:crypto';

import sharp from 'sharp';

import { plainCard, shareable } from '@/lib/share-picture/encode';
import { SHARE_PICTURE_BYTES } from '@/lib/share-picture/size';

const SIZE = { width: 1200, height: 630 };
const noise = () =>
  sharp(randomBytes(SIZE.width * SIZE.height * 3), { raw: { ...SIZE, channels: 3 } })
    .png()
    .toBuffer();

test('whatever is on it, a shared picture is small enough', async () => {
  const picture = await shareable(await noise());

  expect(picture.length).toBeLessThanOrEqual(SHARE_PICTURE_BYTES);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...SIZE });
});

test('a picture that is small enough at once keeps its quality', async () => {
  const flat = { create: { ...SIZE, channels: 3, background: '#724' } } as const;
  const plain = await sharp(flat).png().toBuffer();
  const asSeen = await sharp(plain).jpeg({ quality: 82 }).toBuffer();

  expect(await shareable(plain)).toEqual(asSeen);
});

test('a plain card is the poster, cut to its size or whole on one colour, or that colour alone', async () => {
  const blue = { create: { width: 300, height: 300, channels: 3, background: '#00f' } } as const;
  const poster = await sharp(blue).jpeg().toBuffer();

  for (const [card, channel] of [
    [await plainCard(SIZE, { background: '#f00', fit: 'cover' }, undefined), 0],
    [await plainCard(SIZE, { background: '#f00', fit: 'cover' }, poster), 2],
    [await plainCard(SIZE, { background: '#f00', fit: 'contain' }, poster), 0],
  ] as const) {
    const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(SIZE);
    expect(data[channel]).toBeGreaterThan(200);
  }
});
