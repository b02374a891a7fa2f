import { en } from '@/lib/words/en';
import { fr } from '@/lib/words/fr';
import { wordsFor } from '@/lib/words/words';

test('English and French have the same words', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

test('English and French name the same sections', () => {
  expect(Object.keys(fr.sections).sort()).toEqual(Object.keys(en.sections).sort());
});

test('no word is empty in either language', () => {
  const words = [en, fr].flatMap(({ sections, preview, ...others }) => [
    ...Object.values(sections),
    ...Object.values(preview),
    ...Object.values(others),
  ]);

  expect(words.filter((word) => word.trim() === '')).toEqual([]);
});

test('a locale has the words of its language', () => {
  expect(wordsFor('fr')).toBe(fr);
});

test('a locale with a region has the words of its language', () => {
  expect(wordsFor('fr-CA')).toBe(fr);
});

test('a language that has no words here is answered in English', () => {
  expect(wordsFor('de')).toBe(en);
});
