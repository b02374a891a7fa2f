import { nutritionLine } from '@/lib/nutrition';
import { wordsFor } from '@/lib/words/words';

const EN = wordsFor('en');
const WHOLE = {
  energyKj: 2274,
  energyKcal: 543,
  fatGrams: 36.2,
  carbohydrateGrams: 41.1,
  proteinGrams: 6.9,
};
/** French parts thousands with a narrow space that does not break. */
const NARROW = '\u202f';

test('nutrition reads as the specification has it', () => {
  expect(nutritionLine(WHOLE, 'en', EN)).toBe(
    'Energy 2,274.00 kJ / 543.00 kcal, fat 36.20 g, carbohydrates 41.10 g, proteins 6.90 g',
  );
});

test('nutrition in French follows the rules and words of French', () => {
  expect(nutritionLine(WHOLE, 'fr', wordsFor('fr'))).toBe(
    `Énergie 2${NARROW}274,00 kJ / 543,00 kcal, matières grasses 36,20 g, glucides 41,10 g, protéines 6,90 g`,
  );
});

test('energy given in kilojoules alone is shown in kilojoules alone', () => {
  expect(nutritionLine({ energyKj: 2274 }, 'en', EN)).toBe('Energy 2,274.00 kJ');
});

test('energy given in kilocalories alone is shown in kilocalories alone', () => {
  expect(nutritionLine({ energyKcal: 543 }, 'en', EN)).toBe('Energy 543.00 kcal');
});

test('values that are not given are left out', () => {
  expect(nutritionLine({ fatGrams: 36.2, proteinGrams: 6.9 }, 'en', EN)).toBe('fat 36.20 g, proteins 6.90 g');
});

test('a value given as 0 is shown as 0.00', () => {
  expect(nutritionLine({ ...WHOLE, fatGrams: 0 }, 'en', EN)).toContain('fat 0.00 g');
});

test('energy given as 0 is shown as 0.00', () => {
  expect(nutritionLine({ energyKj: 0, energyKcal: 0 }, 'en', EN)).toBe('Energy 0.00 kJ / 0.00 kcal');
});

test('a third decimal is rounded away', () => {
  expect(nutritionLine({ fatGrams: 36.208 }, 'en', EN)).toBe('fat 36.21 g');
});

test('there is no line where nothing is given', () => {
  expect(nutritionLine({}, 'en', EN)).toBeUndefined();
});
