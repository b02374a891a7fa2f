import { outlineOf } from '@/lib/content/outline';
import { unknownFieldHints } from '@/lib/editing/checks/unknown-fields';
import { aDocument, aFlavour, type Wire } from '@/tests/content';

const hintsOf = (document: unknown) =>
  unknownFieldHints(document, outlineOf(document)).map(({ path, text }) => [path, text]);
const hintFor = (path: string, name: string, meant: string) => [
  path,
  `“${name}” is not a known name; did you mean “${meant}”?`,
];
const inFlavour = (fields: Wire) => hintsOf(aDocument({ home: { flavours: [aFlavour(fields)] } }));

test('a document that is empty or has the wrong structure causes no hints', () => {
  for (const document of [null, [], 'home', {}, { home: [] }, { home: { texts: 'none' } }])
    expect(hintsOf(document)).toEqual([]);
});

test.each([
  ['at the top level', { hom: {} }, hintFor('hom', 'hom', 'home')],
  ['in the settings', { common: { sitename: 'Q' } }, hintFor('common.sitename', 'sitename', 'siteName')],
  ['in the home page', { home: { flavors: [] } }, hintFor('home.flavors', 'flavors', 'flavours')],
  ['among the texts', { home: { texts: { intros: {} } } }, hintFor('home.texts.intros', 'intros', 'intro')],
  [
    'in an entry of a list',
    { home: { categories: [{ CODE: 'dark', NAMES: 'Dark' }] } },
    hintFor('home.categories[0].NAMES', 'NAMES', 'NAME'),
  ],
  [
    'that is not an identifier',
    { home: { texts: { 'store phone': {} } } },
    hintFor('home.texts["store phone"]', 'store phone', 'stores-phone'),
  ],
])('a misspelt name %s causes a hint with the correct name', (_, document, hint) => {
  expect(hintsOf(document)).toEqual([hint]);
});

test.each(['stores-special', 'contacts-social', 'contacts-legal'])(
  'if the text %s has NAME instead of TEXT_1, a hint suggests TEXT_1',
  (key) => {
    const hintsFor = (text: Wire) => hintsOf({ home: { texts: { [key]: text } } });

    expect(hintsFor({ NAME: 'words' })).toEqual([hintFor(`home.texts.${key}.NAME`, 'NAME', 'TEXT_1')]);
    expect(hintsFor({ NAME: 'words', TEXT_1: 'other words' })).toEqual([]);
  },
);

test.each([
  ['SALTS', 'SALT'],
  ['SLAT', 'SALT'],
  ['PIRCE', 'PRICE'],
  ['SLTS', undefined],
  ['SALXX', undefined],
  ['TRACXX', 'TRACES'],
  ['INGREDIENTZZ', 'INGREDIENTS'],
  ['INGREDIENTZZZ', undefined],
])('a hint corrects at most one typing error in a short name and two in a long name: %s', (name, meant) => {
  expect(inFlavour({ [name]: 'x' })).toEqual(
    meant === undefined ? [] : [hintFor(`home.flavours[0].${name}`, name, meant)],
  );
});

test('names that differ only in a digit cause no hint', () => {
  expect(hintsOf({ home: { texts: { intro: { TEXT_2: 'x' } } } })).toEqual([]);
});

test('a misspelt field causes no hint if the flavour also has the correct field', () => {
  expect(inFlavour({ SALT: '1', SALTS: '2' })).toEqual([]);
});
