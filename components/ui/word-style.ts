import type { CSSProperties } from 'react';

import { longestWordWidth } from './display-width';

/** Tells the stylesheet how wide the longest word is, in em: it sets the type no larger than that fits its column. */
export const wordStyle = (words: string) => ({ '--word': longestWordWidth(words) }) as CSSProperties;

/** Longer words than this, in em, have no room on a tile in small windows. */
const LONG = 6;

/** The same for the tiles of a row, whose names are of one size; nothing where all have room on any tile. */
export function rowStyle(names: (string | undefined)[]): CSSProperties | undefined {
  const longest = Math.max(0, ...names.map((name) => longestWordWidth(name ?? '')));
  return longest > LONG ? ({ '--word': longest } as CSSProperties) : undefined;
}
