/**
 * Limits of a document (docs/content-limits.md). Longer values are left out, not shortened, because a shortened list of
 * ingredients would be wrong.
 */
export const LIMITS = {
  /** Characters of an id, a code, a name or another one-line value. */
  word: 1_000,
  /** Characters of a text with paragraphs. */
  text: 20_000,
  /** Characters of the address of a picture or film. */
  address: 2_000,
  /** Characters of an e-mail address (RFC 5321). */
  email: 254,
  /** Characters of a UF_COLS_JSON that is text. */
  columns: 500_000,
  /** Characters of the allergen pattern. */
  pattern: 2_000,
  /** HTML tags in one value. The time to sanitise tags grows with the square of their nesting depth. */
  tags: 1_000,
  /** Entries of UF_COLS_JSON, and of each list of flavours, collections, categories, products or product sections. */
  entities: 3_000,
  /** Entries of all other lists: films, pictures of a text, collections of a flavour, allergens of a flavour. */
  values: 100,
  /** Keys of `home.texts`. */
  texts: 1_000,
  /** Tiles on the page. A document with more tiles is refused. */
  tiles: 3_000,
  /** Problems in the report on a document. */
  problems: 1_000,
} as const;
