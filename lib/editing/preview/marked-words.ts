import { diffWordsWithSpace } from 'diff';

/** A part of a text, in both versions or in one of them. */
export type MarkedWords = { text: string; in: 'both' | 'before' | 'after' };

/** Texts that differ in more words are told as two texts: to find the fewest differences takes long, and helps nobody. */
const MOST_DIFFERENCES = 100;

/** The words of two versions of a value, in order, with those that only one of them has marked. */
export function markedWords(before: string, after: string): MarkedWords[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_DIFFERENCES });
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
