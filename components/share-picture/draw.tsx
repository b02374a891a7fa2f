import 'server-only';

import { ImageResponse } from 'next/og';

import { SHARE_PICTURE_LENGTHS, SHARE_PICTURE_SIZE } from './card';
import { FLAVOUR_PICTURE_COLOUR, FlavourSharePicture } from './flavour-share-picture';
import { SHARE_PICTURE_COLOUR, SharePicture } from './share-picture';

import { log } from '@/lib/log';
import type { SharePictureContent } from '@/lib/share-picture/content';
import { plainCard, shareable } from '@/lib/share-picture/encode';
import { localPoster } from '@/lib/share-picture/poster';
import { cutText, readTypeface } from '@/lib/share-picture/typeface';

const CARDS = {
  house: { Card: SharePicture, background: SHARE_PICTURE_COLOUR, fit: 'cover' },
  flavour: { Card: FlavourSharePicture, background: FLAVOUR_PICTURE_COLOUR, fit: 'contain' },
} as const;

/**
 * The picture of shared links as a JPEG. One that cannot be drawn is a plain card, which is kept as well, so that it is not tried
 * again for each request.
 */
export async function drawSharePicture(content: SharePictureContent): Promise<Uint8Array<ArrayBuffer>> {
  const card = CARDS[content.kind];
  const poster =
    content.poster === undefined
      ? undefined
      : await localPoster(content.poster, SHARE_PICTURE_SIZE.width, card.background);
  const drawn = await draw(content, poster).catch((error: unknown) => {
    log('error', 'share picture not drawn', { reason: String(error) });
    return undefined;
  });
  return new Uint8Array(await shareable(drawn ?? (await plainCard(SHARE_PICTURE_SIZE, card, poster))));
}

/** Undefined where the page's typeface has no letters for the words, as for Arabic ones: a picture says more than half of them. */
async function draw(content: SharePictureContent, poster: Buffer | undefined): Promise<Buffer | undefined> {
  const { files, drawable } = await readTypeface();
  const title = drawable(content.title ?? '') || drawable(content.siteName ?? '');
  if (!title) return undefined;
  const line = drawable(content.line ?? '');
  const { Card } = CARDS[content.kind];
  const drawn = new ImageResponse(
    <Card
      title={cutText(title, SHARE_PICTURE_LENGTHS.title)}
      line={line === title ? '' : cutText(line, SHARE_PICTURE_LENGTHS.line)}
      isMirrored={content.direction === 'rtl'}
      poster={poster && `data:image/jpeg;base64,${poster.toString('base64')}`}
    />,
    {
      ...SHARE_PICTURE_SIZE,
      fonts: files.map((data) => ({ name: 'Fraunces', data, weight: 300 })),
    },
  );
  return Buffer.from(await drawn.arrayBuffer());
}
