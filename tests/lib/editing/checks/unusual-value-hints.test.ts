import { outlineOf } from '@/lib/content/outline';
import { parseDocument } from '@/lib/content/parse';
import { unusualValueHints } from '@/lib/editing/checks/unusual-value-hints';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

function unusualValuesOf(...flavours: Wire[]): string[] {
  const document = aDocument({
    home: {
      flavours: flavours.map((own, index) => aFlavour({ ID: `${index}`, NAME: `No. ${index}`, ...own })),
    },
  });
  const { content } = parseDocument(document, OWN_MEDIA);
  return unusualValueHints({ content, outline: outlineOf(document) }).map(
    ({ path, text }) => `${path}: ${text}`,
  );
}

const priced = (...prices: number[]) => prices.map((PRICE) => ({ PRICE }));
const FACTS = { PRICE: 'price', PRICE_PER_KG: 'price per kg' };
const hintAbout = (index: number, field: keyof typeof FACTS, words: string) =>
  `home.flavours[${index}].${field}: the ${FACTS[field]} (${field}) of flavour “No. ${index}” ${words}`;

test('if a value is far from the median of all values, a hint gives the value and the median', () => {
  expect(unusualValuesOf(...priced(100, 9, 80, 8, 10))).toEqual([
    hintAbout(0, 'PRICE', 'is 100; other flavours are around 10'),
    hintAbout(2, 'PRICE', 'is 80; other flavours are around 10'),
  ]);
});

test('a price between a fifth of the median and five times the median causes no hint', () => {
  expect(unusualValuesOf(...priced(2, 10, 10, 10, 50))).toEqual([]);
  expect(unusualValuesOf(...priced(1.99, 10, 10, 10, 50.01))).toEqual([
    hintAbout(0, 'PRICE', 'is 1.99; other flavours are around 10'),
    hintAbout(4, 'PRICE', 'is 50.01; other flavours are around 10'),
  ]);
});

test('values are compared with the median only if there are at least four values', () => {
  expect(unusualValuesOf(...priced(9, 9, 90))).toEqual([]);
  expect(unusualValuesOf(...priced(9, 9, 9, 90))).toEqual([
    hintAbout(3, 'PRICE', 'is 90; other flavours are around 9'),
  ]);
});

test('swapped values of kJ and kcal cause only one hint, even if both values are unusual', () => {
  const energy = { ENERGY_KJ: 2274, KCAL: 543 };

  expect(unusualValuesOf(energy, energy, energy, { ENERGY_KJ: 543, KCAL: 2274 })).toEqual([
    'home.flavours[3].ENERGY_KJ: flavour “No. 3” has 543 kJ and 2274 kcal: the two values seem to be swapped',
  ]);
});

test('missing and inherited values do not count towards the median', () => {
  const energy = { ENERGY_KJ: 2274, KCAL: 543 };

  expect(unusualValuesOf({ PRICE: 90 }, {}, {}, {}, ...priced(9, 9))).toEqual([]);
  expect(
    unusualValuesOf({ ...energy, MINI_ID: 'm' }, { ID: 'm' }, energy, { ENERGY_KJ: 22740, KCAL: 5430 }),
  ).toEqual([]);
});

test('a price per kg in words, such as “ask us”, is not compared with the prices of other flavours', () => {
  const perKg = (...values: unknown[]) => values.map((PRICE_PER_KG) => ({ PRICE_PER_KG }));

  expect(unusualValuesOf(...perKg(90, 90, 90, 'ask us', 900))).toEqual([
    hintAbout(4, 'PRICE_PER_KG', 'is 900; other flavours are around 90'),
  ]);
  expect(unusualValuesOf(...perKg('ask us', 'ask us', 'ask us', 'ask us'))).toEqual([]);
});

const wrong = 'one of them is wrong, because';

test.each([
  [{ ENERGY_KJ: 2200, KCAL: 500 }, []],
  [{ ENERGY_KJ: 1925, KCAL: 500 }, []],
  [{ ENERGY_KJ: 2201, KCAL: 500 }, [`2201 kJ and 500 kcal: ${wrong} 500 kcal are about 2092 kJ`]],
  [{ ENERGY_KJ: 1924, KCAL: 500 }, [`1924 kJ and 500 kcal: ${wrong} 500 kcal are about 2092 kJ`]],
  [{ ENERGY_KJ: 500, KCAL: 2200 }, ['500 kJ and 2200 kcal: the two values seem to be swapped']],
  [{ ENERGY_KJ: 84, KCAL: 10 }, [`84 kJ and 10 kcal: ${wrong} 10 kcal are about 42 kJ`]],
])('kJ and kcal cause a hint only if the ratio kJ/kcal is below 3.85 or above 4.4: %j', (energy, hints) => {
  expect(unusualValuesOf(energy)).toEqual(
    hints.map((words) => `home.flavours[0].ENERGY_KJ: flavour “No. 0” has ${words}`),
  );
});

test('kJ and kcal are not compared if both numbers are below 84, because of rounding', () => {
  expect(unusualValuesOf({ ENERGY_KJ: 23, KCAL: 5 }, { ENERGY_KJ: 83, KCAL: 10 })).toEqual([]);
});

test('a flavour with only kJ, or with only kcal, causes no hint', () => {
  expect(unusualValuesOf({ ENERGY_KJ: 2274 }, { KCAL: 543 })).toEqual([]);
});

test('if a mini gives only kJ or only kcal, the comparison takes the missing value from the parent', () => {
  const parent = { ENERGY_KJ: 1274, KCAL: 543, MINI_ID: 'm' };
  const ofParent = `home.flavours[0].ENERGY_KJ: flavour “No. 0” has 1274 kJ and 543 kcal: ${wrong} 543 kcal are about 2272 kJ`;
  const ofMini = (kJ: number, kcal: number) =>
    `home.flavours[1].ENERGY_KJ: flavour “MINI No. 1” has ${kJ} kJ and ${kcal} kcal: ${wrong} ${kcal} kcal are about ${Math.round(kcal * 4.184)} kJ`;

  expect(unusualValuesOf(parent, { ID: 'm' })).toEqual([ofParent]);
  expect(unusualValuesOf(parent, { ID: 'm', KCAL: 600 })).toEqual([ofParent, ofMini(1274, 600)]);
  expect(unusualValuesOf(parent, { ID: 'm', ENERGY_KJ: 1200 })).toEqual([ofParent, ofMini(1200, 543)]);
});

const COPIED = { PRICE: 9.1, NET_WEIGHT: 70, PRICE_PER_KG: 112.86 };
const unitPriceHint = (
  index: number,
  [price, grams, perKg, given]: [price: string, grams: number, perKg: string, given: string],
) =>
  `home.flavours[${index}].PRICE_PER_KG: flavour “No. ${index}” costs ${price} for ${grams} g, which is ${perKg} per kg, but PRICE_PER_KG says ${given}`;

test('a price per kg that contradicts price and net weight causes a hint with the correct price per kg', () => {
  expect(unusualValuesOf(COPIED)).toEqual([unitPriceHint(0, ['9.10', 70, '130.00', '112.86'])]);
});

test.each([
  ['exact', { PRICE: 9.1, NET_WEIGHT: 70, PRICE_PER_KG: 130 }],
  ['rounded to the nearest cent', { PRICE: 7.9, NET_WEIGHT: 70, PRICE_PER_KG: '112,86' }],
  ['truncated to whole cents', { PRICE: 7.9, NET_WEIGHT: 70, PRICE_PER_KG: 112.85 }],
  ['rounded to five cents', { PRICE: 42.49, NET_WEIGHT: 1000, PRICE_PER_KG: 42.5 }],
  ['computed from a pack price with more decimals', { PRICE: 1.2, NET_WEIGHT: 8, PRICE_PER_KG: 150.6 }],
])('a price per kg that is %s causes no hint', (_, facts) => {
  expect(unusualValuesOf(facts)).toEqual([]);
});

test('for a pack of 100 g, only a price per kg that is wrong by more than 10 cents causes a hint', () => {
  const perKg = (PRICE_PER_KG: number) => unusualValuesOf({ PRICE: 10, NET_WEIGHT: 100, PRICE_PER_KG });

  expect([perKg(100.099), perKg(99.901)]).toEqual([[], []]);
  expect(perKg(100.11)).toEqual([unitPriceHint(0, ['10.00', 100, '100.00', '100.11'])]);
  expect(perKg(99.89)).toEqual([unitPriceHint(0, ['10.00', 100, '100.00', '99.89'])]);
});

test('a price per kg causes no hint if a missing or unusable value prevents the comparison', () => {
  expect(
    unusualValuesOf(
      { ...COPIED, PRICE: undefined },
      { ...COPIED, NET_WEIGHT: undefined },
      { ...COPIED, NET_WEIGHT: 0 },
      { ...COPIED, NET_WEIGHT: 'a handful' },
      { ...COPIED, PRICE_PER_KG: 'ask us' },
    ),
  ).toEqual([]);
});

test('if a price per kg is wrong and unusual, only the hint with the correct price per kg is given', () => {
  const right = { PRICE: 9.1, NET_WEIGHT: 70, PRICE_PER_KG: 130 };

  expect(unusualValuesOf(right, right, right, { ...right, PRICE_PER_KG: 13 })).toEqual([
    unitPriceHint(3, ['9.10', 70, '130.00', '13.00']),
  ]);
});

test('a hint with the correct price per kg has the decimals of the currency, for example none in yen', () => {
  const document = aDocument({
    common: { currency: 'JPY' },
    home: { flavours: [aFlavour({ PRICE: 900, NET_WEIGHT: 70, PRICE_PER_KG: 1200 })] },
  });
  const { content } = parseDocument(document, OWN_MEDIA);

  expect(unusualValueHints({ content, outline: outlineOf(document) }).map(({ text }) => text)).toEqual([
    'flavour “Mint” costs 900 for 70 g, which is 12857 per kg, but PRICE_PER_KG says 1200',
  ]);
});
