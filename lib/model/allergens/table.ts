import type { AllergenId } from './vocabulary';

/**
 * Exemptions in annex II of Regulation (EU) No 1169/2011. Points 4, 7 a, 8 and 10 are left out, because no list of
 * ingredients names their substances.
 */
type ExemptPoint = '1a' | '1b' | '1c' | '1d' | '6a' | '6b' | '6c' | '6d' | '7b';

/**
 * Words of one language, for review by a food technologist: singular, in lower case and with accents. Inflected forms
 * are added, except for a word that begins with `=`. A space also matches a hyphen.
 */
export type AllergenTable = {
  /** `name`: shown to buyers. `words`: also foods that are made of the allergen or almost always contain it. */
  allergens: Record<AllergenId, { name: string; words: readonly string[] }>;
  /** Words that mean gluten if no plant is named: `flour`, but not `almond flour`. */
  flours: readonly string[];
  /** Foods without the allergen that their name suggests: `cocoa butter` (no milk). */
  harmless: readonly string[];
  /**
   * Foods that usually contain more allergens than this table lists: `biscuit` is only under gluten. In ALLERGENS and
   * TRACES, these foods count as unknown words, except in brackets after an allergen: `gluten (biscuit)`.
   */
  dishes: readonly string[];
  /** Ingredients that annex II exempts, although they are made of an allergen. */
  exempt: Record<ExemptPoint, readonly string[]>;
  /**
   * Phrases such as `may contain`, which are allowed before an allergen or before words of `none`. This and all
   * following lists apply only to the fields ALLERGENS and TRACES.
   */
  openings: readonly string[];
  /** Introductory words that can also follow an allergen: `milk traces`. */
  introductions: readonly string[];
  /**
   * Words between an allergen and its examples: `nuts such as hazelnuts`. Elsewhere, these words count as unknown:
   * `allergens such as milk` can also mean allergens other than milk.
   */
  examples: readonly string[];
  /** Words that do not change the allergen beside them: `whole milk`. */
  qualifiers: readonly string[];
  /** Qualifiers that describe the allergen before them, even after a conjunction: `milk and derivatives`. */
  derivatives: readonly string[];
  /**
   * Words for a part or a form of the adjacent allergen: `wheat starch`. In `milk and starch`, `starch` counts as
   * unknown, because it can mean wheat starch.
   */
  forms: readonly string[];
  /**
   * Words that name no allergen. They count as unknown in a phrase with an allergen (`vegan milk`), but not apart from
   * the allergen (`milk, vegan`).
   */
  ignored: readonly string[];
  conjunctions: readonly string[];
  none: readonly string[];
};

export type Inflect = (word: string) => string[];

/** Splits a list at commas. Line breaks are allowed, even inside a phrase. */
export function splitWords(list: string): string[] {
  const words = list.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
  return words.filter((word) => word !== '');
}

/** Joins each start to each end: `lait de cajou`, `beurre de cajou`. */
export function combine(starts: string, ends: string): string[] {
  return splitWords(starts).flatMap((start) => splitWords(ends).map((end) => `${start} ${end}`));
}
