import { distance } from 'fastest-levenshtein';

/**
 * Counts letters to add, remove or replace. A single swap of neighbouring letters, a frequent typing error, counts
 * as 1: `mlik` -> `milk`.
 */
export function countEdits(written: string, meant: string): number {
  return swapFirstDifference(written, meant) === meant ? 1 : distance(written, meant);
}

function swapFirstDifference(written: string, meant: string): string | undefined {
  const at = written.split('').findIndex((letter, index) => letter !== meant[index]);
  if (at < 0) return undefined;
  return written.slice(0, at) + written.slice(at + 1, at + 2) + written[at] + written.slice(at + 2);
}
