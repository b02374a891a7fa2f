import { type CardProps, CardWords } from './card';

/** The ground, and the type's colour (app/tokens.css). */
export const SHARE_PICTURE_COLOUR = '#2a1712';
const CREAM = '#f6efe4';
const veil = (towards: string) =>
  `linear-gradient(to ${towards}, rgba(42, 23, 18, 0.85), rgba(42, 23, 18, 0.2))`;

/** A short title is large; a long one still leaves room for the line below. In pixels. */
function titleSize({ length }: string): number {
  if (length <= 12) return 190;
  return length <= 36 ? 110 : 72;
}

/** What a shared link shows: the maker's name in the page's own type, over the film's first picture. */
export function SharePicture({ hasPoster, ...words }: CardProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        ...(hasPoster && { background: veil(words.isMirrored ? 'left' : 'right') }),
        color: CREAM,
        fontFamily: 'Fraunces',
      }}
    >
      <CardWords
        {...words}
        style={{ justifyContent: 'flex-end', padding: 72, width: '100%' }}
        titleStyle={{ fontSize: titleSize(words.title), lineHeight: 0.95 }}
        lineStyle={{ maxWidth: 860, fontSize: 38 }}
      />
    </div>
  );
}
