/** The size that services ask for, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** Characters that have room in it. */
export const SHARE_PICTURE_LENGTHS = { title: 80, line: 130 };

// Drawn by a renderer that knows neither stylesheets nor custom properties: the tokens' values stand here once more.
export const SHARE_PICTURE_COLOUR = '#2a1712';
const CREAM = '#f6efe4';
export const COPPER = '#b5713c';
const veil = (towards: string) =>
  `linear-gradient(to ${towards}, rgba(42, 23, 18, 0.85), rgba(42, 23, 18, 0.2))`;

/** A short title is large; a long one still leaves room for the line below. In pixels. */
function titleSize({ length }: string): number {
  if (length <= 12) return 190;
  return length <= 36 ? 110 : 72;
}

/** What a shared link shows: the maker's name in the page's own type, over the film's first picture. */
export function SharePicture({
  title,
  line,
  poster,
  isMirrored = false,
}: {
  title: string;
  line: string;
  poster?: string;
  /** For lines that go from right to left; the renderer does not know directions. */
  isMirrored?: boolean;
}) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: SHARE_PICTURE_COLOUR,
        color: CREAM,
        fontFamily: 'Fraunces',
      }}
    >
      {poster && (
        <img
          src={poster}
          alt=""
          width={SHARE_PICTURE_SIZE.width}
          height={SHARE_PICTURE_SIZE.height}
          style={{ position: 'absolute', objectFit: 'cover' }}
        />
      )}
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          width: '100%',
          height: '100%',
          display: 'flex',
          background: veil(isMirrored ? 'left' : 'right'),
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          alignItems: isMirrored ? 'flex-end' : 'stretch',
          textAlign: isMirrored ? 'right' : 'left',
          padding: 72,
          width: '100%',
        }}
      >
        <div
          style={{
            fontSize: titleSize(title),
            lineHeight: 0.95,
            letterSpacing: '-0.022em',
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        <div style={{ width: 120, height: 2, margin: '36px 0 28px', background: COPPER }} />
        {line && (
          <div style={{ maxWidth: 860, fontSize: 38, lineHeight: 1.3, wordBreak: 'break-word' }}>{line}</div>
        )}
      </div>
    </div>
  );
}
