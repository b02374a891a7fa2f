import { diffWordsWithSpace } from 'diff';

/** A piece of text. `in`: whether the piece is in both texts, only in the old text, or only in the new text. */
export type DiffPart = { text: string; in: 'both' | 'before' | 'after' };

/**
 * Maximum number of differences. If two texts have more differences, both texts are shown whole, because a comparison
 * would be slow and hard to read.
 */
const MAX_DIFFERENCES = 100;

/**
 * Minimum ratio of the number of common words to the number of words in the longer text. Below this ratio, both texts
 * are shown whole, because a mix of old and new words would be unreadable.
 */
const MIN_SHARED = 0.5;

const SPACE: DiffPart = { text: ' ', in: 'both' };

/**
 * Compares two texts word by word. Returns the pieces of both texts in order. Adds a space between an old and a new
 * word if the texts have no space there, so that the two words do not look like one word.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const found = diffWordsWithSpace(before, after, { maxEditLength: MAX_DIFFERENCES });
  const parts = found?.map(({ value, added, removed }): DiffPart => ({
    text: value,
    in: added ? 'after' : removed ? 'before' : 'both',
  }));
  const shared = (parts ?? []).reduce((sum, part) => sum + (part.in === 'both' ? wordsIn(part.text) : 0), 0);
  const isReadable = shared >= MIN_SHARED * Math.max(wordsIn(before), wordsIn(after));
  if (!parts || !isReadable) return [{ text: before, in: 'before' }, SPACE, { text: after, in: 'after' }];
  return parts.flatMap((part, index) => {
    const last = parts[index - 1];
    const isGlued =
      last && last.in !== 'both' && part.in !== 'both' && !/\s$/.test(last.text) && !/^\s/.test(part.text);
    return isGlued ? [SPACE, part] : [part];
  });
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
