import live from '@/content/live.json';
import { parseDocument } from '@/lib/content/parse';
import { SECTIONS } from '@/lib/model/sections';
import { aCategory, aCollection, aDocument, aFlavour, aProduct, OWN_MEDIA } from '@/tests/content';

const parsed = (document: unknown) => parseDocument(document, OWN_MEDIA);
const problemsOf = (document: unknown) => parsed(document).problems;

test('the document `live.json` fills every section', () => {
  expect(Object.values(parsed(live).content.home).filter(Boolean)).toHaveLength(SECTIONS.length);
});

test('the default test document has no problems', () => {
  expect(problemsOf(aDocument())).toEqual([]);
});

test('the common settings define the name, language and currency of the site, and whether visitors can buy', () => {
  const { site } = parsed(aDocument({ common: { locale: 'fr', currency: 'CHF', saleEnabled: '1' } })).content;

  expect(site).toMatchObject({ name: 'Quatorze', locale: 'fr', currency: 'CHF', saleEnabled: true });
});

test('nothing can be bought if saleEnabled is "N"', () => {
  expect(parsed(aDocument({ common: { saleEnabled: 'N' } })).content.site.saleEnabled).toBe(false);
});

test('if `allergenPattern` is not in RE2 syntax, a problem is reported, and the document is accepted', () => {
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

test('if the common settings are a string, a problem is reported, and the page is shown', () => {
  expect(parsed({ ...aDocument(), common: 'none' })).toMatchObject({
    content: { site: { locale: 'en' }, home: { intro: { title: 'Quatorze' } } },
    problems: [
      { path: '$.common', expected: 'an object', found: '"none"', action: 'the default values are used' },
    ],
    fault: undefined,
  });
});

test.each([null, [], '', false])('common settings with the value %j count as missing', (common) => {
  expect(parsed({ ...aDocument(), common }).problems).toEqual(parsed({ home: aDocument().home }).problems);
});

test('a flavour with an invalid ID is reported once, and the other flavours are kept', () => {
  const { content, problems } = parsed(
    aDocument({ home: { flavours: [aFlavour({ ID: { value: 1 } }), aFlavour({ ID: 'rum' })] } }),
  );

  expect(content.shop.flavours.map(({ id }) => id)).toEqual(['rum']);
  expect(problems).toMatchObject([{ path: '$.home.flavours[0].ID', action: 'the whole entry left out' }]);
});

test('a product without a CODE is reported', () => {
  const { problems } = parsed(aDocument({ home: { products: [aProduct({ CODE: null })] } }));

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

test('if a document has unknown fields, no problem is reported', () => {
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

test('a document without texts is refused if every flavour is broken', () => {
  expect(parsed({ home: { flavours: [aFlavour({ ID: null })] } }).fault).toBe(
    'the document has neither texts nor flavours',
  );
});

test('the parser returns an inventory: shown entries, flavours in no collection, and the number of broken entries', () => {
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
