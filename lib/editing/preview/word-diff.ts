import { diffWordsWithSpace } from 'diff';

export type DiffPart = { text: string; in: 'both' | 'before' | 'after' };

/** Above this number, a comparison would be slow and hard to read. */
const MAX_DIFFERENCES = 100;

/** Below this share of equal words, a mix of both texts is unreadable. */
const MIN_SHARED = 0.5;

const SPACE: DiffPart = { text: ' ', in: 'both' };

/** Compares two texts word by word. Adds a space where an old word and a new word touch. */
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
