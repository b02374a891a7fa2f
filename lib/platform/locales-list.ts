export const LANGUAGES = ['en', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Returns the interface language for a locale: `fr-CA` -> `fr`. */
export function languageOf(locale: string): Language {
  const { language } = new Intl.Locale(locale);
  return LANGUAGES.find((candidate) => candidate === language) ?? 'en';
}

/** Returns a name in the reader's language: `fr` -> `French`. */
export function languageName(locale: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(locale) ?? locale;
}
