import fc from 'fast-check';

import { schema } from '@/lib/content/document/schema';
import { parseDocument, type Parsed } from '@/lib/content/parse';
import { aCategory, aCollection, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const parsed = (document: unknown): Parsed => parseDocument(document, OWN_MEDIA);

const anyJson = fc.jsonValue({ maxDepth: 4 });
const NAMES = [
  'common',
  'home',
  'texts',
  'intro',
  'flavours',
  'collections',
  'categories',
  'products',
  'videos',
  'ID',
  'CODE',
  'NAME',
  'MINI_ID',
  'SECTION_ID',
  'UF_COLS_JSON',
  'PICTURE',
  'SRC',
  'productSections',
  '0',
  '1',
  '__proto__',
  'productItemStyle',
  'width',
];

/** Random JSON with names of real fields, so that the parser also reads the nested values. */
const nearlyDocument = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom<unknown>('', '1', 1, 0, null, true, false, '{', '[]', '/a.jpg', '12,50', '<b>x</b>'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 6 }),
  ),
})).value;

function hasWholeProblems({ problems }: Parsed): boolean {
  return problems.every((problem) =>
    [problem.path, problem.expected, problem.found, problem.action].every(
      (words) => typeof words === 'string' && words.trim() !== '',
    ),
  );
}

test('any JSON can be parsed, and no property of a reported problem is empty', () => {
  fc.assert(
    fc.property(anyJson, (document) => hasWholeProblems(parsed(document))),
    { numRuns: 200 },
  );
});

test('any JSON with the names of real fields can be parsed, and no property of a reported problem is empty', () => {
  fc.assert(
    fc.property(nearlyDocument, nearlyDocument, (common, home) => hasWholeProblems(parsed({ common, home }))),
    { numRuns: 400 },
  );
});

test('any JSON can be parsed as the value of `home`', () => {
  fc.assert(
    fc.property(anyJson, (home) => hasWholeProblems(parsed({ home }))),
    { numRuns: 200 },
  );
});

const namesOf = ({ shape }: { shape: object }) => Object.keys(shape);
const FIELDS = schema(OWN_MEDIA);
const FLAVOUR_FIELDS = namesOf(FIELDS.flavour);
const COLLECTION_FIELDS = namesOf(FIELDS.collection);
const TEXT_FIELDS = namesOf(FIELDS.text);

test('the fields under test include SECTION_ID, UF_COLS_JSON and TEXT_1', () => {
  expect(FLAVOUR_FIELDS).toContain('SECTION_ID');
  expect(COLLECTION_FIELDS).toContain('UF_COLS_JSON');
  expect(TEXT_FIELDS).toContain('TEXT_1');
});

/** Returns a document in which a test can change the flavour `broken`, the collection `hit` and the text `story`. */
function aWholeDocument({ flavour = {}, collection = {}, story = { NAME: 'Beans' } as unknown } = {}) {
  return aDocument({
    common: { productSections: [{ ID: '21', CODE: 'dark' }], allergenPattern: 'milk' },
    home: {
      texts: {
        intro: { NAME: 'Quatorze' },
        story,
        founder: { NAME: 'Ada' },
        'stores-city': { NAME: 'Paris' },
      },
      categories: [aCategory()],
      collections: [
        aCollection({ ID: 'first', UF_WITH_ANCHOR: '1' }),
        aCollection({ ID: 'hit', UF_PRODUCT_SECTION_ID: '21', ...collection }),
        aCollection({ ID: 'last', UF_COLS_JSON: '{"0":{"lg":6}}' }),
      ],
      flavours: [
        aFlavour({ ID: 'rose', SECTION_ID: ['first', 'last'], MINI_ID: 'rose-mini', INGREDIENTS: 'milk' }),
        aFlavour({ ID: 'broken', SECTION_ID: ['hit'], ...flavour }),
        aFlavour({ ID: 'salt', SECTION_ID: ['first', 'last'] }),
        { ID: 'rose-mini', NAME: 'Rose' },
      ],
    },
  });
}

function unchangedParts({ content: { site, home, shop } }: Parsed): unknown {
  return {
    site,
    home: { ...home, collections: undefined, story: undefined },
    collections: home.collections?.items
      .filter(({ id }) => id === 'first' || id === 'last')
      .map((collection) => ({
        ...collection,
        tiles: collection.tiles.filter(({ flavour }) => flavour.id === 'rose' || flavour.id === 'salt'),
      })),
    flavours: shop.flavours.filter(({ id }) => ['rose', 'salt', 'rose-mini'].includes(id)),
    shop: [shop.sections, shop.categories],
  };
}

const UNCHANGED = unchangedParts(parsed(aWholeDocument()));

test('a random value in a field of a flavour does not change other entities', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FLAVOUR_FIELDS), anyJson, (field, value) => {
      const flavour: Wire = { [field]: value };

      expect(unchangedParts(parsed(aWholeDocument({ flavour })))).toEqual(UNCHANGED);
    }),
    { numRuns: 300 },
  );
});

test('a flavour keeps its ID, name and energy if any of its other fields has a random value', () => {
  const fields = FLAVOUR_FIELDS.filter((field) => field !== 'ID' && field !== 'NAME' && field !== 'KCAL');
  const parsedFlavour = (flavour: Wire) =>
    parsed(aWholeDocument({ flavour: { KCAL: 543, ...flavour } })).content.shop.flavours[1];

  fc.assert(
    fc.property(fc.constantFrom(...fields), anyJson, (field, value) => {
      expect(parsedFlavour({ [field]: value })).toMatchObject({
        id: 'broken',
        name: 'Mint',
        nutrition: { energyKcal: 543 },
      });
    }),
    { numRuns: 300 },
  );
});

test('a random value in a field of a collection does not change other entities', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COLLECTION_FIELDS), anyJson, (field, value) => {
      const collection: Wire = { [field]: value };

      expect(unchangedParts(parsed(aWholeDocument({ collection })))).toEqual(UNCHANGED);
    }),
    { numRuns: 300 },
  );
});

test('a random value in place of the text `story` does not change other content', () => {
  fc.assert(
    fc.property(anyJson, (story) => {
      expect(unchangedParts(parsed(aWholeDocument({ story })))).toEqual(UNCHANGED);
    }),
    { numRuns: 200 },
  );
});

test('a random value in a field of the text `story` does not change other content', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TEXT_FIELDS), anyJson, (field, value) => {
      expect(unchangedParts(parsed(aWholeDocument({ story: { [field]: value } })))).toEqual(UNCHANGED);
    }),
    { numRuns: 200 },
  );
});

test('if a story contains random unsafe markup, only the tags `<p>`, `<br>` and `<a>` remain', () => {
  const tricks = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    'script',
    'img src=x onerror=alert(1)',
    'a href=',
    'javascript:',
    '/',
    ' ',
    '&lt;',
    '\n',
    'svg onload=',
  );

  fc.assert(
    fc.property(fc.array(tricks, { maxLength: 12 }), (parts) => {
      const story = { TEXT_1: parts.join('') };
      const text = parsed(aWholeDocument({ story })).content.home.story?.text ?? '';
      const tags = text.match(/<[^>]*>/g) ?? [];

      expect(
        tags.filter((tag) => !/^<\/?(?:p|br|a)(?: href="[^"]*")?(?: rel="noopener")?(?: \/)?>$/.test(tag)),
      ).toEqual([]);
      expect(tags.filter((tag) => /javascript/i.test(tag) && /href="\s*javascript/i.test(tag))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
