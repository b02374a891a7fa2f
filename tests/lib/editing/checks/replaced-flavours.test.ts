import { readFileSync } from 'node:fs';

import type { Flavour } from '@/lib/content/model';
import { outlineOf } from '@/lib/content/outline';
import { parseDocument } from '@/lib/content/parse';
import { isAnotherFlavour, replacedFlavourHints } from '@/lib/editing/checks/replaced-flavours';
import { translateHint } from '@/lib/editing/messages/hint-sentences';
import { aDocument, aFlavour, aProduct, OWN_MEDIA, type Wire } from '@/tests/content';

type Document = { common: Wire; home: Wire & { flavours: Wire[] } };

const parsed = (document: object) => parseDocument(document, OWN_MEDIA).content;
const sample = (name: string) => JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as Document;
const soldFlavours = (name: string) =>
  parsed(sample(name)).shop.flavours.filter(({ parentIds }) => parentIds.length === 0);

function documentOf(flavour: Wire) {
  return aDocument({
    home: { flavours: [aFlavour(flavour)], products: [aProduct(), aProduct({ ID: '9', CODE: 'nine' })] },
  });
}
const flavourOf = (flavour: Wire): Flavour => parsed(documentOf(flavour)).shop.flavours[0]!;

const MATCHA = {
  NAME: 'Matcha',
  LEGAL_NAME: 'White chocolate with green tea',
  SUBNAME: 'White 34%, Kyoto',
  PRODUCT_ID: '301',
  PREVIEW_PICTURE: '/matcha.png',
  DETAIL_PICTURE: '/matcha-open.jpg',
  INGREDIENTS: 'Cane sugar, cocoa butter, milk powder, matcha 3%',
  PREVIEW_TEXT: 'The tea is from Uji.',
  DETAIL_TEXT: 'It is ground on the day.',
  KCAL: 580,
  PRICE: 9.4,
  COCOA: 34,
  ACCENT: '#708238',
};
const CARDAMOM = {
  NAME: 'Cardamom & Pear',
  LEGAL_NAME: 'Milk chocolate with pears',
  SUBNAME: 'Milk 44%, Peru',
  PREVIEW_PICTURE: '/pear.png',
  DETAIL_PICTURE: '/pear-open.jpg',
  INGREDIENTS: 'Cane sugar, cocoa butter, milk powder, pears 6%, cardamom',
  PREVIEW_TEXT: 'The pears are from Anjou.',
  DETAIL_TEXT: 'They are dried for a day.',
  KCAL: 550,
  PRICE: 9.4,
  COCOA: 44,
  ACCENT: '#B5B35C',
};
const isReplaced = (changes: Wire) =>
  isAnotherFlavour(flavourOf(MATCHA), flavourOf({ ...MATCHA, ...changes }));

test('flavours with different names and facts count as different, even if their prices are equal', () => {
  expect(isAnotherFlavour(flavourOf(MATCHA), flavourOf(CARDAMOM))).toBe(true);
});

test.each([
  ['no change', {}],
  ['a new name', { NAME: 'Green tea' }],
  ['a new price', { PRICE: 11, PRICE_PER_KG: 157.14 }],
  ['a new name and a new price', { NAME: 'Green tea', PRICE: 11 }],
  [
    'a new name and new pictures',
    { NAME: 'Green tea', PREVIEW_PICTURE: '/new.png', DETAIL_PICTURE: '/new.jpg' },
  ],
  [
    'a new name and a new recipe',
    { NAME: 'Green tea', LEGAL_NAME: 'Tea chocolate', INGREDIENTS: 'Sugar, tea', KCAL: 570, COCOA: 36 },
  ],
  ['other facts under the same name', { ...CARDAMOM, NAME: 'Matcha' }],
  [
    'a translation',
    {
      NAME: 'Thé vert',
      LEGAL_NAME: 'Chocolat blanc au thé vert',
      SUBNAME: 'Blanc 34 %, Kyoto',
      INGREDIENTS: 'Sucre de canne, beurre de cacao, lait en poudre, matcha 3 %',
      PREVIEW_TEXT: 'Le thé vient d’Uji.',
      DETAIL_TEXT: 'Il est moulu le jour même.',
    },
  ],
  [
    'a new name without most facts',
    { ...Object.fromEntries(Object.keys(MATCHA).map((field) => [field, null])), NAME: 'Tea' },
  ],
  ['other facts without a name', { ...CARDAMOM, NAME: null }],
])('a flavour counts as the same flavour after this edit: %s', (_, changes) => {
  expect(isReplaced(changes)).toBe(false);
});

test('two flavours count as different only if at least three facts besides the name can be compared', () => {
  const two = { NAME: 'Rum', PRICE: 8, COCOA: 70 };
  const old = flavourOf({ NAME: 'Mint', PRICE: 9, COCOA: 60, KCAL: 500 });

  expect(isAnotherFlavour(old, flavourOf(two))).toBe(false);
  expect(isAnotherFlavour(old, flavourOf({ ...two, KCAL: 600 }))).toBe(true);
});

test('the photo of a flavour is one of the facts that are compared', () => {
  const old = flavourOf({ NAME: 'Mint', PRICE: 9, COCOA: 60, DETAIL_PICTURE: '/mint.jpg' });
  const photographed = (DETAIL_PICTURE: string) =>
    flavourOf({ NAME: 'Rum', PRICE: 8, COCOA: 70, DETAIL_PICTURE });

  expect(isAnotherFlavour(old, photographed('/rum.jpg'))).toBe(true);
  expect(isAnotherFlavour(old, photographed('/mint.jpg'))).toBe(false);
});

test('flavours with different names count as different if at most a quarter of the facts are equal', () => {
  const old = { NAME: 'Mint', PRICE: 9, COCOA: 60, KCAL: 500, ACCENT: '#fff', PREVIEW_PICTURE: '/a.png' };
  const changed = { NAME: 'Rum', PRICE: 8, COCOA: 70, KCAL: 600 };

  expect(
    isAnotherFlavour(flavourOf({ ...old, PREVIEW_PICTURE: null }), flavourOf({ ...old, ...changed })),
  ).toBe(true);
  expect(isAnotherFlavour(flavourOf(old), flavourOf({ ...old, ...changed }))).toBe(false);
});

test('two sample flavours always count as different, but a flavour and its translation count as the same', () => {
  const english = soldFlavours('live');
  const french = new Map(soldFlavours('live.fr').map((flavour) => [flavour.id, flavour]));

  for (const one of english) {
    expect([one.id, isAnotherFlavour(one, french.get(one.id)!)]).toEqual([one.id, false]);
    for (const other of english)
      expect([one.id, other.id, isAnotherFlavour(one, other)]).toEqual([one.id, other.id, one !== other]);
  }
});

test('if a new flavour has the ID of a public flavour, a hint names the public flavour', () => {
  const document = documentOf({ ...CARDAMOM, ID: '112' });

  const hints = replacedFlavourHints(
    parsed(documentOf({ ...MATCHA, ID: '112' })),
    parsed(document),
    outlineOf(document),
  );

  expect(hints).toEqual([
    {
      path: 'home.flavours[0].ID',
      text: 'flavour “Cardamom & Pear” has the ID 112, which is flavour “Matcha” on the public page; a new flavour needs an ID of its own',
    },
  ]);
  expect(translateHint(hints[0]!, 'fr').text.replaceAll('\u202f', ' ')).toBe(
    'la saveur « Cardamom & Pear » a l’ID 112, qui est celui de la saveur « Matcha » sur la page publique ; une nouvelle saveur a besoin de son propre ID',
  );
});

test('a new flavour with a new ID causes no hint', () => {
  const document = documentOf({ ...CARDAMOM, ID: '115' });

  expect(
    replacedFlavourHints(parsed(documentOf({ ...MATCHA, ID: '112' })), parsed(document), outlineOf(document)),
  ).toEqual([]);
});
