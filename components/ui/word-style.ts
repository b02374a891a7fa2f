import type { CSSProperties } from 'react';

import { longestWordWidth } from './display-width';

export const wordStyle = (words: string) => ({ '--word': longestWordWidth(words) }) as CSSProperties;

/** A wider word can be too wide for a tile in a small window. */
const FITTING_EM = 6;

/**
 * Returns the width in em of the longest word, so that all names get one font size. Returns undefined if no word is
 * wider than FITTING_EM.
 */
export function rowStyle(names: (string | undefined)[]): CSSProperties | undefined {
  const longest = Math.max(0, ...names.map((name) => longestWordWidth(name ?? '')));
  return longest > FITTING_EM ? ({ '--word': longest } as CSSProperties) : undefined;
}
