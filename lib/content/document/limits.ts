/**
 * Limits of a document (docs/content-limits.md). A longer text is left out, not shortened, because a shortened text of
 * ingredients would be wrong. Of a longer list, only the first entries are read.
 */
export const LIMITS = {
  /** Maximum characters of an id, a code, a name or another one-line value. */
  word: 1_000,
  /** Maximum characters of a text with paragraphs. */
  text: 20_000,
  /** Maximum length of the address of a picture or film, in characters. */
  address: 2_000,
  /** Maximum characters of an e-mail address (RFC 5321). */
  email: 254,
  /** Maximum characters of UF_COLS_JSON, if its value is text. */
  columns: 500_000,
  /** Maximum characters of the regular expression that marks allergens in ingredients. */
  pattern: 2_000,
  /**
   * Maximum number of HTML tags in one value. Sanitising tags takes time that grows with the square of the nesting
   * depth.
   */
  tags: 1_000,
  /** Maximum number of entries of UF_COLS_JSON, and of each list of entities, such as the list of flavours. */
  entities: 3_000,
  /** Maximum number of entries of a list that `entities` does not limit, such as a flavour's list of allergens. */
  values: 100,
  /** Maximum number of keys of `home.texts`. */
  texts: 1_000,
  /** Maximum number of tiles on the page. A document with more tiles is refused. */
  tiles: 3_000,
  /** Maximum number of problems in the report on a document. */
  problems: 1_000,
} as const;
