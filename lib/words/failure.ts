import { type Language, languageOf } from '@/lib/platform/locales-list';

/**
 * What a visitor reads when a page's rendering fails. Apart from the other words, because it goes to the browser in every
 * language: nothing of the server is there to ask any more.
 */
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
