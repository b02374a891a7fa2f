import { failureWordsFor } from '@/lib/words/failure';

test('the error page is in the language of the page that failed', () => {
  expect(failureWordsFor('fr-CA').tryAgain).toBe('Réessayer');
  expect(failureWordsFor('en').tryAgain).toBe('Try again');
});

test('the error page is in English if the language has no translation', () => {
  expect(failureWordsFor('de')).toBe(failureWordsFor('en'));
});
