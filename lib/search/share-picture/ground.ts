import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { publicFile } from '@/lib/model/public-files';

// Each picture is drawn once: what libvips would keep for a next one, and for each processor, is memory that nobody uses.
sharp.cache(false);
sharp.concurrency(1);

/** Where a card has its poster: in a box as high as the card, at the end of its lines. In pixels. */
export type PosterPlace = {
  card: { width: number; height: number };
  boxWidth: number;
  /** Whether the poster fills the box or stands whole in it. */
  fit: 'cover' | 'contain';
  /** What is seen around it, and where it is transparent. */
  background: string;
  isMirrored: boolean;
};

/**
 * What a card's words stand on: the poster, a picture of this site's own public folder; one colour alone where there is none,
 * or none that can be read.
 */
export async function groundOf(poster: string | undefined, place: PosterPlace): Promise<Sharp> {
  const { card, background } = place;
  const pixels = poster === undefined ? undefined : await posterPixels(poster, place);
  return pixels
    ? sharp(pixels, { raw: { ...card, channels: 3 } })
    : sharp({ create: { ...card, channels: 3, background } });
}

async function posterPixels(
  src: string,
  { card, boxWidth, fit, background, isMirrored }: PosterPlace,
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
    return undefined; // not there, or no picture: the card does without
  }
}
