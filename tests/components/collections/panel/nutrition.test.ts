import { nutritionLine, nutritionTable } from '@/components/collections/panel/nutrition';
import { wordsFor } from '@/lib/words/words';

const EN = wordsFor('en');
const WHOLE = {
  energyKj: 2274,
  energyKcal: 543,
  fatGrams: 36.2,
  carbohydrateGrams: 41.1,
  proteinGrams: 6.9,
};
/** French separates thousands with a narrow non-breaking space. */
const NARROW = '\u202f';

test('the nutrition line in English gives energy, fat, carbohydrates and proteins in this order', () => {
  expect(nutritionLine(WHOLE, 'en', EN)).toBe(
    'Energy 2,274.00 kJ / 543.00 kcal, fat 36.20 g, carbohydrates 41.10 g, proteins 6.90 g',
  );
});

test('the nutrition line in French has French words and French number formats', () => {
  expect(nutritionLine(WHOLE, 'fr', wordsFor('fr'))).toBe(
    `Énergie 2${NARROW}274,00 kJ / 543,00 kcal, matières grasses 36,20 g, glucides 41,10 g, protéines 6,90 g`,
  );
});

test('if kilocalories are missing, the energy is shown only in kilojoules', () => {
  expect(nutritionLine({ energyKj: 2274 }, 'en', EN)).toBe('Energy 2,274.00 kJ');
});

test('if kilojoules are missing, the energy is shown only in kilocalories', () => {
  expect(nutritionLine({ energyKcal: 543 }, 'en', EN)).toBe('Energy 543.00 kcal');
});

test('missing values are omitted from the nutrition line', () => {
  expect(nutritionLine({ fatGrams: 36.2, proteinGrams: 6.9 }, 'en', EN)).toBe('fat 36.20 g, proteins 6.90 g');
});

test('the nutrition line shows a value of 0 as 0.00', () => {
  expect(nutritionLine({ ...WHOLE, fatGrams: 0 }, 'en', EN)).toContain('fat 0.00 g');
});

test('the nutrition line shows an energy of 0 as 0.00', () => {
  expect(nutritionLine({ energyKj: 0, energyKcal: 0 }, 'en', EN)).toBe('Energy 0.00 kJ / 0.00 kcal');
});

test('the nutrition line rounds values to two decimals', () => {
  expect(nutritionLine({ fatGrams: 36.208 }, 'en', EN)).toBe('fat 36.21 g');
});

test('there is no nutrition line if all values are missing', () => {
  expect(nutritionLine({}, 'en', EN)).toBeUndefined();
});

const tableLines = (nutrition: Parameters<typeof nutritionTable>[0], locale = 'en') =>
  nutritionTable(nutrition, locale, wordsFor(locale))?.map(({ label, value }) => `${label} ${value}`);

test('the nutrition table has the order and the “of which” lines that the law requires', () => {
  const all = { ...WHOLE, saturatesGrams: 21.4, sugarsGrams: 38.7, fibreGrams: 9.1, saltGrams: 0.214 };

  expect(tableLines(all)).toEqual([
    'Energy 2,274 kJ / 543 kcal',
    'Fat 36 g',
    'of which saturates 21 g',
    'Carbohydrate 41 g',
    'of which sugars 39 g',
    'Fibre 9.1 g',
    'Protein 6.9 g',
    'Salt 0.21 g',
  ]);
  expect(tableLines({ saltGrams: 1.26, energyKj: 2274.4 }, 'fr')).toEqual([
    `Énergie 2${NARROW}274 kJ`,
    'Sel 1,3 g',
  ]);
});

test.each([
  [
    'fatGrams',
    'Fat',
    { 0: '0', 0.01: '< 0.5', 0.5: '< 0.5', 0.51: '0.5', 9.94: '9.9', 9.95: '10', 10.5: '11' },
  ],
  ['saturatesGrams', 'of which saturates', { 0: '0', 0.1: '< 0.1', 0.14: '0.1', 0.5: '0.5', 12.4: '12' }],
  ['sugarsGrams', 'of which sugars', { 0.4: '< 0.5', 0.6: '0.6' }],
  [
    'saltGrams',
    'Salt',
    { 0: '0', 0.0125: '< 0.01', 0.013: '0.01', 0.994: '0.99', 0.995: '1.0', 1: '1.0', 1.26: '1.3' },
  ],
] as const)('%s is rounded according to the EU guidance for nutrition labels', (key, label, expected) => {
  for (const [given, value] of Object.entries(expected))
    expect(tableLines({ saltGrams: 0, [key]: Number(given) })).toContain(`${label} ${value} g`);
});

test('there is no nutrition table if saturates, sugars and salt are all missing', () => {
  expect(tableLines({ ...WHOLE, fibreGrams: 9 })).toBeUndefined();
  expect(tableLines({ sugarsGrams: 0 })).toEqual(['of which sugars 0 g']);
});
