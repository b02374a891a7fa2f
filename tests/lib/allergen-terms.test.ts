import { allergenTerms, isNamedIn, termKey } from '@/lib/allergen-terms';

test('names are told apart in lists and in texts, by commas, brackets and the language’s own "and"', () => {
  expect(allergenTerms(['Milk', 'soya'], 'en')).toEqual(['milk', 'soya']);
  expect(allergenTerms(['Nuts (hazelnuts, almonds), milk and soya.'], 'en')).toEqual([
    'nuts',
    'hazelnuts',
    'almonds',
    'milk',
    'soya',
  ]);
  expect(allergenTerms(['Lait, soja et noisettes'], 'fr')).toEqual(['lait', 'soja', 'noisettes']);
});

test('one and many of a thing are the same allergen', () => {
  expect(termKey('hazelnuts')).toBe(termKey('hazelnut'));
  expect(termKey('œufs')).toBe(termKey('œuf'));
  expect(termKey('milk')).not.toBe(termKey('soya'));
});

test('a name is found within a longer one as whole words alone', () => {
  expect(isNamedIn('milk', 'whole milk powder')).toBe(true);
  expect(isNamedIn('hazelnut', 'hazelnuts')).toBe(true);
  expect(isNamedIn('nut', 'nutmeg')).toBe(false);
});
