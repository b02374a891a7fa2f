import { type Language, languageOf } from '@/lib/platform/locales-list';

/** Browsers load all languages, because a failed server cannot select a language. */
const BY_LANGUAGE: Record<Language, { title: string; text: string; tryAgain: string }> = {
  en: {
    title: 'Something went wrong',
    text: 'The page could not be made. Please try again.',
    tryAgain: 'Try again',
  },
  fr: {
    title: 'Quelque chose n’a pas marché',
    text: 'La page n’a pas pu être préparée. Veuillez réessayer.',
    tryAgain: 'Réessayer',
  },
};

export function failureWordsFor(locale: string) {
  return BY_LANGUAGE[languageOf(locale)];
}
