import type { CSSProperties } from 'react';

import { longestWordWidth } from './display-width';

/** Returns `--word`, the width of the longest word in em. */
export const wordStyle = (words: string) => ({ '--word': longestWordWidth(words) }) as CSSProperties;

/** In em. A wider word may not fit on a tile in a small window. */
const FITTING_EM = 6;

/** Returns `--word` for the longest word of any name, so that all names get the same size. Undefined if all fit. */
export function rowStyle(names: (string | undefined)[]): CSSProperties | undefined {
  const longest = Math.max(0, ...names.map((name) => longestWordWidth(name ?? '')));
  return longest > FITTING_EM ? ({ '--word': longest } as CSSProperties) : undefined;
}
