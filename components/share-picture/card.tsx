import type { CSSProperties } from 'react';

/** The size that services ask for, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** Characters that have room in it. */
export const SHARE_PICTURE_LENGTHS = { title: 80, line: 130 };

// Drawn by a renderer that knows neither stylesheets nor custom properties: the tokens' values stand in this folder once more.
const COPPER = '#b5713c';

type Words = {
  title: string;
  line: string;
  /** For lines that go from right to left; the renderer does not know directions. */
  isMirrored: boolean;
};
/** What stands over a card's ground (lib/search/share-picture/ground.ts). */
export type CardProps = Words & { hasPoster: boolean };

/** The words of a card: its title, a rule, and a line below. */
export function CardWords({
  title,
  line,
  isMirrored,
  style,
  titleStyle,
  lineStyle,
}: Words & Record<'style' | 'titleStyle' | 'lineStyle', CSSProperties>) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: isMirrored ? 'flex-end' : 'stretch',
        textAlign: isMirrored ? 'right' : 'left',
        ...style,
      }}
    >
      <div style={{ letterSpacing: '-0.022em', wordBreak: 'break-word', ...titleStyle }}>{title}</div>
      <div style={{ width: 120, height: 2, margin: '36px 0 28px', background: COPPER }} />
      {line && <div style={{ lineHeight: 1.3, wordBreak: 'break-word', ...lineStyle }}>{line}</div>}
    </div>
  );
}
