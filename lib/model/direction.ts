/** Scripts that are written from right to left (Unicode Standard, chapters 9 and 19). */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** What `dir` of a document in this locale says; undefined for left to right, which needs no saying. */
export function directionOf(locale: string): 'rtl' | undefined {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return RIGHT_TO_LEFT.includes(script) ? 'rtl' : undefined;
}

/** What `dir` of an element in this locale says on a page in another one; undefined where their lines go the same way. */
export function directionWithin(page: string, locale: string): 'rtl' | 'ltr' | undefined {
  const own = directionOf(locale);
  return own === directionOf(page) ? undefined : (own ?? 'ltr');
}
