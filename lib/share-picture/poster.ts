import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { publicFile } from '../public-files';

/**
 * A picture of this site's own public folder as a JPEG; undefined where there is none there, or none that can be read.
 * @param background what is seen where the picture is transparent
 */
export async function localPoster(
  src: string,
  width: number,
  background: string,
): Promise<Buffer | undefined> {
  const file = publicFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public'), src);
  if (file === undefined) return undefined;
  try {
    const picture = sharp(await readFile(file))
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background });
    return await picture.jpeg().toBuffer();
  } catch {
    return undefined; // not there, or no picture: the share picture does without
  }
}
