import type { AllergenId } from './vocabulary';

/** Points of annex II with an exemption that lists of ingredients show; those for distillates and fining agents (4, 7 a, 8 a) do not. */
type ExemptPoint = '1a' | '1b' | '1c' | '1d' | '6a' | '6b' | '6c' | '6d' | '7b';

/**
 * What one language calls the allergens, for review by a food technologist.
 *
 * Words are written in lower case with their accents and in the singular; the plural is derived. `=` before a word switches
 * that off. Every form of two and more words may also be written with hyphens.
 */
export type AllergenTable = {
  /** How buyers read the allergen, and every word that shows it, derived ingredients included. */
  allergens: Record<AllergenId, { name: string; words: readonly string[] }>;
  /** Foods that contain the word of an allergen and no allergen: `cocoa butter` is no butter. */
  harmless: readonly string[];
  /** Ingredients made of an allergen that annex II exempts, by the point that exempts them. */
  exempt: Record<ExemptPoint, readonly string[]>;
  /** Beginnings of ALLERGENS and TRACES that state nothing themselves: `may contain traces of`. */
  introductions: readonly string[];
  /** Words that may stand beside an allergen in ALLERGENS and TRACES and change nothing: `whole` in `whole milk`. */
  qualifiers: readonly string[];
  /** What ALLERGENS and TRACES say if there is none. */
  none: readonly string[];
};

/** Returns a word with its plural forms, as the language makes them. */
export type Inflect = (word: string) => string[];
