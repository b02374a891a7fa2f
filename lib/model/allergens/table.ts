import type { AllergenId } from './vocabulary';

/**
 * The points of annex II that exempt an ingredient made of an allergen. Points 4, 7 a and 8 a (distillates, fining
 * agents) are left out, because no list of ingredients names these substances.
 */
type ExemptPoint = '1a' | '1b' | '1c' | '1d' | '6a' | '6b' | '6c' | '6d' | '7b';

/**
 * The allergen words of one language, for review by a food technologist. Words are in lower case, with accents, in the
 * singular. The plural is derived, unless a word begins with `=`. A space in a phrase also matches a hyphen.
 */
export type AllergenTable = {
  /**
   * `name` is shown to buyers. `words` are the words for the allergen and for ingredients made of the allergen: `whey`
   * for milk.
   */
  allergens: Record<AllergenId, { name: string; words: readonly string[] }>;
  /**
   * Names that contain the word of an allergen, although the food is free of this allergen: `cocoa butter` (no milk).
   */
  harmless: readonly string[];
  /**
   * Map from a point of annex II to the ingredients that the point exempts, although these ingredients are made of an
   * allergen.
   */
  exempt: Record<ExemptPoint, readonly string[]>;
  /** Phrases in ALLERGENS and TRACES that state no allergen themselves: `may contain traces of`. */
  introductions: readonly string[];
  /** Words in ALLERGENS and TRACES that do not change the allergen beside them: `whole` in `whole milk`. */
  qualifiers: readonly string[];
  /**
   * Words in ALLERGENS and TRACES that belong to the allergen beside them. After a conjunction, such a word can mean
   * another allergen: `flour` in `milk and flour`.
   */
  forms: readonly string[];
  /** Words in ALLERGENS and TRACES that join two foods: `and`. */
  conjunctions: readonly string[];
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
