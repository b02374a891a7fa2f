import { type CardProps, CardWords, COLOURS } from './card';

import { SHARE_PICTURE_SIZE } from '@/lib/search/share-picture/encode';

const { height: SIDE } = SHARE_PICTURE_SIZE;

/** In pixels. At this size, most names need at most three lines. */
function nameSize({ length }: string): number {
  if (length <= 12) return 92;
  return length <= 30 ? 64 : 48;
}

export function FlavourSharePicture(words: Omit<CardProps, 'hasPoster'>) {
  const { title, isMirrored } = words;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: isMirrored ? 'row-reverse' : 'row',
        width: '100%',
        height: '100%',
        color: COLOURS.cocoa,
      }}
    >
      <CardWords
        {...words}
        style={{
          justifyContent: 'center',
          padding: isMirrored ? '0 72px 0 0' : '0 0 0 72px',
          width: SHARE_PICTURE_SIZE.width - SIDE,
        }}
        titleStyle={{ fontSize: nameSize(title), lineHeight: 1.02 }}
        lineStyle={{ fontSize: 34 }}
      />
    </div>
  );
}
