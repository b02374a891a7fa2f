import sharp from 'sharp';

import { SHARE_PICTURE_BYTES } from './size';

/** From what nobody sees to what is still a picture; a photograph meets the first, noise the last. */
const QUALITIES = [82, 60, 40, 20];

/** A picture as a JPEG that is small enough to be shared. */
export async function shareable(picture: Buffer): Promise<Buffer> {
  let jpeg = picture;
  for (const quality of QUALITIES) {
    jpeg = await sharp(picture).jpeg({ quality }).toBuffer();
    if (jpeg.length <= SHARE_PICTURE_BYTES) break;
  }
  return jpeg;
}

/**
 * A plain card in one colour, with the poster where there is one: for when the words cannot be drawn.
 * @param fit whether the poster fills the card or stands whole on it
 */
export function plainCard(
  { width, height }: { width: number; height: number },
  { background, fit }: { background: string; fit: 'cover' | 'contain' },
  poster: Buffer | undefined,
): Promise<Buffer> {
  const card = poster
    ? sharp(poster).resize({ width, height, fit, background })
    : sharp({ create: { width, height, channels: 3, background } });
  return card.png().toBuffer();
}
