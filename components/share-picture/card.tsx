import type { CSSProperties } from 'react';

/** Size of a share picture in pixels. Services for link previews ask for this size. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** Maximum number of characters for which a card has space. */
export const SHARE_PICTURE_LENGTHS = { title: 80, line: 130 };

// The renderer supports neither stylesheets nor custom properties, so this folder repeats values of app/tokens.css.
const COPPER = '#b5713c';

type Words = {
  title: string;
  line: string;
  /** True for right-to-left text. The cards mirror their layout, because the renderer does not support `direction`. */
  isMirrored: boolean;
};
/** Content drawn over a card's background (lib/search/share-picture/card-background.ts). */
export type CardProps = Words & { hasPoster: boolean };

/** Renders a card's text: `title`, a thin copper bar, and the text `line` below the bar. */
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
