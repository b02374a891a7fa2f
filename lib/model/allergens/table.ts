import type { AllergenId } from './vocabulary';

/**
 * The points of annex II of Regulation (EU) No 1169/2011 that exempt an ingredient. Points 4, 7 a, 8 a and 10
 * (carriers, fining agents, distillates, raw material of emulsifiers) are left out, because no list of ingredients
 * names these substances.
 */
type ExemptPoint = '1a' | '1b' | '1c' | '1d' | '6a' | '6b' | '6c' | '6d' | '7b';

/**
 * The words for allergens in one language, in a form that a food technologist can review. Words are singular, in lower
 * case and with accents. The program adds plurals, except for a word that begins with `=`. A space in a phrase also
 * matches a hyphen.
 */
export type AllergenTable = {
  /**
   * `name`: the name that buyers read. `words`: words for the allergen, and for foods that are made of it or almost
   * always contain it: `whey` for milk, `custard` for eggs.
   */
  allergens: Record<AllergenId, { name: string; words: readonly string[] }>;
  /** Words that mean gluten if no plant is named: `flour`, but not `almond flour`. */
  flours: readonly string[];
  /** Foods whose names suggest an allergen that the foods do not contain: `cocoa butter` (no milk). */
  harmless: readonly string[];
  /**
   * Foods that usually contain more allergens than this table lists for them. In ALLERGENS and TRACES, these foods are
   * understood only in brackets after an allergen: `gluten (biscuit)`.
   */
  dishes: readonly string[];
  /**
   * Ingredients that are made of an allergen, but are exempt under a point of annex II of Regulation (EU) No 1169/2011.
   */
  exempt: Record<ExemptPoint, readonly string[]>;
  /**
   * Phrases that are allowed only before an allergen or before words for "no allergen": `may contain`. This list and
   * the following lists apply only to ALLERGENS and TRACES.
   */
  openings: readonly string[];
  /** Other words that introduce allergens. These words are also allowed after an allergen: `milk traces`. */
  introductions: readonly string[];
  /**
   * Words between an allergen and examples of the allergen: `such as` in `nuts such as hazelnuts`. Without an allergen
   * before them, these words are not understood: `allergens such as milk` can also mean allergens other than milk.
   */
  examples: readonly string[];
  /** Words that do not change the allergen beside them: `whole` in `whole milk`. */
  qualifiers: readonly string[];
  /** Qualifiers that describe the allergen before them, even after a conjunction: `milk and derivatives`. */
  derivatives: readonly string[];
  /**
   * Words for a part or form of the allergen beside them: `starch` in `wheat starch`. After a conjunction, such a word
   * can mean another allergen: `starch` in `milk and starch`.
   */
  forms: readonly string[];
  /**
   * Words that never say anything about an allergen of this table. These words are understood only if, for example, a
   * comma separates them from allergens: `coconut` in `milk, coconut`.
   */
  ignored: readonly string[];
  conjunctions: readonly string[];
  /** Words for "no allergen". */
  none: readonly string[];
};

/** Returns a word with its inflected forms. */
export type Inflect = (word: string) => string[];

/** Splits a list at commas. Allows a trailing comma. Allows line breaks, even inside a phrase. */
export function splitWords(list: string): string[] {
  const words = list.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
  return words.filter((word) => word !== '');
}

/** Returns a phrase for each pair: `combine('lait, beurre', 'de cajou')` -> `lait de cajou`, `beurre de cajou`. */
export function combine(starts: string, ends: string): string[] {
  return splitWords(starts).flatMap((start) => splitWords(ends).map((end) => `${start} ${end}`));
}
