/** Maximum sizes of a document and its parts (docs/content-limits.md). */
export const LIMITS = {
  /** Bytes (docs/specification.md, section 1). */
  document: 5 * 1024 * 1024,
  /** Characters in a value of one line. */
  word: 1_000,
  /** Characters in a text with paragraphs. */
  text: 20_000,
  /** Characters in the address of a picture or film. */
  address: 2_000,
  /** Characters (RFC 5321). */
  email: 254,
  /** Characters in UF_COLS_JSON, if the value is text. */
  columns: 500_000,
  /** Characters in `allergenPattern`. */
  pattern: 2_000,
  /** HTML tags in one value. The sanitising time grows with the square of the nesting depth. */
  tags: 1_000,
  /** Entries in a list of entities (flavours, categories, …) and in UF_COLS_JSON. */
  entities: 3_000,
  /** Entries in any other list. */
  values: 100,
  /** Keys in `home.texts`. */
  texts: 1_000,
  tiles: 3_000,
  /** Listed problems of a document. Missing translations count, but missing files do not. */
  problems: 1_000,
} as const;
