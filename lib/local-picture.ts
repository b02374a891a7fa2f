import 'server-only';

import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

/** A picture of this site's own public folder as a data address; undefined where there is none there. */
export async function localPicture(src: string, width: number): Promise<string | undefined> {
  if (!src.startsWith('/')) return undefined;
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'public');
  const file = path.join(root, decodeURIComponent(src.split('?')[0] ?? ''));
  if (!file.startsWith(root + path.sep)) return undefined;
  try {
    const picture = await sharp(await readFile(file))
      .resize({ width, withoutEnlargement: true })
      .jpeg()
      .toBuffer();
    return `data:image/jpeg;base64,${picture.toString('base64')}`;
  } catch {
    return undefined; // not there, or no picture: the share picture does without
  }
}
