import { type CardProps, CardWords, COLOURS } from './card';

const veil = (towards: string) =>
  `linear-gradient(to ${towards}, rgba(42, 23, 18, 0.85), rgba(42, 23, 18, 0.2))`;

/** In pixels. Leaves space for the text below. */
function titleSize({ length }: string): number {
  if (length <= 12) return 190;
  return length <= 36 ? 110 : 72;
}

export function SharePicture({ hasPoster, ...words }: CardProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        ...(hasPoster && { background: veil(words.isMirrored ? 'left' : 'right') }),
        color: COLOURS.cream,
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
