/**
 * What a document may hold (docs/content-limits.md). A value that is longer is left out, never cut: half a list of
 * ingredients would be a wrong one. Each is far above what a shop needs and far below what holds up a server.
 */
export const LIMITS = {
  /** Characters of an id, a code, a name or another single value. */
  word: 1_000,
  /** Characters of a text that may have paragraphs. */
  text: 20_000,
  /** Characters of the address of a picture or film. */
  address: 2_000,
  /** Characters of an e-mail address (RFC 5321). */
  email: 254,
  /** Characters of UF_COLS_JSON given as text. */
  columns: 500_000,
  /** Characters of the allergen pattern. */
  pattern: 2_000,
  /** Tags in one value: what sanitising one costs grows with the square of how deep they lie in each other. */
  tags: 1_000,
  /** Entries of a list of flavours, collections, categories, products or product sections, and of UF_COLS_JSON. */
  entities: 3_000,
  /** Entries of a list within an entity: collections of a flavour, its allergens, pictures of a text, films. */
  values: 100,
  /** Keys of `texts`. */
  texts: 1_000,
  /** Tiles on the page; a flavour in two collections has two. A document with more is refused as a whole. */
  tiles: 3_000,
  /** Problems that are listed one by one. */
  problems: 1_000,
} as const;
