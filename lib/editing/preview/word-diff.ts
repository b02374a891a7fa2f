import { diffWordsWithSpace } from 'diff';

/** A piece of text, which is in both texts, only in the old text, or only in the new text. */
export type DiffPart = { text: string; in: 'both' | 'before' | 'after' };

/** Texts with more differences are shown whole, because comparing their words would be slow and hard to read. */
const MAX_DIFFERENCES = 100;

/** Compares two texts word by word. Returns the pieces of both texts in order. */
export function diffWords(before: string, after: string): DiffPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_DIFFERENCES });
  if (!parts)
    return [
      { text: before, in: 'before' },
      { text: after, in: 'after' },
    ];
  return parts.map(({ value, added, removed }) => ({
    text: value,
    in: added ? 'after' : removed ? 'before' : 'both',
  }));
}
