import type { CSSProperties } from 'react';

import { longestWordWidth } from './display-width';

/** Returns the width of the longest word, in em, for the stylesheet, which limits the font size by it. */
export const wordStyle = (words: string) => ({ '--word': longestWordWidth(words) }) as CSSProperties;

/** Words wider than this, in em, may not fit on a tile in small windows. */
const FITTING_EM = 6;

/** Returns the longest word's width of all tiles in a row, so that their names have one size. Undefined if all fit. */
export function rowStyle(names: (string | undefined)[]): CSSProperties | undefined {
  const longest = Math.max(0, ...names.map((name) => longestWordWidth(name ?? '')));
  return longest > FITTING_EM ? ({ '--word': longest } as CSSProperties) : undefined;
}
