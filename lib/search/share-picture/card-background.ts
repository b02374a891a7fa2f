import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { publicFile } from '@/lib/model/public-files';

// The next two settings save memory. A cache is useless, because each picture is drawn only one time. One thread is
// enough.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Layout of a share picture (`card`), in pixels. The poster is in a box on the right side. If `isMirrored` is true, the
 * box is on the left side. The box is as high as the share picture.
 */
export type PosterLayout = {
  card: { width: number; height: number };
  boxWidth: number;
  fit: 'cover' | 'contain';
  background: string;
  isMirrored: boolean;
};

/** Returns a plain background. If `poster` is a picture in the public folder, the background contains the poster. */
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
