import { en } from '@/lib/words/en';
import { fr } from '@/lib/words/fr';
import { wordsFor } from '@/lib/words/words';

function wordsIn(part: object, path = ''): [path: string, word: string][] {
  return Object.entries(part).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : wordsIn(value, `${path}${key}.`),
  );
}

test('English and French have the same message keys', () => {
  const places = (words: object) => wordsIn(words).map(([path]) => path);
  expect(places(fr).sort()).toEqual(places(en).sort());
});

test('no message is empty in either language', () => {
  const words = [en, fr].flatMap((language) => wordsIn(language));

  expect(words.filter(([, word]) => word.trim() === '')).toEqual([]);
});

test('no message contains a word in camel case, such as an identifier from the code', () => {
  const words = [en, fr].flatMap((language) => wordsIn(language));

  expect(words.filter(([, word]) => /\p{Ll}\p{Lu}/u.test(word))).toEqual([]);
});

test('a locale gets the messages of its language', () => {
  expect(wordsFor('fr')).toMatchObject(fr);
});

test('a locale with a region gets the messages of its language', () => {
  expect(wordsFor('fr-CA')).toMatchObject(fr);
});

test('a language without a translation falls back to English', () => {
  expect(wordsFor('de')).toMatchObject(en);
});

test('French messages use French spaces, quotation marks and apostrophes', () => {
  const isWrong = (word: string) =>
    /(?<!\u202f)[;:!?»]|«(?!\u202f)|['"]|\d (?:%|g\b)/.test(word.replace(/\{\w+\}/g, 'x'));

  expect(wordsIn(fr).filter(([, word]) => isWrong(word))).toEqual([]);
});
