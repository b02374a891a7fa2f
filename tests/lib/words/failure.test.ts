import { failureWordsFor } from '@/lib/words/failure';

test('a page that fails says so in the language of the page', () => {
  expect(failureWordsFor('fr-CA').tryAgain).toBe('Réessayer');
  expect(failureWordsFor('en').tryAgain).toBe('Try again');
});

test('in a language that has no words here it says so in English', () => {
  expect(failureWordsFor('de')).toBe(failureWordsFor('en'));
});
