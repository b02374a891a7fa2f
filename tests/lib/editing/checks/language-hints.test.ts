import { languageHints } from '@/lib/editing/checks/language-hints';
import { aCategory, aCollection, aDocument, aFlavour, type Wire } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

const documentWith = (flavours: Wire[], { common = {}, ...home }: Wire & { common?: Wire } = {}) =>
  aDocument({ common: { locale: undefined, ...common }, home: { flavours, ...home } });

function hintsOf(english: object, french: object) {
  const { editions } = aVersionOf('v1', { en: english, fr: french });
  return languageHints(editions[0], editions).map(({ path, text }) => `${path}: ${text}`);
}

test('two languages with the same content cause no hints', () => {
  expect(
    hintsOf(
      documentWith([aFlavour()]),
      documentWith([aFlavour({ NAME: 'Menthe', PREVIEW_TEXT: 'Fraîche' })]),
    ),
  ).toEqual([]);
});

test('a site with one language causes no hints', () => {
  const { editions } = aVersion('v1');

  expect(languageHints(editions[0], editions)).toEqual([]);
});

test('a flavour that is missing in one language causes a hint in both languages', () => {
  const [more, less] = [[aFlavour(), aFlavour({ ID: 'rum', NAME: 'Rum' })], [aFlavour()]].map((flavours) =>
    documentWith(flavours),
  );

  expect(hintsOf(more!, less!)).toEqual(['home.flavours[1]: flavour “Rum” is missing in “fr”']);
  expect(hintsOf(less!, more!)).toEqual(['home.flavours: flavour “Rum” exists only in “fr”']);
});

test('a collection or category that is missing in one language causes a hint in both languages', () => {
  const english = documentWith([aFlavour()], { categories: [aCategory({ CODE: 'dark', NAME: 'Dark' })] });
  const french = documentWith([aFlavour({ SECTION_ID: ['bars'] })], {
    collections: [aCollection({ ID: 'bars', NAME: 'Bars' })],
  });

  expect(hintsOf(english, french)).toEqual([
    'home.categories[0]: category “Dark” is missing in “fr”',
    'home.collections[0]: collection “Tablets” is missing in “fr”',
    'home.collections: collection “Bars” exists only in “fr”',
  ]);
});

test.each([
  ['PRICE', 12.5, 21.5, 'price'],
  ['NET_WEIGHT', 70, 80, 'net weight'],
  ['WEIGHT', 90, 80, 'weight'],
  ['PRICE_PER_KG', 120, 130, 'price per kg'],
  ['COCOA', 70, 80, 'cocoa'],
])('a different %s in the other language causes a hint', (field, own, other, what) => {
  expect(
    hintsOf(documentWith([aFlavour({ [field]: own })]), documentWith([aFlavour({ [field]: other })])),
  ).toEqual([`home.flavours[0].${field}: flavour “Mint” has a different ${what} in “fr”`]);
});

test('a weight in words may differ between languages without a hint', () => {
  const weighing = (NET_WEIGHT: string) => documentWith([aFlavour({ NET_WEIGHT })]);

  expect(hintsOf(weighing('a handful'), weighing('une poignée'))).toEqual([]);
});

test('different nutrition values in the other language cause a hint', () => {
  expect(hintsOf(documentWith([aFlavour({ KCAL: 500 })]), documentWith([aFlavour({ KCAL: 550 })]))).toEqual([
    'home.flavours[0]: flavour “Mint” has different nutrition values in “fr”',
  ]);
});

test('a different currency in the other language causes a hint', () => {
  const paying = (currency: string) => documentWith([aFlavour()], { common: { currency } });

  expect(hintsOf(paying('EUR'), paying('CHF'))).toEqual([
    'common.currency: prices are in EUR, but in CHF in “fr”',
  ]);
});
