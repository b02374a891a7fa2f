import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { publicFile } from '@/lib/model/public-files';

// Saves memory: each picture is drawn only once, and one thread is enough.
sharp.cache(false);
sharp.concurrency(1);

/** Lengths in pixels. The poster is on the right of the card, or on the left if `isMirrored`. */
export type PosterLayout = {
  card: { width: number; height: number };
  boxWidth: number;
  fit: 'cover' | 'contain';
  background: string;
  isMirrored: boolean;
};

/** Returns the background, with the poster if its file is a picture in the public folder. */
export async function cardBackground(poster: string | undefined, place: PosterLayout): Promise<Sharp> {
  const { card, background } = place;
  const pixels = poster === undefined ? undefined : await posterPixels(poster, place);
  return pixels
    ? sharp(pixels, { raw: { ...card, channels: 3 } })
    : sharp({ create: { ...card, channels: 3, background } });
}

async function posterPixels(
  src: string,
  { card, boxWidth, fit, background, isMirrored }: PosterLayout,
): Promise<Buffer | undefined> {
  const file = publicFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public'), src);
  if (file === undefined) return undefined;
  const beside = card.width - boxWidth;
  try {
    return await sharp(await readFile(file))
      .rotate()
      .resize({ width: boxWidth, height: card.height, fit, background })
      .flatten({ background })
      .extend({ ...(isMirrored ? { right: beside } : { left: beside }), background })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  } catch {
    return undefined; // the file is missing, or is not a picture
  }
}
