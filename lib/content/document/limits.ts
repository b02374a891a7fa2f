/** Maximum sizes of a document and its parts (docs/content-limits.md). */
export const LIMITS = {
  /** Number of bytes in the whole document (docs/specification.md, section 1). */
  document: 5 * 1024 * 1024,
  /** Number of characters in a value of one line. */
  word: 1_000,
  /** Number of characters in a text with paragraphs. */
  text: 20_000,
  /** Number of characters in the address of a picture or film. */
  address: 2_000,
  /** Number of characters in an e-mail address (RFC 5321). */
  email: 254,
  /** Number of characters in UF_COLS_JSON, if the value is text. */
  columns: 500_000,
  /** Number of characters in `allergenPattern`, a regular expression. */
  pattern: 2_000,
  /** Number of HTML tags in one value. The time to sanitise nested tags grows with the square of the nesting depth. */
  tags: 1_000,
  /** Number of entries in UF_COLS_JSON, and in each list of entities. */
  entities: 3_000,
  /** Number of entries in a list that has no limit of its own. */
  values: 100,
  /** Number of keys in `home.texts`. */
  texts: 1_000,
  /** Number of tiles on the page. */
  tiles: 3_000,
  /**
   * Number of problems that are listed for a document, including missing translations. Problems that separate checks
   * find, such as missing files, do not count.
   */
  problems: 1_000,
} as const;
