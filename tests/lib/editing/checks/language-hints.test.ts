import { languageHints } from '@/lib/editing/checks/language-hints';
import { translateHint } from '@/lib/editing/messages/hint-sentences';
import { aCategory, aCollection, aDocument, aFlavour, type Wire } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

const documentWith = (flavours: Wire[], { common = {}, ...home }: Wire & { common?: Wire } = {}) =>
  aDocument({ common: { locale: undefined, ...common }, home: { flavours, ...home } });

function hintsOf(english: object, french: object) {
  const { editions } = aVersionOf('v1', { en: english, fr: french });
  return languageHints(editions[0], editions, 'en').map(({ path, text }) => `${path}: ${text}`);
}

const withFacts = (english: Wire, french: Wire) =>
  [documentWith([aFlavour(english)]), documentWith([aFlavour(french)])] as const;

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

  expect(languageHints(editions[0], editions, 'en')).toEqual([]);
});

test('a flavour that is missing in one language causes a hint in both languages', () => {
  const [more, less] = [[aFlavour(), aFlavour({ ID: 'rum', NAME: 'Rum' })], [aFlavour()]].map((flavours) =>
    documentWith(flavours),
  );

  expect(hintsOf(more!, less!)).toEqual(['home.flavours[1]: flavour “Rum” is missing in French']);
  expect(hintsOf(less!, more!)).toEqual(['home.flavours: flavour “Rum” exists in French but not here']);
});

test('a collection or category that is missing in one language causes a hint in both languages', () => {
  const english = documentWith([aFlavour()], { categories: [aCategory({ CODE: 'dark', NAME: 'Dark' })] });
  const french = documentWith([aFlavour({ SECTION_ID: ['bars'] })], {
    collections: [aCollection({ ID: 'bars', NAME: 'Bars' })],
  });

  expect(hintsOf(english, french)).toEqual([
    'home.categories[0]: category “Dark” is missing in French',
    'home.collections[0]: collection “Tablets” is missing in French',
    'home.collections: collection “Bars” exists in French but not here',
  ]);
  expect(hintsOf(french, english)).toEqual([
    'home.categories: category “Dark” exists in French but not here',
    'home.collections[0]: collection “Bars” is missing in French',
    'home.collections: collection “Tablets” exists in French but not here',
  ]);
});

test.each([
  ['PRICE', 12.5, 21.5, 'price'],
  ['NET_WEIGHT', 70, 80, 'net weight'],
  ['WEIGHT', 90, 80, 'weight'],
  ['PRICE_PER_KG', 120, 130, 'price per kg'],
  ['COCOA', 70, 80, 'cocoa'],
])('a difference in %s between languages causes a hint', (field, own, other, what) => {
  expect(
    hintsOf(documentWith([aFlavour({ [field]: own })]), documentWith([aFlavour({ [field]: other })])),
  ).toEqual([`home.flavours[0].${field}: flavour “Mint” has a different ${what} in French`]);
});

test('a hint gives the paths of two different prices, or only the path of the field without a price', () => {
  const [with9, with8, without] = [{ PRICE: 9 }, { PRICE: 8 }, {}].map((facts) => aFlavour(facts));
  const placesOf = (own: Wire, other: Wire) => {
    const documents = { en: documentWith([own]), fr: documentWith([aFlavour({ ID: 'rum' }), other]) };
    const { editions } = aVersionOf('v1', documents);
    return languageHints(editions[0], editions, 'en')
      .filter(({ text }) => text.includes('price'))
      .map(({ path, locale, counterpart }) => ({ path, locale, counterpart }));
  };
  const own = { path: 'home.flavours[0].PRICE', locale: undefined };
  const inFrench = { path: 'home.flavours[1].PRICE', locale: 'fr' };

  expect(placesOf(with9!, with8!)).toEqual([{ ...own, counterpart: inFrench }]);
  expect(placesOf(with9!, without!)).toEqual([{ ...inFrench, counterpart: undefined }]);
  expect(placesOf(without!, with8!)).toEqual([{ ...own, counterpart: undefined }]);
});

test('different words for a weight in two languages cause no hint', () => {
  const weighing = (NET_WEIGHT: string) => documentWith([aFlavour({ NET_WEIGHT })]);

  expect(hintsOf(weighing('a handful'), weighing('une poignée'))).toEqual([]);
});

test('a difference in the nutrition values between languages causes a hint', () => {
  expect(hintsOf(documentWith([aFlavour({ KCAL: 500 })]), documentWith([aFlavour({ KCAL: 550 })]))).toEqual([
    'home.flavours[0]: flavour “Mint” has different nutrition values in French',
  ]);
});

test('a difference in the currency between languages causes a hint', () => {
  const paying = (currency: string) => documentWith([aFlavour()], { common: { currency } });

  expect(hintsOf(paying('EUR'), paying('CHF'))).toEqual([
    'common.currency: prices are in EUR, but in CHF in French',
  ]);
});

test('an English hint calls the other language “French”, and a French hint calls it “français”', () => {
  const without = documentWith([aFlavour({ ID: 'rum', NAME: 'Rum' })]);
  const documents = {
    en: documentWith([aFlavour(), aFlavour({ ID: 'rum', NAME: 'Rum' })]),
    fr: without,
    'ar-EG': without,
  };
  const { editions } = aVersionOf('v1', documents);
  const textsIn = (language: 'en' | 'fr') =>
    languageHints(editions[0], editions, language).map((hint) => translateHint(hint, language).text);

  expect(textsIn('en')).toEqual([
    'flavour “Mint” is missing in French',
    'flavour “Mint” is missing in Arabic (Egypt)',
  ]);
  expect(textsIn('fr').map((text) => text.replaceAll('\u202f', ' '))).toEqual([
    'la saveur « Mint » manque en français',
    'la saveur « Mint » manque en arabe (Égypte)',
  ]);
});

test('a difference in the allergens or traces between languages causes a hint', () => {
  const hint = ['home.flavours[0].ALLERGENS: flavour “Mint” has different allergens in French'];

  expect(hintsOf(...withFacts({ ALLERGENS: 'milk' }, { ALLERGENS: 'lait, soja' }))).toEqual(hint);
  expect(hintsOf(...withFacts({ TRACES: 'milk' }, { TRACES: 'soja' }))).toEqual(hint);
  expect(hintsOf(...withFacts({ ALLERGENS: 'milk' }, { ALLERGENS: 'lait' }))).toEqual([]);
});

test('if only French lacks ALLERGENS, the hint on an English page gives the path in the French document', () => {
  const { editions } = aVersionOf('v1', {
    en: documentWith([aFlavour({ ALLERGENS: 'milk' })]),
    fr: documentWith([aFlavour({ ID: 'rum', ALLERGENS: 'none' }), aFlavour({ NAME: 'Menthe' })]),
  });

  expect(languageHints(editions[0], editions, 'en')).toContainEqual({
    path: 'home.flavours[1].ALLERGENS',
    locale: 'fr',
    text: 'flavour “Mint” lists no allergens in French',
  });
});

test('if only English lacks ALLERGENS, `languageHints` gives no hint on an English page (`flavourHints` does)', () => {
  expect(hintsOf(...withFacts({ TRACES: 'milk' }, { ALLERGENS: 'lait' }))).toEqual([]);
});
