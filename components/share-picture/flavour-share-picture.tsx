import { COPPER, SHARE_PICTURE_SIZE } from './share-picture';

/** The page's ground, on which pictures of flavours stand there too; with the colour of its type (app/tokens.css). */
export const FLAVOUR_PICTURE_COLOUR = '#f6efe4';
const COCOA = '#2a1712';

const { height: SIDE } = SHARE_PICTURE_SIZE;

/** In half the picture there is room for three lines of a long name. In pixels. */
function nameSize({ length }: string): number {
  if (length <= 12) return 92;
  return length <= 30 ? 64 : 48;
}

/** What the link of a flavour shows: its name and the house's, beside its picture. */
export function FlavourSharePicture({
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
        flexDirection: isMirrored ? 'row-reverse' : 'row',
        width: '100%',
        height: '100%',
        background: FLAVOUR_PICTURE_COLOUR,
        color: COCOA,
        fontFamily: 'Fraunces',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          alignItems: isMirrored ? 'flex-end' : 'stretch',
          padding: isMirrored ? '0 72px 0 0' : '0 0 0 72px',
          textAlign: isMirrored ? 'right' : 'left',
          width: SHARE_PICTURE_SIZE.width - SIDE,
        }}
      >
        <div
          style={{
            fontSize: nameSize(title),
            lineHeight: 1.02,
            letterSpacing: '-0.022em',
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        <div style={{ width: 120, height: 2, margin: '36px 0 28px', background: COPPER }} />
        {line && <div style={{ fontSize: 34, lineHeight: 1.3, wordBreak: 'break-word' }}>{line}</div>}
      </div>
      {poster && <img src={poster} alt="" width={SIDE} height={SIDE} style={{ objectFit: 'contain' }} />}
    </div>
  );
}
