import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { ImageResponse } from 'next/og';

import { SHARE_PICTURE_SIZE, SharePicture } from '@/components/share-picture/share-picture';
import { loadContent } from '@/lib/content/load';
import { localPicture } from '@/lib/local-picture';
import { sharePictureContent } from '@/lib/share-picture';

const FONT = 'public/fonts/fraunces-latin-300.woff';

/** The picture of shared links; the server in front keeps it like a page. */
export async function GET(): Promise<Response> {
  const { title, line, poster: source } = sharePictureContent(await loadContent());
  const poster = source === undefined ? undefined : await localPicture(source, SHARE_PICTURE_SIZE.width);
  const data = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), FONT));
  return new ImageResponse(<SharePicture title={title} line={line} poster={poster} />, {
    ...SHARE_PICTURE_SIZE,
    fonts: [{ name: 'Fraunces', data, weight: 300 }],
  });
}
