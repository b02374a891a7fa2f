import { ImageResponse } from 'next/og';

import {
  SHARE_PICTURE_COLOUR,
  SHARE_PICTURE_LENGTHS,
  SHARE_PICTURE_SIZE,
  SharePicture,
} from '@/components/share-picture/share-picture';
import { loadContent } from '@/lib/content/load';
import { log } from '@/lib/log';
import { type SharePictureContent, sharePictureContent } from '@/lib/share-picture/content';
import { plainCard, shareable } from '@/lib/share-picture/encode';
import { localPoster } from '@/lib/share-picture/poster';
import { cutText, readTypeface } from '@/lib/share-picture/typeface';

/**
 * The picture of shared links; the server in front keeps it like a page. One that cannot be drawn is a plain card, which is
 * kept as well, so that it is not tried again for each reader of a link.
 */
export async function GET(): Promise<Response> {
  const content = sharePictureContent(await loadContent());
  const poster =
    content.poster === undefined ? undefined : await localPoster(content.poster, SHARE_PICTURE_SIZE.width);
  const picture = await draw(content, poster).catch((error: unknown) => {
    log('error', 'share picture not drawn', { reason: String(error) });
    return plainCard(SHARE_PICTURE_SIZE, SHARE_PICTURE_COLOUR, poster);
  });
  const body = new Uint8Array(await shareable(picture));
  return new Response(body, { headers: { 'content-type': 'image/jpeg' } });
}

async function draw(content: SharePictureContent, poster: Buffer | undefined): Promise<Buffer> {
  const { files, drawable } = await readTypeface();
  const title = drawable(content.title ?? '') || drawable(content.siteName ?? '');
  const line = drawable(content.line ?? '');
  const drawn = new ImageResponse(
    <SharePicture
      title={cutText(title, SHARE_PICTURE_LENGTHS.title)}
      line={cutText(line, SHARE_PICTURE_LENGTHS.line)}
      poster={poster && `data:image/jpeg;base64,${poster.toString('base64')}`}
    />,
    {
      ...SHARE_PICTURE_SIZE,
      fonts: files.map((data) => ({ name: 'Fraunces', data, weight: 300 })),
    },
  );
  return Buffer.from(await drawn.arrayBuffer());
}
