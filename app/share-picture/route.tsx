import { ImageResponse } from 'next/og';

import {
  FLAVOUR_PICTURE_COLOUR,
  FlavourSharePicture,
} from '@/components/share-picture/flavour-share-picture';
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
import { sharedFlavour } from '@/lib/shared-flavour';

const CARDS = {
  house: { Card: SharePicture, background: SHARE_PICTURE_COLOUR },
  flavour: { Card: FlavourSharePicture, background: FLAVOUR_PICTURE_COLOUR },
};

/**
 * The picture of shared links, `?flavour=ID` that of a flavour. Its digest in the address is for those who keep pictures: what
 * there is now is the answer to any. The server in front keeps it like a page. One that cannot be drawn is a plain card, which is
 * kept as well, so that it is not tried again for each reader of a link.
 */
export async function GET({ url }: Request): Promise<Response> {
  const content = await loadContent();
  const flavour = sharedFlavour(content, new URL(url).searchParams.getAll('flavour'));
  const picture = await drawn(sharePictureContent(content, flavour));
  const body = new Uint8Array(await shareable(picture));
  return new Response(body, { headers: { 'content-type': 'image/jpeg' } });
}

async function drawn(content: SharePictureContent): Promise<Buffer> {
  const background = CARDS[content.kind].background;
  const poster =
    content.poster === undefined
      ? undefined
      : await localPoster(content.poster, SHARE_PICTURE_SIZE.width, background);
  return draw(content, poster).catch((error: unknown) => {
    log('error', 'share picture not drawn', { reason: String(error) });
    return plainCard(SHARE_PICTURE_SIZE, background, poster);
  });
}

async function draw(content: SharePictureContent, poster: Buffer | undefined): Promise<Buffer> {
  const { files, drawable } = await readTypeface();
  const title = drawable(content.title ?? '') || drawable(content.siteName ?? '');
  const line = drawable(content.line ?? '');
  const { Card } = CARDS[content.kind];
  const drawn = new ImageResponse(
    <Card
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
