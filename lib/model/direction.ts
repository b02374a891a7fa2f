/** ISO 15924 codes of writing systems that run from right to left (Unicode Standard, chapters 9, 13, 16, 19). */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

export function directionOf(locale: string): 'rtl' | undefined {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return RIGHT_TO_LEFT.includes(script) ? 'rtl' : undefined;
}

/** Returns `dir` for an element whose direction differs from the page's. */
export function directionWithin(page: string, locale: string): 'rtl' | 'ltr' | undefined {
  const own = directionOf(locale);
  return own === directionOf(page) ? undefined : (own ?? 'ltr');
}
