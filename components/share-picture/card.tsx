import type { CSSProperties } from 'react';

/** Values of app/tokens.css, repeated because the renderer does not support stylesheets. */
export const COLOURS = { cream: '#f6efe4', cocoa: '#2a1712', copper: '#b5713c' };

type Words = {
  title: string;
  line: string;
  /** True for right-to-left text. The code mirrors the card, because the renderer does not support `direction`. */
  isMirrored: boolean;
};
/** `hasPoster`: the content names a background poster (lib/search/share-picture/card-background.ts). */
export type CardProps = Words & { hasPoster: boolean };

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
      <div style={{ width: 120, height: 2, margin: '36px 0 28px', background: COLOURS.copper }} />
      {line && <div style={{ lineHeight: 1.3, wordBreak: 'break-word', ...lineStyle }}>{line}</div>}
    </div>
  );
}
