import { readFileSync } from 'node:fs';

import { parseDocument } from '@/lib/content/parse';
import type { Hint } from '@/lib/editing/checks/hint';
import { contentHints } from '@/lib/editing/checks/hints';
import { aCategory, aCollection, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

function hintsOf(home: Wire, common: Wire = {}): Hint[] {
  const document = aDocument({
    home: { texts: TEXTS, ...home },
    common: { siteName: 'Quatorze Chocolate', operator: 'Quatorze, Paris', ...common },
  });
  return contentHints(parseDocument(document, OWN_MEDIA).content, document);
}
const TEXTS = { intro: { NAME: 'Quatorze', TEXT_1: 'Fourteen chocolates' } };
const PICTURE = { SRC: '/upload/a.jpg', WIDTH: 1600, HEIGHT: 1200, ALT: 'A tablet' };
const whole = {
  ...{ ALLERGENS: 'milk', PRICE_PER_KG: 90, PREVIEW_PICTURE: PICTURE },
  ...{
    LEGAL_NAME: 'Chocolate',
    PRICE: 9,
    NET_WEIGHT: 100,
    INGREDIENTS: 'Cocoa mass.',
    ENERGY_KJ: 2274,
    KCAL: 543,
  },
  ...{ FATS: 36, SATURATES: 22, CARBOHYDRATES: 41, SUGARS: 34, PROTEINS: 7, SALT: 0.02 },
};

test('a complete document causes no hints', () => {
  expect(hintsOf({ flavours: [aFlavour(whole)] })).toEqual([]);
});

test('missing allergens and a missing price per kg each cause a hint with a link to the collection', () => {
  const hints = hintsOf({ flavours: [aFlavour({ ...whole, ALLERGENS: '', PRICE_PER_KG: null })] });

  expect(hints).toEqual([
    {
      target: 'collection-tablets',
      path: 'home.flavours[0].ALLERGENS',
      text: 'flavour “Mint” lists no allergens',
    },
    {
      target: 'collection-tablets',
      path: 'home.flavours[0].PRICE_PER_KG',
      text: 'flavour “Mint” has no price per kg',
    },
  ]);
});

test('a category picture without alternative text causes a hint', () => {
  const hints = hintsOf({
    flavours: [aFlavour(whole)],
    categories: [aCategory({ PICTURE: { ...PICTURE, ALT: undefined } })],
  });

  expect(hints).toEqual([
    {
      target: 'shop',
      path: 'home.categories[0].PICTURE',
      text: 'a picture of category “Dark chocolate” has no alternative text',
    },
  ]);
});

test('if a text is too long, a hint gives the length of the text and the limit', () => {
  const hints = hintsOf({
    texts: {
      intro: { NAME: 'Quatorze', TEXT_1: 'chocolate'.padEnd(121, 'x') },
      story: { NAME: 'y'.repeat(41) },
    },
    flavours: [aFlavour({ ...whole, NAME: 'z'.repeat(41) })],
  });

  expect(hints).toEqual([
    {
      target: 'top',
      path: 'home.texts.intro.TEXT_1',
      text: 'the intro’s line has 121 characters; use at most 120',
    },
    {
      target: 'collection-tablets',
      path: 'home.flavours[0].NAME',
      text: `flavour “${'z'.repeat(41)}” has 41 characters; use at most 40`,
    },
    {
      target: 'story',
      path: 'home.texts.story.NAME',
      text: 'the heading of “story” has 41 characters; use at most 40',
    },
  ]);
});

test('in a text, “&” counts as one character, although the markup is `&amp;`', () => {
  const texts = { intro: { NAME: 'Quatorze', TEXT_1: 'chocolate & '.padEnd(120, 'x') } };

  expect(hintsOf({ texts, flavours: [aFlavour(whole)] })).toEqual([]);
});

const hintLinesOf = (home: Wire, common: Wire = {}) =>
  hintsOf(home, common).map(({ path, text }) => [path, text]);

test.each(['live', 'autumn'])('content/%s.json causes no hints', (name) => {
  const document: unknown = JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
  const { content } = parseDocument(document, OWN_MEDIA);

  expect(contentHints(content, document, Date.parse('2026-11-25T12:00+01:00'))).toEqual([]);
});

test('a page title or an intro text without the search word “chocolate” causes a hint', () => {
  const texts = { intro: { NAME: 'Quatorze', TEXT_1: 'Fourteen flavours' } };
  const flavours = [aFlavour(whole)];

  expect(hintLinesOf({ texts, flavours }, { siteName: 'Quatorze' })).toEqual([
    [
      'home.texts.page-title.NAME',
      'the title in search results (page-title) does not contain “chocolate”, the word that people search for',
    ],
    [
      'home.texts.intro.TEXT_1',
      'the intro’s line, which search results also show, does not contain “chocolate”',
    ],
  ]);
});

test('a French page title and intro text with the word “chocolat” cause no hint', () => {
  const texts = {
    'page-title': { NAME: 'Quatorze · Chocolatier à Paris' },
    intro: { NAME: 'Quatorze', TEXT_1: 'Quatorze chocolats' },
  };

  expect(
    hintLinesOf({ texts, flavours: [aFlavour(whole)] }, { siteName: 'Quatorze', locale: 'fr-BE' }),
  ).toEqual([]);
});

test('if no search word is known for a language, the page title and intro text cause no hint', () => {
  const texts = { intro: { NAME: 'Vierzehn', TEXT_1: 'Vierzehn Sorten' } };

  expect(hintLinesOf({ texts, flavours: [aFlavour(whole)] }, { siteName: 'Vierzehn', locale: 'de' })).toEqual(
    [],
  );
});

test('on a page without flavours, texts without “chocolate” cause no hint', () => {
  const texts = { intro: { NAME: 'Quatorze', TEXT_1: 'Soon' } };

  expect(hintLinesOf({ texts, flavours: [] }, { siteName: 'Quatorze' })).toEqual([]);
});

test('a flavour without a name causes a hint', () => {
  expect(hintLinesOf({ flavours: [aFlavour({ ...whole, NAME: '' })] })).toEqual([
    ['home.flavours[0].NAME', 'flavour “mint” has no name'],
  ]);
});

test('missing legal facts cause one hint per flavour, even if the flavour is in several collections', () => {
  const flavours = [aFlavour({ ...whole, LEGAL_NAME: null, SALT: '', SECTION_ID: ['tablets', 'gifts'] })];
  const collections = [aCollection(), aCollection({ ID: 'gifts' })];

  expect(hintLinesOf({ flavours, collections }, { operator: '' })).toEqual([
    [
      'common.operator',
      'the business that is responsible for the food is not named (operator); the law requires it',
    ],
    ['home.flavours[0]', 'flavour “Mint” lacks what the law requires: legal name, salt (LEGAL_NAME, SALT)'],
  ]);
});

test('a hint about missing legal facts names the missing facts, but no facts with invalid values', () => {
  const flavours = [aFlavour({ ...whole, PRICE: '9,10 €', SUGARS: 90, SALT: 'little', LEGAL_NAME: null })];

  expect(hintLinesOf({ flavours })).toEqual([
    ['home.flavours[0]', 'flavour “Mint” lacks what the law requires: legal name (LEGAL_NAME)'],
  ]);
});

test('a collection without flavours and a flavour without a collection (except minis) each cause a hint', () => {
  const flavours = [
    aFlavour({ ...whole, MINI_ID: 'mini' }),
    { ID: 'mini', NAME: 'Mint', PRICE: 3, PRICE_PER_KG: 120, NET_WEIGHT: 25 },
    aFlavour({ ...whole, ID: 'rum', NAME: 'Rum', SECTION_ID: null }),
  ];

  expect(hintLinesOf({ flavours, collections: [aCollection(), { ID: 'gifts', NAME: 'Gifts' }] })).toEqual([
    ['home.flavours[2].SECTION_ID', 'flavour “Rum” is in no collection, so the home page does not show it'],
    ['home.collections[1]', 'collection “Gifts” has no flavours, so the home page does not show it'],
  ]);
});

test('a mini causes no hints about facts that the mini inherits from its parent', () => {
  const mini = { ID: 'mini', NAME: 'Mint', PRICE: 3, PRICE_PER_KG: 120, NET_WEIGHT: 25 };

  expect(hintLinesOf({ flavours: [aFlavour({ ...whole, MINI_ID: 'mini' }), mini] })).toEqual([]);
});

test('a price or energy value that is far from those of other flavours causes a hint', () => {
  const usual = ['a', 'b', 'c', 'd'].map((ID) => aFlavour({ ...whole, ID }));
  const odd = aFlavour({ ...whole, PRICE: 90, PRICE_PER_KG: 900, ENERGY_KJ: 22740, KCAL: 5430 });

  expect(hintLinesOf({ flavours: [...usual, odd] })).toEqual([
    ['home.flavours[4].PRICE', 'the price (PRICE) of flavour “Mint” is 90; other flavours are around 9'],
    [
      'home.flavours[4].PRICE_PER_KG',
      'the price per kg (PRICE_PER_KG) of flavour “Mint” is 900; other flavours are around 90',
    ],
    [
      'home.flavours[4].ENERGY_KJ',
      'the energy in kJ (ENERGY_KJ) of flavour “Mint” is 22740; other flavours are around 2274',
    ],
    [
      'home.flavours[4].KCAL',
      'the energy in kcal (KCAL) of flavour “Mint” is 5430; other flavours are around 543',
    ],
  ]);
});

test.each([
  [
    'stores-location',
    { NAME: '2.3378,48.8519' },
    'NAME',
    '2.3378,48.8519 is far from France: latitude and longitude seem to be swapped',
  ],
  [
    'stores-location',
    { TEXT_1: '40.7,-74' },
    'TEXT_1',
    '40.7,-74 is far from France: latitude comes first, then longitude',
  ],
  [
    'stores-phone',
    { NAME: '+33 1 99' },
    'NAME',
    '+33 1 99 is not a valid phone number: no country has numbers such as +33199',
  ],
  [
    'contacts-phone',
    { NAME: '+33 (0)1 99 00 14 14' },
    'NAME',
    '+33 (0)1 99 00 14 14 would be dialled as +330199001414; remove the (0)',
  ],
])('an implausible value of %s causes a hint: %j', (key, text, field, words) => {
  const texts = { ...TEXTS, [key]: text };

  expect(hintLinesOf({ texts, flavours: [aFlavour(whole)] })).toEqual([
    [`home.texts.${key}.${field}`, words],
  ]);
});

test.each(['+33 1 99 00 14 14', '01 99 00 14 14', '+32 2 555 12 12'])(
  'the phone number %s causes no hint',
  (NAME) => {
    const texts = { ...TEXTS, 'stores-phone': { NAME } };

    expect(hintLinesOf({ texts, flavours: [aFlavour(whole)] })).toEqual([]);
  },
);

test('an unknown field causes a hint if its name is similar to the name of a known field', () => {
  const { SALT, ...rest } = whole;
  const flavours = [aFlavour({ ...rest, SALTS: SALT, SORT: 10, DEPLOYMENT: 'live', TEXT_2: 'x' })];
  const texts = { intro: { ...TEXTS.intro, name: 'x' }, 'store-phone': { NAME: '+33' } };

  expect(hintLinesOf({ flavours, texts, flavors: [] }, { saleEnable: true, saleEnabled: undefined })).toEqual(
    [
      ['home.flavours[0]', 'flavour “Mint” lacks what the law requires: salt (SALT)'],
      ['home.texts.store-phone', '“store-phone” is not a known name; did you mean “stores-phone”?'],
      ['home.flavours[0].SALTS', '“SALTS” is not a known name; did you mean “SALT”?'],
    ],
  );
});

describe('the last day for orders', () => {
  const until = { NAME: '2026-11-15', TEXT_1: 'Orders close on 15 November.' };
  const hintsAt = (now: string, common: Wire = {}, texts: Wire = {}) => {
    const document = aDocument({
      home: {
        texts: { ...TEXTS, corporate: { NAME: 'Gifts' }, 'corporate-until': until, ...texts },
        flavours: [],
      },
      common: { siteName: 'Quatorze Chocolate', operator: 'Quatorze, Paris', ...common },
    });
    const { content } = parseDocument(document, OWN_MEDIA);
    return contentHints(content, document, Date.parse(now));
  };

  test('if the last day for orders has passed, a hint links to the section with this day', () => {
    expect(hintsAt('2026-11-25T12:00+01:00')).toEqual([
      {
        target: 'corporate',
        path: 'home.texts.corporate-until.NAME',
        text: 'the last day for orders, 2026-11-15, has passed, so visitors do not see its text',
      },
    ]);
  });

  test.each([
    ['Europe/Paris', '2026-11-15T23:59:59+01:00', '2026-11-16T00:00:00+01:00'],
    ['America/Montreal', '2026-11-15T23:59:59-05:00', '2026-11-16T00:00:00-05:00'],
  ])('the last day for orders ends at midnight in the time zone %s', (timeZone, before, after) => {
    expect(hintsAt(before, { timeZone })).toEqual([]);
    expect(hintsAt(after, { timeZone })).toHaveLength(1);
  });

  test('special opening hours of a past day and a text `corporate-until` without a date cause no hint', () => {
    const texts = {
      'corporate-until': { TEXT_1: 'Write early.' },
      stores: { NAME: 'Our store' },
      'stores-opening': { NAME: 'Tu-Sa 10:00-19:00' },
      'stores-special': { TEXT_1: '2026-11-11 closed' },
    };

    expect(hintsAt('2026-11-25T12:00+01:00', {}, texts)).toEqual([]);
  });
});
