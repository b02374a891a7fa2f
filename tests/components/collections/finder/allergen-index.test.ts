import { allergenIndex } from '@/components/collections/finder/allergen-index';
import { verdictOf } from '@/components/collections/finder/suitability';
import { parseDocument } from '@/lib/content/parse';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

function indexOf(flavours: Wire[], locale = 'en') {
  const document = aDocument({
    common: { locale },
    home: { flavours: flavours.map((flavour, id) => aFlavour({ ID: id, ...flavour })) },
  });
  const { shop } = parseDocument(document, OWN_MEDIA).content;
  const index = allergenIndex(shop.flavours, locale);
  const choices = index?.choices.map(({ id }) => id) ?? [];
  const answers = (id: (typeof choices)[number]) =>
    shop.flavours.map((flavour) => {
      const given = index?.answers.get(flavour.id);
      return given && verdictOf(given, [choices.indexOf(id)]).suits;
    });
  return { choices, names: index?.choices.map(({ name }) => name), answers };
}

test('the finder offers the stated allergens and their groups, in the order of EU regulation 1169/2011', () => {
  const { choices, names } = indexOf([
    { ALLERGENS: ['Milk', 'hazelnut'] },
    { ALLERGENS: 'soya', TRACES: 'milk and wheat' },
    {},
  ]);

  expect(choices).toEqual(['gluten', 'wheat', 'soya', 'milk', 'nuts', 'hazelnuts']);
  expect(names).toEqual(['gluten', 'wheat', 'soya', 'milk', 'nuts', 'hazelnuts']);
});

test('allergens have the same ids in every language, and names in the language of the page', () => {
  const { choices, names } = indexOf([{ ALLERGENS: 'lait, noix du Brésil' }], 'fr');

  expect(choices).toEqual(['milk', 'nuts', 'brazil-nuts']);
  expect(names).toEqual(['lait', 'fruits à coque', 'noix du Brésil']);
});

test('the allergen finder also offers an allergen that appears only in a list of ingredients', () => {
  expect(indexOf([{ ALLERGENS: 'milk', INGREDIENTS: 'cocoa, HAZELNUTS 20 %' }]).choices).toContain(
    'hazelnuts',
  );
});

test.each([
  ['no flavour states allergens', [{ INGREDIENTS: 'milk' }]],
  ['every flavour states that it has no allergens', [{ ALLERGENS: 'none' }]],
])('the allergen finder offers no allergen if %s', (_, flavours) => {
  expect(indexOf(flavours).names).toBeUndefined();
});

test('a flavour that states nuts or hazelnuts is unsuitable, no matter which of the two the visitor avoids', () => {
  const { answers } = indexOf([
    { ALLERGENS: 'nuts' },
    { ALLERGENS: 'hazelnuts' },
    { ALLERGENS: 'milk', TRACES: 'nuts' },
    { ALLERGENS: 'milk' },
  ]);

  expect(answers('hazelnuts')).toEqual(['no', 'no', 'traces', 'yes']);
  expect(answers('nuts')).toEqual(['no', 'no', 'traces', 'yes']);
});

test('if a flavour states only traces of milk, the verdict is “traces” for milk and “unknown” for soya', () => {
  const { answers } = indexOf([{ TRACES: 'milk' }, { ALLERGENS: 'soya' }]);

  expect(answers('milk')).toEqual(['traces', 'yes']);
  expect(answers('soya')).toEqual(['unknown', 'no']);
});
