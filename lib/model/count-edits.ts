import { distance } from 'fastest-levenshtein';

/**
 * Returns how many letters must be added, removed or replaced to turn `written` into `meant`. If only two neighbouring
 * letters are swapped, this counts as one edit, because it is a frequent typing error: `mlik` -> `milk`.
 */
export function countEdits(written: string, meant: string): number {
  return swapFirstDifference(written, meant) === meant ? 1 : distance(written, meant);
}

function swapFirstDifference(written: string, meant: string): string | undefined {
  const at = written.split('').findIndex((letter, index) => letter !== meant[index]);
  if (at < 0) return undefined;
  return written.slice(0, at) + written.slice(at + 1, at + 2) + written[at] + written.slice(at + 2);
}
