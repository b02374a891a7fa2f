import type { AllergenId } from './vocabulary';

/** Points of annex II with exempt ingredients, except distillates and fining agents (4, 7 a, 8 a): no list names those. */
type ExemptPoint = '1a' | '1b' | '1c' | '1d' | '6a' | '6b' | '6c' | '6d' | '7b';

/**
 * The allergen words of one language, for review by a food technologist. Words are in lower case, with accents, in the
 * singular. The plural is derived, except for words with `=` before them. A space in a phrase also matches a hyphen.
 */
export type AllergenTable = {
  /** `name` is shown to buyers. `words` reveal the allergen; they include derived ingredients. */
  allergens: Record<AllergenId, { name: string; words: readonly string[] }>;
  /** Foods named with the word of an allergen that they do not contain: `cocoa butter`. */
  harmless: readonly string[];
  /** Ingredients made of an allergen that annex II exempts, by the point with the exemption. */
  exempt: Record<ExemptPoint, readonly string[]>;
  /** Phrases in ALLERGENS and TRACES that state no allergen themselves: `may contain traces of`. */
  introductions: readonly string[];
  /** Words in ALLERGENS and TRACES that do not change the allergen beside them: `whole` in `whole milk`. */
  qualifiers: readonly string[];
  /** Words in ALLERGENS and TRACES for "no allergen". */
  none: readonly string[];
};

/** Returns a word with its plural forms in one language. */
export type Inflect = (word: string) => string[];

/** Splits a list at its commas: `wheat, durum` -> two words. Line breaks and a trailing comma are allowed. */
export function splitWords(list: string): string[] {
  const words = list.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '');
}
