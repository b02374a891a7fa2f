import { distance } from 'fastest-levenshtein';

/**
 * Returns how many letters must be added, removed or replaced to turn `written` into `meant`. A swap of two
 * neighbouring letters is a frequent typing error: `mlik` -> `milk`. If such a swap is the only difference, returns 1.
 */
export function countEdits(written: string, meant: string): number {
  return swapFirstDifference(written, meant) === meant ? 1 : distance(written, meant);
}

function swapFirstDifference(written: string, meant: string): string | undefined {
  const at = written.split('').findIndex((letter, index) => letter !== meant[index]);
  if (at < 0) return undefined;
  return written.slice(0, at) + written.slice(at + 1, at + 2) + written[at] + written.slice(at + 2);
}
