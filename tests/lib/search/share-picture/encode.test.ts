import { randomBytes } from 'node:crypto';

import sharp from 'sharp';

import { encodeForSharing, SHARE_PICTURE_BYTES } from '@/lib/search/share-picture/encode';

const SIZE = { width: 1200, height: 630 };

test('a picture in which every pixel has a random colour is encoded within the size limit', async () => {
  const bytes = randomBytes(SIZE.width * SIZE.height * 3).map((byte) => (byte < 128 ? 0 : 255));
  const noise = sharp(bytes, { raw: { ...SIZE, channels: 3 } });

  const picture = await encodeForSharing(noise);

  expect(picture.length).toBeLessThanOrEqual(SHARE_PICTURE_BYTES);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...SIZE });
});

test('a picture below the size limit is encoded with the highest quality, 82', async () => {
  const plain = sharp({ create: { ...SIZE, channels: 3, background: '#724' } });
  const asSeen = await plain.clone().jpeg({ quality: 82 }).toBuffer();

  expect(await encodeForSharing(plain)).toEqual(asSeen);
});
