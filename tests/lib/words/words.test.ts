import { en } from '@/lib/words/en';
import { fr } from '@/lib/words/fr';
import { wordsFor } from '@/lib/words/words';

test('English and French have the same words', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

test('no word is empty in either language', () => {
  const words = [en, fr].flatMap(({ preview, ...others }) => [
    ...Object.values(preview),
    ...Object.values(others),
  ]);

  expect(words.filter((word) => word.trim() === '')).toEqual([]);
});

test('a locale has the words of its language', () => {
  expect(wordsFor('fr')).toMatchObject(fr);
});

test('a locale with a region has the words of its language', () => {
  expect(wordsFor('fr-CA')).toMatchObject(fr);
});

test('a language that has no words here is answered in English', () => {
  expect(wordsFor('de')).toMatchObject(en);
});
