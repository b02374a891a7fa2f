/** Maximum sizes in a document (docs/content-limits.md). */
export const LIMITS = {
  /** Bytes of the whole document (docs/specification.md, section 1). */
  document: 5 * 1024 * 1024,
  /** Characters of a one-line value. */
  word: 1_000,
  /** Characters of a text with paragraphs. */
  text: 20_000,
  /** Characters of the address of a picture or film. */
  address: 2_000,
  /** Characters of an e-mail address (RFC 5321). */
  email: 254,
  /** Characters of UF_COLS_JSON if its value is text. */
  columns: 500_000,
  /** Characters of the allergen pattern. */
  pattern: 2_000,
  /** HTML tags in one value. If tags are nested, the time to sanitise them grows with the square of the depth. */
  tags: 1_000,
  /** Entries of UF_COLS_JSON, and of each list of entities. */
  entities: 3_000,
  /** Entries of any other list. */
  values: 100,
  /** Keys of `home.texts`. */
  texts: 1_000,
  /** Tiles on the page. */
  tiles: 3_000,
  /**
   * Listed problems of a document, including missing translations. Problems found later, such as missing files, are not
   * limited.
   */
  problems: 1_000,
} as const;
