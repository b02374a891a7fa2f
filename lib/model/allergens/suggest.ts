import 'server-only';

import { distance } from 'fastest-levenshtein';

import { ALL_TABLES } from './tables';

/** Returns the tolerated edit distance. Smaller for short words, where two edits often give another word. */
const mostSlips = (word: string) => (word.length < 6 ? 1 : 2);
/** Characters. Longer texts are not one misspelt word. */
const LONGEST_WORD = 40;

const WORDS = ALL_TABLES.flatMap(({ table }) =>
  Object.values(table.allergens).flatMap(({ name, words }) => [
    name,
    ...words.map((word) => word.replace('=', '')),
  ]),
);

/** Returns the known word that an editor probably meant: `hazlenuts` -> `hazelnuts`. Undefined if none is similar. */
export function meantAllergen(written: string): string | undefined {
  const word = written.toLowerCase();
  if (word.length > LONGEST_WORD) return undefined;
  const [nearest] = WORDS.map((candidate) => ({ candidate, slips: distance(word, candidate) })).sort(
    (a, b) => a.slips - b.slips,
  );
  return nearest && nearest.slips <= mostSlips(word) ? nearest.candidate : undefined;
}
