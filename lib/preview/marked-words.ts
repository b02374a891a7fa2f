import { diffWordsWithSpace } from 'diff';

/** A part of a text, in both versions or in one of them. */
export type MarkedWords = { text: string; in: 'both' | 'before' | 'after' };

/** The words of two versions of a value, in order, with those that only one of them has marked. */
export function markedWords(before: string, after: string): MarkedWords[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    in: added ? 'after' : removed ? 'before' : 'both',
  }));
}
