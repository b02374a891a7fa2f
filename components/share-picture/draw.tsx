import 'server-only';

import satori from 'satori';

import { COLOURS } from './card';
import { FlavourSharePicture } from './flavour-share-picture';
import { SharePicture } from './share-picture';

import { log } from '@/lib/platform/log';
import { cardBackground } from '@/lib/search/share-picture/card-background';
import type { SharePictureContent } from '@/lib/search/share-picture/content';
import { encodeForSharing, SHARE_PICTURE_SIZE } from '@/lib/search/share-picture/encode';
import { cutText, readTypeface } from '@/lib/search/share-picture/typeface';

const { width, height } = SHARE_PICTURE_SIZE;

/** In characters. */
const MAX_LENGTH = { title: 80, line: 130 };

const CARDS = {
  house: { Card: SharePicture, background: COLOURS.cocoa, fit: 'cover', boxWidth: width },
  flavour: {
    Card: FlavourSharePicture,
    background: COLOURS.cream,
    fit: 'contain',
    boxWidth: height,
  },
} as const;

/**
 * If drawing the text fails, returns the picture without text. The page store caches this picture too, so the next
 * requests do not repeat the failure.
 */
export async function drawSharePicture(content: SharePictureContent): Promise<Uint8Array<ArrayBuffer>> {
  const { background, fit, boxWidth } = CARDS[content.kind];
  const isMirrored = content.direction === 'rtl';
  const place = { card: SHARE_PICTURE_SIZE, boxWidth, fit, background, isMirrored };
  const [besideWords, words] = await Promise.all([
    cardBackground(content.poster, place),
    drawWords(content, isMirrored).catch((error: unknown) => {
      log('error', 'share-picture.failed', { reason: String(error) });
      return undefined;
    }),
  ]);
  const card =
    words === undefined
      ? await cardBackground(content.poster, { ...place, boxWidth: width })
      : besideWords.composite([{ input: Buffer.from(words) }]);
  return new Uint8Array(await encodeForSharing(card));
}

/** Returns undefined if the typeface has letters for neither the title nor the site name, for example in Arabic. */
async function drawWords(content: SharePictureContent, isMirrored: boolean): Promise<string | undefined> {
  const { files, drawable } = await readTypeface();
  const title = drawable(content.title ?? '') || drawable(content.siteName ?? '');
  if (!title) return undefined;
  const line = drawable(content.line ?? '');
  const { Card } = CARDS[content.kind];
  return satori(
    <Card
      title={cutText(title, MAX_LENGTH.title)}
      line={line === title ? '' : cutText(line, MAX_LENGTH.line)}
      isMirrored={isMirrored}
      hasPoster={content.poster !== undefined}
    />,
    // Each font has its own name, because the renderer uses only one of several fonts with the same name.
    {
      ...SHARE_PICTURE_SIZE,
      fonts: files.map((data, index) => ({ name: `Fraunces ${index}`, data, weight: 300 })),
    },
  );
}
