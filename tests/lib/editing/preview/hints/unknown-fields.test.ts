import { outlineOf } from '@/lib/content/outline';
import { unknownFieldHints } from '@/lib/editing/preview/hints/unknown-fields';
import { aDocument, aFlavour, type Wire } from '@/tests/content';

const hintsOf = (document: unknown) =>
  unknownFieldHints(document, outlineOf(document)).map(({ path, text }) => [path, text]);
const slip = (path: string, name: string, meant: string) => [
  path,
  `nothing reads “${name}”; did you mean “${meant}”?`,
];
const inFlavour = (fields: Wire) => hintsOf(aDocument({ home: { flavours: [aFlavour(fields)] } }));

test('whatever a document is, what it has no names for has no slips', () => {
  for (const document of [null, [], 'home', {}, { home: [] }, { home: { texts: 'none' } }])
    expect(hintsOf(document)).toEqual([]);
});

test.each([
  ['beside the parts', { hom: {} }, slip('hom', 'hom', 'home')],
  ['in the settings', { common: { sitename: 'Q' } }, slip('common.sitename', 'sitename', 'siteName')],
  ['in the home page', { home: { flavors: [] } }, slip('home.flavors', 'flavors', 'flavours')],
  ['among the texts', { home: { texts: { intros: {} } } }, slip('home.texts.intros', 'intros', 'intro')],
  [
    'in an entry of a list',
    { home: { categories: [{ CODE: 'dark', NAMES: 'Dark' }] } },
    slip('home.categories[0].NAMES', 'NAMES', 'NAME'),
  ],
  [
    'in a name that is no identifier',
    { home: { texts: { 'store phone': {} } } },
    slip('home.texts["store phone"]', 'store phone', 'stores-phone'),
  ],
])('a slip %s is told with what was meant', (_, document, hint) => {
  expect(hintsOf(document)).toEqual([hint]);
});

test.each([
  ['SALTS', 'SALT'],
  ['SLTS', undefined],
  ['SALXX', undefined],
  ['TRACXX', 'TRACES'],
  ['INGREDIENTZZ', 'INGREDIENTS'],
  ['INGREDIENTZZZ', undefined],
])('a short name may have one letter wrong and a longer one two: %s', (name, meant) => {
  expect(inFlavour({ [name]: 'x' })).toEqual(
    meant === undefined ? [] : [slip(`home.flavours[0].${name}`, name, meant)],
  );
});

test('names that differ in their digits alone are each a backend’s own', () => {
  expect(hintsOf({ home: { texts: { intro: { TEXT_2: 'x' } } } })).toEqual([]);
});

test('where the right name is there too the other one is no slip', () => {
  expect(inFlavour({ SALT: '1', SALTS: '2' })).toEqual([]);
});
