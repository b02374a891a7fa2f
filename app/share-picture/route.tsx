import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { ImageResponse } from 'next/og';

import { SHARE_PICTURE_SIZE, SharePicture } from '@/components/share-picture/share-picture';
import { plainText } from '@/lib/content/html';
import { loadContent } from '@/lib/content/load';
import { localPicture } from '@/lib/local-picture';

const FONT = 'public/fonts/fraunces-latin-300.woff';

/** The picture of shared links; the server in front keeps it like a page. */
export async function GET(): Promise<Response> {
  const { site, home } = await loadContent();
  const title = home.intro?.title ?? site.name ?? '';
  const line = plainText(home.intro?.copy ?? '') || undefined;
  const source = home.intro?.posters.desktop?.src;
  const poster = source === undefined ? undefined : await localPicture(source, SHARE_PICTURE_SIZE.width);
  const data = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), FONT));
  return new ImageResponse(<SharePicture title={title} line={line} poster={poster} />, {
    ...SHARE_PICTURE_SIZE,
    fonts: [{ name: 'Fraunces', data, weight: 300 }],
  });
}
