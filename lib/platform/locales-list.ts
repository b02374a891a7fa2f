/** The languages that the interface speaks. */
export const LANGUAGES = ['en', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The interface's language for a locale: `fr-CA` -> French; one that is not here -> English. */
export function languageOf(locale: string): Language {
  const { language } = new Intl.Locale(locale);
  return LANGUAGES.find((candidate) => candidate === language) ?? 'en';
}
