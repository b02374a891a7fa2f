/**
 * Maximum sizes in a document (docs/content-limits.md). A text above its limit is left out, not shortened, because a
 * shortened list of ingredients would be wrong. If a list is above its limit, only its first entries are read.
 */
export const LIMITS = {
  /** Bytes of the whole document (docs/specification.md, section 1). A larger document is refused. */
  document: 5 * 1024 * 1024,
  /** Characters of a one-line value, such as an id or a name. */
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
  /** Entries of UF_COLS_JSON, and of each list of entities, such as the flavours. */
  entities: 3_000,
  /** Entries of any other list, such as a flavour's allergens. */
  values: 100,
  /** Keys of `home.texts`. */
  texts: 1_000,
  /** Tiles on the page. A document with more tiles is refused. */
  tiles: 3_000,
  /**
   * Listed problems of a document, including missing translations. Problems found later, such as missing files, are not
   * limited.
   */
  problems: 1_000,
} as const;
