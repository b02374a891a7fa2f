import 'server-only';

import { countEdits } from '../count-edits';

import { namesDish } from './statement';
import { ALL_TABLES } from './tables';

/** Two edits often turn a short word into another word. */
const maxEditDistance = (word: string) => (word.length < 6 ? 1 : 2);
const MAX_WORD_LENGTH = 40;

let allWords: string[] | undefined;

/** Collects the words on first use, because most documents contain no misspelt words. */
const suggestions = () =>
  (allWords ??= ALL_TABLES.flatMap(({ table }) =>
    Object.values(table.allergens).flatMap(({ name, words }) => [
      name,
      ...words.map((word) => word.replace('=', '')),
    ]),
  ).filter((word) => !namesDish(word)));

/** Returns the word that an editor probably meant: `hazlenuts` -> `hazelnuts`. */
export function suggestAllergen(written: string): string | undefined {
  const word = written.toLowerCase();
  // `E 322` is another additive, not a misspelt `E 222`.
  if (word.length > MAX_WORD_LENGTH || /\d/.test(word)) return undefined;
  const [nearest] = suggestions()
    .map((candidate) => ({ candidate, edits: countEdits(word, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  return nearest && nearest.edits <= maxEditDistance(word) ? nearest.candidate : undefined;
}
