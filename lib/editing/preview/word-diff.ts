import { diffWordsWithSpace } from 'diff';

/** A part of a text, and the versions that contain it. */
export type DiffPart = { text: string; in: 'both' | 'before' | 'after' };

/** Texts with more differences are shown as two whole texts: the comparison would be slow and its result unreadable. */
const MAX_DIFFERENCES = 100;

/** Compares two texts word by word. Returns their parts in order. */
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
