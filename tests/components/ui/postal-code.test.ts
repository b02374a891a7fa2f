import { keepTownWithCode } from '@/components/ui/postal-code';

test('a non-breaking space joins a postal code and its town', () => {
  expect(keepTownWithCode('14 rue des Quatre-Vents, 75006 Paris, France')).toBe(
    '14 rue des Quatre-Vents, 75006\u00a0Paris, France',
  );
  expect(keepTownWithCode('1010 Wien')).toBe('1010\u00a0Wien');
});

test('a short house number, or a number before a lower-case word, is not a postal code', () => {
  expect(keepTownWithCode('12 Rue Cler')).toBe('12 Rue Cler');
  expect(keepTownWithCode('1000 fois')).toBe('1000 fois');
});
