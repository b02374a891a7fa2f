import live from '@/content/live.json';
import { parseDocument } from '@/lib/content/parse';
import { SECTIONS } from '@/lib/model/sections';
import { aCategory, aCollection, aDocument, aFlavour, aProduct, OWN_MEDIA } from '@/tests/content';

const parsed = (document: unknown) => parseDocument(document, OWN_MEDIA);
const problemsOf = (document: unknown) => parsed(document).problems;

test('the document `live.json` fills every section', () => {
  expect(Object.values(parsed(live).content.home).filter(Boolean)).toHaveLength(SECTIONS.length);
});

test('the smallest test document has no problems', () => {
  expect(problemsOf(aDocument())).toEqual([]);
});

test('a document with an intro and a flavour is accepted', () => {
  expect(parsed(aDocument()).fault).toBeUndefined();
});

test('the common settings define the name, language and currency of the site, and whether visitors can buy', () => {
  const { site } = parsed(aDocument({ common: { locale: 'fr', currency: 'CHF', saleEnabled: '1' } })).content;

  expect(site).toMatchObject({ name: 'Quatorze', locale: 'fr', currency: 'CHF', saleEnabled: true });
});

test('nothing can be bought if saleEnabled is missing', () => {
  expect(parsed(aDocument({ common: { saleEnabled: undefined } })).content.site.saleEnabled).toBe(false);
});

test('nothing can be bought if saleEnabled is "N"', () => {
  expect(parsed(aDocument({ common: { saleEnabled: 'N' } })).content.site.saleEnabled).toBe(false);
});

test('a currency can be written in lower case', () => {
  expect(parsed(aDocument({ common: { currency: 'chf' } })).content.site.currency).toBe('CHF');
});

test('an invalid allergen pattern is reported, and the site is shown', () => {
  expect(parsed(aDocument({ common: { allergenPattern: '(?<=a)b' } }))).toMatchObject({
    content: { site: { name: 'Quatorze' } },
    problems: [
      {
        path: '$.common.allergenPattern',
        expected: 'a regular expression in RE2 syntax',
        found: '"(?<=a)b"',
        action: 'only the words of the fourteen allergens are marked in the ingredients',
      },
    ],
  });
});

test('if the common settings are a string instead of an object, a problem is reported, and the page is shown', () => {
  expect(parsed({ ...aDocument(), common: 'none' })).toMatchObject({
    content: { site: { locale: 'en' }, home: { intro: { title: 'Quatorze' } } },
    problems: [
      { path: '$.common', expected: 'an object', found: '"none"', action: 'the default values are used' },
    ],
    fault: undefined,
  });
});

test.each([null, [], '', false])('if the common settings are %j, they count as missing', (common) => {
  expect(parsed({ ...aDocument(), common }).problems).toEqual(parsed({ home: aDocument().home }).problems);
});

test('a flavour without an ID is reported, and the other flavours stay', () => {
  const { content, problems } = parsed(
    aDocument({ home: { flavours: [aFlavour({ ID: undefined }), aFlavour({ ID: 'rum' })] } }),
  );

  expect(content.shop.flavours.map(({ id }) => id)).toEqual(['rum']);
  expect(problems).toEqual([
    {
      path: '$.home.flavours[0].ID',
      expected: 'an entry with ID',
      found: 'nothing',
      action: 'the whole entry left out',
    },
  ]);
});

test('if a flavour has an invalid ID, the flavour is reported once, and the other flavours are kept', () => {
  const { content, problems } = parsed(
    aDocument({ home: { flavours: [aFlavour({ ID: { value: 1 } }), aFlavour({ ID: 'rum' })] } }),
  );

  expect(content.shop.flavours.map(({ id }) => id)).toEqual(['rum']);
  expect(problems).toMatchObject([{ path: '$.home.flavours[0].ID', action: 'the whole entry left out' }]);
});

test('if two flavours have the same ID, the first flavour is kept', () => {
  const { content, problems } = parsed(
    aDocument({ home: { flavours: [aFlavour(), aFlavour({ NAME: 'Second' })] } }),
  );

  expect(content.shop.flavours.map(({ name }) => name)).toEqual(['Mint']);
  expect(problems).toMatchObject([{ path: '$.home.flavours[1].ID', found: '"mint"' }]);
});

test('if a field of a flavour is invalid, only this field is omitted', () => {
  const { content, problems } = parsed(
    aDocument({ home: { flavours: [aFlavour({ FATS: 'many', KCAL: 543 })] } }),
  );

  expect(content.shop.flavours[0]).toMatchObject({
    name: 'Mint',
    nutrition: { fatGrams: undefined, energyKcal: 543 },
  });
  expect(problems).toEqual([
    {
      path: '$.home.flavours[0].FATS',
      expected: 'a number of 0 or more, or text such as "12,50"',
      found: '"many"',
      action: 'left out',
    },
  ]);
});

test('if a picture of a flavour is unsafe, only this picture is omitted', () => {
  const { content, problems } = parsed(
    aDocument({ home: { flavours: [aFlavour({ PREVIEW_PICTURE: 'javascript:alert(1)' })] } }),
  );

  expect(content.shop.flavours[0]).toMatchObject({ name: 'Mint', picture: undefined });
  expect(problems).toMatchObject([
    { path: '$.home.flavours[0].PREVIEW_PICTURE', found: '"javascript:alert(1)"' },
  ]);
});

test('a style that is not allowed is reported, and the other styles stay', () => {
  const columns = { 0: { productItemStyle: { position: 'fixed', top: '10px' } } };
  const { content, problems } = parsed(
    aDocument({ home: { collections: [aCollection({ UF_COLS_JSON: columns })] } }),
  );

  expect(content.home.collections?.items[0]?.tiles[0]?.layout.itemStyle).toEqual({ top: '10px' });
  expect(problems).toMatchObject([
    { path: '$.home.collections[0].UF_COLS_JSON[0].productItemStyle.position', found: '"fixed"' },
  ]);
});

test('a product without a CODE is reported and is omitted', () => {
  const { content, problems } = parsed(aDocument({ home: { products: [aProduct({ CODE: null })] } }));

  expect(content.shop.products).toEqual([]);
  expect(problems).toMatchObject([{ path: '$.home.products[0].CODE', action: 'the whole entry left out' }]);
});

test('a product section without a CODE is reported and is omitted', () => {
  const { content, problems } = parsed(aDocument({ common: { productSections: [{ ID: '21' }] } }));

  expect(content.shop.sections).toEqual([]);
  expect(problems).toMatchObject([{ path: '$.common.productSections[0].CODE' }]);
});

test('a category without a CODE is reported, and the other categories stay', () => {
  const { content, problems } = parsed(
    aDocument({ home: { categories: [aCategory({ CODE: '' }), aCategory({ CODE: 'milk' })] } }),
  );

  expect(content.home.categories?.items.map(({ code }) => code)).toEqual(['milk']);
  expect(problems).toMatchObject([{ path: '$.home.categories[0].CODE' }]);
});

test('if the collections are a string instead of a list, a problem is reported, and the intro is shown', () => {
  const { content, problems } = parsed(aDocument({ home: { collections: 'none', flavours: [] } }));

  expect(content.home.intro?.title).toBe('Quatorze');
  expect(problems).toMatchObject([{ path: '$.home.collections', expected: 'a list', found: '"none"' }]);
});

test('flavours can be a map with numeric keys', () => {
  const { content, problems } = parsed(
    aDocument({ home: { flavours: { 3: aFlavour({ ID: 'rum' }), 0: aFlavour() } } }),
  );

  expect(content.home.collections?.items[0]?.tiles.map(({ flavour }) => flavour.id)).toEqual(['mint', 'rum']);
  expect(problems).toEqual([]);
});

test('if a field contains null, an empty text, an empty list or false, no problem is reported', () => {
  const flavours = [
    aFlavour({ SUBNAME: null, DETAIL_TEXT: '', ALLERGENS: [], PHOTO_IMAGE: false, FATS: '', MINI_ID: false }),
  ];

  expect(problemsOf(aDocument({ home: { flavours } }))).toEqual([]);
});

test('unknown fields are ignored', () => {
  const document = aDocument({
    common: { theme: 'dark' },
    home: { banner: [1], flavours: [aFlavour({ SORT: 500, TAGS: ['a'] })] },
  });

  expect(problemsOf(document)).toEqual([]);
});

test('a document without `home` is refused', () => {
  expect(parsed({ common: {} })).toMatchObject({
    fault: 'the document has no "home"',
    problems: [{ path: '$.home', expected: 'an object with the field "home"', found: 'nothing' }],
  });
});

test('a document is refused if its `home` is a list', () => {
  expect(parsed({ home: [] })).toMatchObject({
    fault: 'the document has no "home"',
    problems: [{ path: '$.home' }],
  });
});

test.each([[null], [42], ['text'], [true], [[]]])('the document %j is refused', (document) => {
  expect(parsed(document)).toMatchObject({
    fault: 'the document has no "home"',
    problems: [{ path: '$', found: JSON.stringify(document), action: 'nothing is shown' }],
  });
});

test('a document with neither texts nor flavours is refused', () => {
  expect(parsed({ home: { categories: [aCategory()] } }).fault).toBe(
    'the document has neither texts nor flavours',
  );
});

test('a document that contains only texts is accepted', () => {
  expect(parsed({ home: { texts: { intro: { NAME: 'Quatorze' } } } }).fault).toBeUndefined();
});

test('a document that contains only flavours is accepted', () => {
  expect(parsed({ home: { collections: [aCollection()], flavours: [aFlavour()] } }).fault).toBeUndefined();
});

test('a document in which every flavour is broken is refused', () => {
  expect(parsed({ home: { flavours: [aFlavour({ ID: null })] } }).fault).toBe(
    'the document has neither texts nor flavours',
  );
});

test('the inventory lists the shown entries and the flavours without a collection, and counts the broken entries', () => {
  const document = aDocument({
    home: {
      texts: { intro: { NAME: 'Quatorze' }, story: 'broken' },
      categories: [aCategory(), { NAME: 'no code' }],
      collections: [aCollection(), { NAME: 'no ID' }],
      flavours: [aFlavour(), aFlavour(), aFlavour({ ID: 'stray', SECTION_ID: ['gone'] })],
    },
  });

  expect(parsed(document).inventory).toEqual({
    shown: { texts: ['intro'], categories: ['dark'], collections: ['tablets'], flavours: ['mint'] },
    broken: { texts: 1, categories: 1, collections: 1, flavours: 1 },
    unplaced: ['stray'],
  });
});
