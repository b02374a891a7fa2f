import { parseDocument } from '@/lib/content/parse';
import { answerFor } from '@/lib/model/allergens/evidence';
import { aDocument, aFlavour, aProduct, OWN_MEDIA, type Wire } from '@/tests/content';

function parsedFlavours(flavours: Wire[], { common = {}, ...home }: Wire & { common?: Wire } = {}) {
  const { content, problems } = parseDocument(aDocument({ common, home: { ...home, flavours } }), OWN_MEDIA);
  const flavour = (id: string) => content.shop.flavours.find((candidate) => candidate.id === id);
  const tile = (id: string) =>
    content.home.collections?.items.flatMap(({ tiles }) => tiles).find((each) => each.flavour.id === id);
  return { flavour, tile, problems };
}

const WHOLE = {
  DETAIL_TEXT: 'Picked by hand',
  ALLERGENS: ['milk'],
  INGREDIENTS: 'Cocoa, milk',
  ENERGY_KJ: '2274,00',
  KCAL: 543,
  FATS: '36.2',
  CARBOHYDRATES: 41.1,
  PROTEINS: '6,90',
};

test('if a flavour has valid texts, pictures and numbers, all are read, and no problem is reported', () => {
  const { flavour, problems } = parsedFlavours([
    aFlavour({
      ...WHOLE,
      SUBNAME: 'with cocoa nibs',
      PREVIEW_TEXT: 'Fresh',
      PREVIEW_UNDER: 'new',
      PREVIEW_PICTURE: '/tile.jpg',
      DETAIL_PICTURE: '/hover.jpg',
      NET_WEIGHT: 70,
      PRICE_PER_KG: '124,50',
      WEIGHT: '85',
      ACCENT: '#B5713C',
    }),
  ]);

  expect(problems).toEqual([]);
  expect(flavour('mint')).toMatchObject({
    name: 'Mint',
    subname: 'with cocoa nibs',
    lead: '<p>Fresh</p>',
    note: 'new',
    about: '<p>Picked by hand</p>',
    picture: { src: '/tile.jpg' },
    hoverPicture: { src: '/hover.jpg' },
    netWeight: { number: 70 },
    pricePerKg: { number: 124.5 },
    grossWeightGrams: 85,
    nutrition: {
      energyKj: 2274,
      energyKcal: 543,
      fatGrams: 36.2,
      carbohydrateGrams: 41.1,
      proteinGrams: 6.9,
    },
    allergens: { ids: ['milk'], unknown: [] },
    ingredients: '<p>Cocoa, <mark>milk</mark></p>',
    accent: '#B5713C',
  });
});

test('the panel of a flavour shows PHOTO_IMAGE', () => {
  const { flavour } = parsedFlavours([aFlavour({ PHOTO_IMAGE: '/photo.jpg', DETAIL_PICTURE: '/hover.jpg' })]);

  expect(flavour('mint')?.photos).toEqual([{ src: '/photo.jpg' }]);
});

test('the panel of a flavour shows DETAIL_PICTURE if PHOTO_IMAGE is missing', () => {
  const { flavour } = parsedFlavours([aFlavour({ DETAIL_PICTURE: '/hover.jpg' })]);

  expect(flavour('mint')?.photos).toEqual([{ src: '/hover.jpg' }]);
});

test('the first picture in the panel is PHOTO_INTRO, and the second is PHOTO_IMAGE', () => {
  const { flavour } = parsedFlavours([aFlavour({ PHOTO_INTRO: '/intro.jpg', PHOTO_IMAGE: '/photo.jpg' })]);

  expect(flavour('mint')?.photos).toEqual([{ src: '/intro.jpg' }, { src: '/photo.jpg' }]);
});

test('known allergens and matches of `allergenPattern` are marked in the ingredients', () => {
  const { flavour } = parsedFlavours([aFlavour(WHOLE)], { common: { allergenPattern: 'cocoa' } });

  expect(flavour('mint')?.ingredients).toBe('<p><mark>Cocoa</mark>, <mark>milk</mark></p>');
});

test('an invalid `allergenPattern` is reported, and only known allergens are marked', () => {
  const { flavour, problems } = parsedFlavours([aFlavour(WHOLE)], { common: { allergenPattern: 'cocoa(' } });

  expect(flavour('mint')?.ingredients).toBe('<p>Cocoa, <mark>milk</mark></p>');
  expect(problems).toMatchObject([{ path: '$.common.allergenPattern', found: '"cocoa("' }]);
});

test('if PRODUCT_ID is the ID of a product, the flavour has this product’s code', () => {
  const { flavour } = parsedFlavours([aFlavour({ PRODUCT_ID: 301 })], { products: [aProduct()] });

  expect(flavour('mint')?.productCode).toBe('tablet-mint');
});

test('an unknown PRODUCT_ID is reported, and the flavour is kept without a product', () => {
  const { flavour, problems } = parsedFlavours([aFlavour({ PRODUCT_ID: '999' })], { products: [aProduct()] });

  expect(flavour('mint')).toMatchObject({ name: 'Mint', productCode: undefined });
  expect(problems).toEqual([
    {
      path: '$.home.flavours[0].PRODUCT_ID',
      expected: 'the ID of a product',
      found: '"999"',
      action: 'the link to buy leads to the product section',
    },
  ]);
});

test('if a flavour has a mini, the tile of the flavour also contains the mini', () => {
  const { tile } = parsedFlavours([aFlavour({ MINI_ID: 7 }), { ID: '7', NAME: 'Mint', NET_WEIGHT: 5 }]);

  expect(tile('mint')?.mini).toMatchObject({ id: '7', parentIds: ['mint'], netWeight: { number: 5 } });
});

test('a mini can come before its parent in the document', () => {
  const { tile } = parsedFlavours([{ ID: '7', NAME: 'Mint' }, aFlavour({ MINI_ID: '7' })]);

  expect(tile('mint')?.mini?.name).toBe('MINI Mint');
});

test('the name of a mini has the prefix MINI', () => {
  const { flavour } = parsedFlavours([aFlavour({ MINI_ID: '7' }), { ID: '7', NAME: 'Mint' }]);

  expect(flavour('7')?.name).toBe('MINI Mint');
});

test('if the name of a mini already begins with MINI, the name gets no second prefix', () => {
  const { flavour } = parsedFlavours([aFlavour({ MINI_ID: '7' }), { ID: '7', NAME: 'MINI Mint' }]);

  expect(flavour('7')?.name).toBe('MINI Mint');
});

test('a mini inherits a missing DETAIL_TEXT, allergens, ingredients and nutrition from its parent', () => {
  const { flavour } = parsedFlavours([aFlavour({ ...WHOLE, MINI_ID: '7' }), { ID: '7', NAME: 'Mint' }]);

  expect(flavour('7')).toMatchObject({
    about: '<p>Picked by hand</p>',
    allergens: { ids: ['milk'] },
    ingredients: '<p>Cocoa, <mark>milk</mark></p>',
    nutrition: flavour('mint')?.nutrition,
  });
});

test('the values of a mini override the values of its parent', () => {
  const { flavour } = parsedFlavours([
    aFlavour({ ...WHOLE, MINI_ID: '7' }),
    { ID: '7', NAME: 'Mint', DETAIL_TEXT: 'Small', ALLERGENS: 'soya', FATS: 0 },
  ]);

  expect(flavour('7')).toMatchObject({
    about: '<p>Small</p>',
    allergens: { ids: ['soya'] },
    nutrition: { fatGrams: 0, energyKcal: 543 },
  });
});

test('a mini does not inherit the weight, price, picture or PRODUCT_ID of its parent', () => {
  const parent = aFlavour({
    MINI_ID: '7',
    NET_WEIGHT: 70,
    PRICE_PER_KG: 124,
    PREVIEW_PICTURE: '/a.jpg',
    PRODUCT_ID: '301',
  });
  const { flavour } = parsedFlavours([parent, { ID: '7', NAME: 'Mint' }], { products: [aProduct()] });

  expect(flavour('7')).toMatchObject({
    netWeight: undefined,
    pricePerKg: undefined,
    picture: undefined,
    productCode: undefined,
  });
});

test('allergens are marked in inherited ingredients', () => {
  const flavours = [aFlavour({ ...WHOLE, MINI_ID: '7' }), { ID: '7', NAME: 'Mint' }];

  expect(parsedFlavours(flavours, { common: { allergenPattern: 'cocoa' } }).flavour('7')?.ingredients).toBe(
    '<p><mark>Cocoa</mark>, <mark>milk</mark></p>',
  );
});

test('a mini of a mini inherits values from its parent and from the full-size flavour', () => {
  const { flavour } = parsedFlavours([
    aFlavour({ ...WHOLE, MINI_ID: '7' }),
    { ID: '7', NAME: 'Small', MINI_ID: '8', ALLERGENS: 'soya' },
    { ID: '8', NAME: 'Smaller' },
  ]);

  expect(flavour('8')).toMatchObject({
    about: '<p>Picked by hand</p>',
    allergens: { ids: ['soya'] },
    parentIds: ['7', 'mint'],
  });
});

test('an unknown MINI_ID is reported, and the flavour has no mini', () => {
  const { flavour, tile, problems } = parsedFlavours([aFlavour({ MINI_ID: '7' })]);

  expect([flavour('mint')?.name, tile('mint')?.mini]).toEqual(['Mint', undefined]);
  expect(problems).toEqual([
    {
      path: '$.home.flavours[0].MINI_ID',
      expected: 'the ID of a flavour',
      found: '"7"',
      action: 'shown without a mini',
    },
  ]);
});

test('a flavour whose MINI_ID is its own ID is reported and has no mini', () => {
  const { tile, problems } = parsedFlavours([aFlavour({ MINI_ID: 'mint' })]);

  expect([tile('mint')?.mini, tile('mint')?.flavour.name]).toEqual([undefined, 'Mint']);
  expect(problems).toMatchObject([{ path: '$.home.flavours[0].MINI_ID', action: 'shown without a mini' }]);
});

test('if a mini has two parents, the mini belongs to the first parent', () => {
  const { tile, flavour, problems } = parsedFlavours([
    aFlavour({ MINI_ID: '7' }),
    aFlavour({ ID: 'rum', NAME: 'Rum', MINI_ID: '7' }),
    { ID: '7', NAME: 'Mint' },
  ]);

  expect([flavour('7')?.parentIds, tile('mint')?.mini?.id, tile('rum')?.mini]).toEqual([
    ['mint'],
    '7',
    undefined,
  ]);
  expect(problems).toMatchObject([{ path: '$.home.flavours[1].MINI_ID', found: '"7"' }]);
});

test('if minis form a cycle, the MINI_ID that closes the cycle is reported and ignored', () => {
  const { tile, problems } = parsedFlavours([
    aFlavour({ ID: 'a', NAME: 'A', MINI_ID: 'b' }),
    aFlavour({ ID: 'b', NAME: 'B', MINI_ID: 'c' }),
    aFlavour({ ID: 'c', NAME: 'C', MINI_ID: 'a' }),
  ]);

  expect([tile('a')?.mini?.id, tile('b')?.mini?.id, tile('c')?.mini]).toEqual(['b', 'c', undefined]);
  expect(problems).toMatchObject([{ path: '$.home.flavours[2].MINI_ID' }]);
});

test('even if twelve minis form a cycle, the MINI_ID that closes the cycle is reported and ignored', () => {
  const { tile, problems } = parsedFlavours(
    Array.from({ length: 12 }, (_, index) => aFlavour({ ID: `m${index}`, MINI_ID: `m${(index + 1) % 12}` })),
  );

  expect([tile('m10')?.mini?.id, tile('m11')?.mini]).toEqual(['m11', undefined]);
  expect(problems).toMatchObject([{ path: '$.home.flavours[11].MINI_ID' }]);
});

test('an invalid field of a mini does not affect the parent', () => {
  const { flavour, problems } = parsedFlavours([
    aFlavour({ MINI_ID: '7' }),
    { ID: '7', NAME: 'Mint', FATS: 'many' },
  ]);

  expect([flavour('mint')?.name, flavour('7')?.name]).toEqual(['Mint', 'MINI Mint']);
  expect(problems).toMatchObject([{ path: '$.home.flavours[1].FATS' }]);
});

test('the inherited value replaces an empty text of a mini, but not an invalid value', () => {
  const { flavour } = parsedFlavours([
    aFlavour({ ...WHOLE, MINI_ID: '7' }),
    { ID: '7', FATS: 'many', INGREDIENTS: { text: 'Cocoa' }, ALLERGENS: [['soya']], DETAIL_TEXT: '<p></p>' },
  ]);

  expect(flavour('7')).toMatchObject({
    nutrition: { fatGrams: undefined, energyKcal: 543 },
    ingredients: undefined,
    allergens: undefined,
    about: '<p>Picked by hand</p>',
  });
});

test('in a chain of minis, only the first ten minis inherit a value of the first flavour', () => {
  const line = Array.from({ length: 12 }, (_, index) => aFlavour({ ID: index, MINI_ID: index + 1 }));
  const { flavour } = parsedFlavours([aFlavour({ ...line[0], INGREDIENTS: 'Cocoa' }), ...line.slice(1)]);

  expect([flavour('10')?.ingredients, flavour('11')?.ingredients]).toEqual(['<p>Cocoa</p>', undefined]);
});

test('the prefix MINI is added even if the middle of the name contains MINI', () => {
  const { flavour } = parsedFlavours([
    aFlavour({ ID: '1', MINI_ID: '2' }),
    aFlavour({ ID: '2', NAME: 'The MINI Mint' }),
  ]);

  expect(flavour('2')?.name).toBe('MINI The MINI Mint');
});

test('a mini inherits legal name, traces, storage, cocoa and nutrition, but not the price', () => {
  const parent = aFlavour({
    MINI_ID: '7',
    LEGAL_NAME: 'Dark chocolate',
    TRACES: ['milk'],
    STORAGE: 'Keep dry.',
    COCOA: 72,
    SUGARS: 20,
    SALT: '0,02',
    PRICE: 8.9,
  });
  const { flavour, problems } = parsedFlavours([parent, { ID: '7', NAME: 'Mint', SALT: 0 }]);

  expect(problems).toEqual([]);
  expect(flavour('mint')?.price).toBe(8.9);
  expect(flavour('7')).toMatchObject({
    legalName: 'Dark chocolate',
    traces: { ids: ['milk'] },
    storage: '<p>Keep dry.</p>',
    cocoaPercent: 72,
    nutrition: { sugarsGrams: 20, saltGrams: 0 },
    price: undefined,
  });
});

test.each([
  ['a price in words', { PRICE: 'on request' }, 'price'],
  ['a price of 0', { PRICE: 0 }, 'price'],
  ['a negative salt value', { SALT: -0.1 }, 'nutrition.saltGrams'],
  ['a cocoa content above 100 %', { COCOA: 101 }, 'cocoaPercent'],
  ['more sugars than carbohydrates', { SUGARS: 50, CARBOHYDRATES: 40 }, 'nutrition.sugarsGrams'],
  ['more saturates than fat', { SATURATES: '30,1', FATS: 30 }, 'nutrition.saturatesGrams'],
])('%s is reported, and all other fields stay', (_, wrong, lost) => {
  const { flavour, problems } = parsedFlavours([aFlavour({ ...wrong, PROTEINS: 7, TRACES: 'milk' })]);
  const [field] = Object.keys(wrong);

  expect(problems).toMatchObject([{ path: `$.home.flavours[0].${field}`, action: 'left out' }]);
  expect(flavour('mint')).toMatchObject({
    name: 'Mint',
    traces: { ids: ['milk'] },
    nutrition: { proteinGrams: 7 },
  });
  expect(flavour('mint')).toHaveProperty(lost, undefined);
});

test('a mini is reported if its SUGARS exceed its CARBOHYDRATES, unless the mini inherits both values', () => {
  const { flavour, problems } = parsedFlavours([
    aFlavour({ MINI_ID: '7', CARBOHYDRATES: 40, SUGARS: 30 }),
    { ID: '7', NAME: 'Mint', SUGARS: 50, MINI_ID: '8' },
    { ID: '8', NAME: 'Mint' },
  ]);

  expect(problems.map(({ path }) => path)).toEqual(['$.home.flavours[1].SUGARS']);
  expect(flavour('8')?.nutrition).toMatchObject({ carbohydrateGrams: 40, sugarsGrams: undefined });
});

test('an allergen in both ALLERGENS and TRACES is listed only under ALLERGENS and reported once', () => {
  const { flavour, problems } = parsedFlavours([
    aFlavour({ MINI_ID: '7', ALLERGENS: 'Milk and soya', TRACES: ['Hazelnut', 'milk, almonds'] }),
    { ID: '7', NAME: 'Mint' },
  ]);

  for (const id of ['mint', '7'])
    expect(flavour(id)).toMatchObject({
      allergens: { ids: ['soya', 'milk'] },
      traces: { ids: ['almonds', 'hazelnuts'] },
    });
  expect(problems).toMatchObject([
    { path: '$.home.flavours[0].TRACES', found: '"milk"', action: 'shown only under “Contains”' },
  ]);
});

test('if ALLERGENS names a food such as biscuits, the problem asks for each allergen of this food', () => {
  const { flavour, problems } = parsedFlavours([aFlavour({ ALLERGENS: 'milk, biscuits' })]);

  expect(problems).toMatchObject([
    {
      path: '$.home.flavours[0].ALLERGENS',
      expected: 'each allergen of this food, because foods of this kind can contain several',
      found: '"biscuits"',
    },
  ]);
  expect(flavour('mint')?.evidence).toMatchObject({ contains: ['gluten', 'milk'], isComplete: false });
});

test('if ALLERGENS misspells milk as “mlik”, milk in INGREDIENTS causes no second problem', () => {
  const { flavour, problems } = parsedFlavours([
    aFlavour({ ALLERGENS: 'mlik', INGREDIENTS: 'Cocoa mass, milk, hazelnuts' }),
  ]);

  expect(problems.map(({ path, expected, found }) => [path, expected, found])).toEqual([
    [
      '$.home.flavours[0].ALLERGENS',
      'allergens of Regulation 1169/2011, annex II; did you mean "milk"?',
      '"mlik"',
    ],
    ['$.home.flavours[0].INGREDIENTS', 'only allergens that are also in ALLERGENS', '"hazelnuts"'],
  ]);
  expect(flavour('mint')).toMatchObject({
    allergens: { ids: [], unknown: ['mlik'] },
    evidence: { contains: ['milk', 'hazelnuts'], isComplete: false },
  });
});

test.each([
  ['SUBNAME', 'Dark 70%, hazelnut', 'hazelnut', 'hazelnuts'],
  ['PREVIEW_UNDER', 'With <b>roasted almonds</b>', 'almonds', 'almonds'],
] as const)(
  'an allergen that only %s mentions is reported, and the finder answers “unknown” for it: %s',
  (field, text, found, id) => {
    const { flavour, problems } = parsedFlavours([
      aFlavour({ ALLERGENS: 'milk', TRACES: 'sesame', [field]: text }),
    ]);

    expect(flavour('mint')?.evidence).toMatchObject({
      contains: ['milk'],
      mentioned: [id],
      isComplete: true,
    });
    expect(answerFor(flavour('mint')!.evidence, id)).toBe('unknown');
    expect(problems).toEqual([
      {
        path: `$.home.flavours[0].${field}`,
        expected: 'only allergens that are also in ALLERGENS',
        found: JSON.stringify(found),
        action: 'buyers read “Not known” for this allergen; add it to ALLERGENS, or reword this field',
      },
    ]);
  },
);

test.each([
  ['INGREDIENTS', 'cacao, bl\ufffd'],
  ['INGREDIENTS', 'cacao, blÃ©'],
  ['INGREDIENTS', 'bl&amp;eacute;'],
  ['LEGAL_NAME', 'selÂ\u00a0entier'],
  ['NAME', '\u009cuf'],
  ['INGREDIENTS', 'sel, bl? tendre'],
  ['INGREDIENTS', 'bl?, sel'],
  ['INGREDIENTS', 's?same'],
  ['INGREDIENTS', 'bl\\u00e9'],
  ['LEGAL_NAME', 'Chocolat\\nbl\u00e9'],
  ['INGREDIENTS', 'wh\u0435at'],
  ['NAME', 'W\u041dEAT'],
  ['NAME', 'W H E A T'],
  ['NAME', 'W&nbsp; H&nbsp; E&nbsp; A&nbsp; T'],
  ['INGREDIENTS', 'beet- and cane sugar'],
  ['INGREDIENTS', 'noix de coco et du Brésil'],
  ['INGREDIENTS', 'noix de coco, du Brésil'],
  ['INGREDIENTS', 'noix de coco / Grenoble'],
  ['INGREDIENTS', 'preservatives (202, 220)'],
  ['INGREDIENTS', 'E202, 223'],
  ['INGREDIENTS', 's0ya, miIk'],
  ['INGREDIENTS', 'E G G'],
  ['NAME', 'Hazelnutty'],
  ['INGREDIENTS', 'Zucker, Weizenmehl'],
  ['LEGAL_NAME', 'шоколад'],
])(
  'if %s has unreadable words, the finder answers “unknown”, and a problem is reported: %j',
  (field, text) => {
    const { flavour, problems } = parsedFlavours([
      aFlavour({ ALLERGENS: 'none', MINI_ID: '7', [field]: text }),
      { ID: '7' },
    ]);

    expect(answerFor(flavour('mint')!.evidence, 'wheat')).toBe('unknown');
    expect(answerFor(flavour('7')!.evidence, 'wheat')).toBe('unknown');
    expect(problems).toMatchObject([
      {
        path: `$.home.flavours[0].${field}`,
        expected: 'text without damaged, misspelt, joined or foreign words',
      },
    ]);
  },
);

test.each([
  'sugar. May contain traces of other allergens.',
  'sucre. Peut contenir des traces d’allergènes.',
  'Made in a kitchen that handles all 14 allergens',
  'Fabriqué dans un atelier utilisant tous les allergènes',
  'sugar (from cane, etc.)',
  'Traces de lait et autres',
  'May contain allergens.',
  'Peut contenir des traces éventuelles d’allergènes',
  'May contain all  major aller\u00adgens',
])(
  'if a text hints at unnamed allergens, the finder answers “unknown”, and a problem is reported: %s',
  (text) => {
    for (const field of ['INGREDIENTS', 'LEGAL_NAME']) {
      const { flavour, problems } = parsedFlavours([aFlavour({ ALLERGENS: 'milk', [field]: text })]);

      expect(answerFor(flavour('mint')!.evidence, 'wheat')).toBe('unknown');
      expect(problems).toMatchObject([
        { path: `$.home.flavours[0].${field}`, expected: 'the name of each allergen' },
      ]);
    }
  },
);

test.each([
  'Sugar. For allergens, see ingredients in bold.',
  'no other allergens',
  'Sans traces d’allergènes',
  'all allergens are in bold',
  'Tous les allergènes sont en gras',
  'Liste des allergènes en gras',
  'Does not contain other allergens',
  'fleurs de sel, dattes farcies, cornflour',
])(
  'if a text only seems to hint at unnamed allergens, the finder does not answer “unknown”: %s',
  (INGREDIENTS) => {
    const { flavour } = parsedFlavours([aFlavour({ ALLERGENS: 'none', INGREDIENTS })]);

    expect(flavour('mint')?.evidence.isComplete).toBe(true);
  },
);

test('a NAME in another language or script is not reported, and the finder answers “yes” if wheat is avoided', () => {
  for (const NAME of ['Burro', '抹茶']) {
    const { flavour, problems } = parsedFlavours([aFlavour({ ALLERGENS: 'none', NAME })]);

    expect(answerFor(flavour('mint')!.evidence, 'wheat')).toBe('yes');
    expect(problems).toEqual([]);
  }
});

test.each([
  'GÂ\u00adTEAU DE RIZ & LAIT',
  'p<b>â</b>te de fruits',
  'PÂTE (Ångström) ; « lait » — 70 %…',
  'Why not? Try it. Et pourquoi pas ? Hungry?',
  'vitamins A, C, D, E; 5 \u03bcg',
  'beet-sugar - and vanilla',
  'emulsifier: mono- and diglycerides of fatty acids (E471), vitamin B12',
  'noix de coco, café du Brésil',
  'noix de coco. Cacao de Madagascar et du Brésil',
])(
  'accented letters, punctuation, single letters and units do not make the finder answer “unknown”: %j',
  (INGREDIENTS) => {
    const { flavour } = parsedFlavours([aFlavour({ ALLERGENS: 'none', INGREDIENTS })]);

    expect(flavour('mint')?.evidence.isComplete).toBe(true);
  },
);

test.each([
  ['Brazil and pecan nuts', 'brazil-nuts'],
  ['pea & hazel nuts', 'peanuts'],
] as const)(
  'if “nuts” stands only after the second of two nuts, the finder answers “unknown” for the first nut: %s',
  (INGREDIENTS, nut) => {
    const { flavour } = parsedFlavours([aFlavour({ ALLERGENS: 'none', INGREDIENTS })]);

    expect(answerFor(flavour('mint')!.evidence, nut)).toBe('unknown');
  },
);

test.each([
  'White & dark chocolate',
  'White Belgian couvertures',
  'white Belgian chocolate chips',
  'white/dark chocolate',
  'chocolate (dark, white)',
  'white buttons',
  'white fairtrade chocolate',
  'white compound',
  'white drizzle',
  'White (35%)',
  'Mini white 35%',
  'Chocolats noir et blanc d’origine Pérou',
  'Blanc vanille',
  'Ivoire 35 %',
  'Ruby',
  'Tablette blanche',
  'chocolat pâtissier blanc',
  'coque ivoire',
  'choco blanc',
  'Chocolat noir et blanc',
  'chocolats (noir 70 %, blanc 35 %)',
  'chocolat belge blanc',
  'couverture noire et ivoire',
])('if a text can mean white chocolate, the finder answers “unknown” for milk: %s', (text) => {
  for (const field of ['INGREDIENTS', 'LEGAL_NAME', 'NAME']) {
    const { flavour } = parsedFlavours([aFlavour({ ALLERGENS: 'soya', [field]: text })]);

    expect(answerFor(flavour('mint')!.evidence, 'milk')).toBe('unknown');
    expect(answerFor(flavour('mint')!.evidence, 'eggs')).toBe('yes');
  }
});

test.each([
  'dark chocolate, white sugar',
  'chocolat noir, sésame blanc',
  'chocolat noir, vin blanc',
  'white peach',
  'ruby port',
  'riz blanc',
])('other white ingredients do not count as white chocolate: %s', (INGREDIENTS) => {
  const { flavour } = parsedFlavours([aFlavour({ ALLERGENS: 'soya, sesame', INGREDIENTS })]);

  expect(answerFor(flavour('mint')!.evidence, 'milk')).toBe('yes');
});

test.each(['Milk 40%, Piedmont', 'With a trace of sesame'])(
  'if SUBNAME mentions an allergen of ALLERGENS or TRACES, no problem is reported: %s',
  (SUBNAME) => {
    const { flavour, problems } = parsedFlavours([
      aFlavour({ ALLERGENS: 'milk', TRACES: 'sesame', SUBNAME }),
    ]);

    expect(flavour('mint')?.evidence.mentioned).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('if ALLERGENS is missing, a single problem lists all allergens of the ingredients', () => {
  const { flavour, problems } = parsedFlavours([
    aFlavour({ NAME: 'Hazelnut', INGREDIENTS: 'Milk, hazelnuts, milk fat' }),
  ]);

  expect(problems).toEqual([
    {
      path: '$.home.flavours[0].ALLERGENS',
      expected: 'ALLERGENS, because the ingredients or names contain milk, hazelnuts',
      found: 'nothing',
      action: 'buyers read “Contains” for these allergens, and “Not known” for every other allergen',
    },
  ]);
  expect(flavour('mint')?.evidence).toEqual({
    contains: ['milk', 'hazelnuts'],
    traces: [],
    mentioned: [],
    isComplete: false,
  });
});

test('if ALLERGENS is missing, a mini is reported only if its NAME has an allergen that INGREDIENTS lacks', () => {
  const missing = (own: Wire) =>
    parsedFlavours([
      aFlavour({ MINI_ID: '7', INGREDIENTS: 'Hazelnuts' }),
      { ID: '7', NAME: 'Hazelnut', ...own },
    ]).problems.map(({ path, expected }) => [path, expected]);
  const atFullSize = [
    '$.home.flavours[0].ALLERGENS',
    'ALLERGENS, because the ingredients or names contain hazelnuts',
  ];

  expect(missing({})).toEqual([atFullSize]);
  expect(missing({ NAME: 'Almond' })).toEqual([
    atFullSize,
    ['$.home.flavours[1].ALLERGENS', 'ALLERGENS, because the ingredients or names contain almond'],
  ]);
});

test.each([
  ['milk <hazelnuts>', ['milk', 'hazelnuts']],
  ['milk <Hazelnuts', ['milk', 'hazelnuts']],
  ['<p>milk</p><p><b>hazelnuts</b></p>', ['milk', 'hazelnuts']],
  ['<span class="x">milk</span>', ['milk']],
  ['<cite>milk</cite>', ['milk']],
])('in ALLERGENS, an allergen after “<” is found, and HTML tags are ignored: %s', (ALLERGENS, contains) => {
  const { flavour, problems } = parsedFlavours([aFlavour({ ID: '7', ALLERGENS })]);

  expect(flavour('7')?.evidence).toMatchObject({ contains, isComplete: true });
  expect(problems).toEqual([]);
});

test.each(['INGREDIENTS', 'LEGAL_NAME', 'NAME'])(
  'in %s, allergens are found in “<hazelnuts>” and after an unclosed “<”, but not in HTML tags or comments',
  (field) => {
    const allergensIn = (value: string) =>
      parsedFlavours([aFlavour({ ID: '7', ALLERGENS: 'none', [field]: value })]).flavour('7')?.evidence
        .contains;

    expect(allergensIn('cocoa <hazelnuts>')).toEqual(['hazelnuts']);
    expect(allergensIn('cocoa <a 2 %, hazelnuts')).toEqual(['hazelnuts']);
    expect(allergensIn('cocoa </ hazelnuts')).toEqual(['hazelnuts']);
    expect(allergensIn('cocoa <! hazelnuts')).toEqual(['hazelnuts']);
    expect(allergensIn('<![CDATA[cocoa, hazelnuts]]>')).toEqual(['hazelnuts']);
    expect(allergensIn('cocoa <option>hazelnuts</option>')).toEqual(['hazelnuts']);
    expect(
      allergensIn(
        'cocoa <center title="milk">mass</center><o:p></o:p><egg:p /><!-- <b>egg</b> --><![endif]>',
      ),
    ).toEqual([]);
  },
);

test('a word of INGREDIENTS that is written like a tag, such as “<hazelnuts>”, is shown as text', () => {
  const { flavour } = parsedFlavours([aFlavour({ ID: '7', INGREDIENTS: 'cocoa <hazelnuts>' })]);

  expect(flavour('7')?.ingredients).toBe('<p>cocoa &lt;<mark>hazelnuts</mark>&gt;</p>');
});

test('an unknown allergen is reported for the parent, but not for a mini that inherits it', () => {
  const { problems } = parsedFlavours([
    aFlavour({ MINI_ID: '7', ALLERGENS: 'zorb', TRACES: 'quix' }),
    { ID: '7', NAME: 'Mint' },
  ]);

  expect(problems.map(({ path, found }) => [path, found])).toEqual([
    ['$.home.flavours[0].ALLERGENS', '"zorb"'],
    ['$.home.flavours[0].TRACES', '"quix"'],
  ]);
});

test('white chocolate in INGREDIENTS is reported for the parent, but not for a mini that inherits the field', () => {
  const { problems } = parsedFlavours([
    aFlavour({ MINI_ID: '7', ALLERGENS: 'soya', INGREDIENTS: 'Cocoa, white & dark chocolate' }),
    { ID: '7', NAME: 'Mint' },
  ]);

  expect(problems.map(({ path }) => path)).toEqual(['$.home.flavours[0].INGREDIENTS']);
});

test('a mini is reported if its ALLERGENS or TRACES contradicts an inherited field', () => {
  const mini = (own: Wire) =>
    parsedFlavours([
      aFlavour({ MINI_ID: '7', ALLERGENS: 'hazelnuts, milk', INGREDIENTS: 'Milk, hazelnuts' }),
      { ID: '7', NAME: 'Mint', ...own },
    ]).problems.map(({ path, found }) => [path, found]);

  expect(mini({})).toEqual([]);
  expect(mini({ ALLERGENS: 'milk' })).toEqual([['$.home.flavours[1].INGREDIENTS', '"hazelnuts"']]);
  expect(mini({ TRACES: 'milk' })).toEqual([['$.home.flavours[1].TRACES', '"milk"']]);
});

test('a tag inside a word leaves no invisible character in the texts that the page shows', () => {
  const { flavour } = parsedFlavours([
    aFlavour({
      NAME: '<span>N</span>oisette',
      LEGAL_NAME: 'Chocolat au <span>l</span>ait',
      PREVIEW_UNDER: 'nou<b>veau</b>',
      INGREDIENTS: '<b>m</b>ilk, sugar',
      ALLERGENS: 'zorb<b>le</b>',
    }),
  ]);

  expect(flavour('mint')).toMatchObject({
    name: 'Noisette',
    legalName: 'Chocolat au lait',
    note: 'nou<b>veau</b>',
    ingredients: '<p><b>m</b>ilk, sugar</p>',
    allergens: { unknown: ['zorble'] },
  });
});
