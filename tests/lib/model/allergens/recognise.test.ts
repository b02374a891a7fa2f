import { allergensIn } from '@/lib/model/allergens/recognise';
import { ALL_TABLES } from '@/lib/model/allergens/tables';
import { ALLERGENS, inLegalOrder } from '@/lib/model/allergens/vocabulary';

const idsIn = (text: string) => inLegalOrder(allergensIn(text).map(({ id }) => id));

describe.each(ALL_TABLES.map(({ table }) => table))('the table with $allergens.milk.name', (table) => {
  test.each(ALLERGENS)('$id is recognised by its name and by each of its words', ({ id }) => {
    const { name, words } = table.allergens[id];
    for (const word of [name, ...words])
      expect({ word, ids: idsIn(`Sucre, ${word} 3 %.`.replace('=', '')) }).toMatchObject({
        word,
        ids: expect.arrayContaining([name === 'noix' && word === 'noix' ? 'nuts' : id]) as string[],
      });
  });

  test('a food that only has the name of an allergen shows none', () => {
    for (const food of table.harmless) expect({ food, ids: idsIn(food) }).toEqual({ food, ids: [] });
  });

  test('an ingredient that annex II exempts shows none', () => {
    for (const food of Object.values(table.exempt).flat())
      expect({ food, ids: idsIn(`Cacao, ${food}, sucre`) }).toEqual({ food, ids: [] });
  });
});

test.each([
  ['cocoa, HAZELNUTS 20 %', ['hazelnuts']],
  ['cocoa, hazelnut paste', ['hazelnuts']],
  ['noisettes', ['hazelnuts']],
  ['filberts', ['hazelnuts']],
  ['praliné (hazelnut, sugar)', ['nuts', 'hazelnuts']],
  ['PRALINE', ['nuts']],
  ['beurre demi-sel', ['milk']],
  ['lactosérum en poudre', ['milk']],
  ['sodium caseinate', ['milk']],
  ['barley malt extract', ['barley']],
  ['lécithine de soja', ['soya']],
  ['preservative: E223', ['sulphites']],
  ['E-220/E 228', ['sulphites']],
  ['E220,221', ['sulphites']],
  ['E 225', ['sulphites']],
  ['Œufs frais', ['eggs']],
  ['oeufs', ['eggs']],
  ['BLE tendre', ['wheat']],
  ['fruits à coques', ['nuts']],
  ['shellfish', ['crustaceans', 'molluscs']],
  ['almond milk', ['almonds']],
  ['peanut butter', ['peanuts']],
  ['spelt flour', ['spelt']],
])('%s shows %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test.each([
  'cocoa butter',
  'Cocoa-butter*',
  'coconut milk',
  'nutmeg',
  'butternut squash',
  'butternut',
  'buckwheat',
  'buck wheat',
  'chestnuts',
  'eggplant',
  'maltodextrin, maltitol',
  'Easter eggs',
  'beurre de cacao',
  'beurre* de cacao*',
  'lait de coco',
  'noix de muscade',
  'noix de coco râpée',
  'blé noir',
  'sarrasin',
  'crème de tartre',
  'chocolat moulé à la main',
  'œuf de Pâques',
])('%s shows no allergen', (text) => {
  expect(idsIn(text)).toEqual([]);
});

test.each([
  ['a comma ends a harmless phrase', 'cocoa, butter', ['milk']],
  ['a line break ends a harmless phrase', 'cocoa\nbutter', ['milk']],
  ['a bracket ends a harmless phrase', 'cocoa (butter)', ['milk']],
  ['a line break does not end the phrase of an allergen', 'noix de\ncajou', ['cashews']],
  ['an exempt ingredient covers no other', 'glucose syrup (wheat, milk)', ['wheat', 'milk']],
  ['a phrase is found that begins inside a harmless one', 'coconut milk chocolate', ['milk']],
  ['a phrase is found that begins inside another allergen’s', 'almond milk chocolate', ['milk', 'almonds']],
  ['a peanut is no nut', 'peanuts', ['peanuts']],
  ['a soft hyphen hides no word', 'haze\u00adlnuts', ['hazelnuts']],
  ['an accent in two characters is an accent', 'se\u0301same', ['sesame']],
  ['a hard space is a space', 'Brazil\u00a0nuts', ['brazil-nuts']],
] as const)('%s', (_, text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test('each finding says where it stands', () => {
  const text = 'Sugar, whole MILK powder, noix de cajou.';

  expect(allergensIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'MILK',
    'noix de cajou',
  ]);
});

test('a long text is read in a time that grows with its length alone', () => {
  // Looking for each phrase in all of the text would take minutes, and the test would end as one that hangs.
  const repeated = 60_000;

  expect(allergensIn('coconut milk chocolate, noix de '.repeat(repeated))).toHaveLength(2 * repeated);
});
