import { FLAVOUR } from '@/lib/content/entities/flavour-fields';
import type { Problem } from '@/lib/content/problems';
import { fieldIndex } from '@/lib/editing/preview/field-index';
import type { Language } from '@/lib/platform/locales-list';
import { aDocument, aFlavour } from '@/tests/content';

const DOCUMENT = aDocument({
  home: {
    texts: { story: { NAME: 'A story' } },
    videos: [{ VIDEO_LINK_MOBILE: '/upload/intro/mobile.mp4' }],
    flavours: [aFlavour({ ID: 104, NAME: 'Raspberry' })],
  },
});

const indexOf = (language: Language = 'en', problems: Problem[] = []) =>
  fieldIndex(JSON.stringify(DOCUMENT, null, 2), { document: 'autumn', problems, language });

test('the index contains a flavour’s title, its key, and the name that replaces its number in shown paths', () => {
  expect(indexOf().things['home.flavours[0]']).toMatchObject({
    title: 'Raspberry, 104',
    name: 'Raspberry, 104',
    key: '104',
  });
});

test.each([
  ['en', 'The whole page', 'Film 1', 'Text story'],
  ['fr', 'Toute la page', 'Film 1', 'Texte story'],
] as const)('the titles of settings, films and texts are in the language %s', (language, ...titles) => {
  const { things } = indexOf(language);

  expect(['common', 'home.videos[0]', 'home.texts.story'].map((path) => things[path]?.title)).toEqual(titles);
});

test('the index contains the name of the document and the positions of values', () => {
  const { document, things } = indexOf();
  const lines = JSON.stringify(DOCUMENT, null, 2).split('\n');
  const [line = 0, column = 0] = things['home.flavours[0]']?.positions.NAME ?? [];

  expect(document).toBe('autumn');
  expect(lines[line - 1]?.slice(column - 1)).toMatch(/^"Raspberry"/);
});

test('the index gives the position of a field whose name looks like an invalid path: `x["\\q"]`', () => {
  const name = String.raw`x["\q"]`;
  const text = JSON.stringify({ home: { flavours: [{ ID: '1', [name]: 'two' }] } });
  const { things } = fieldIndex(text, { document: 'autumn', problems: [], language: 'en' });

  expect(things['home.flavours[0]']?.positions[name]).toEqual([1, text.indexOf('"two"') + 1]);
});

test.each([
  ['home.flavours[].SUBNAME', FLAVOUR.SUBNAME.what.en],
  ['home.texts.stores-phone.NAME', 'The shop’s telephone number.'],
  ['home.texts.contacts-phone.NAME', 'The telephone number for questions.'],
  [
    'common.siteName',
    'The name of the business, in the header, in the title of every page and for search engines.',
  ],
])('the index describes %s in the words of the field guide', (place, what) => {
  expect(indexOf().guide[place]?.what).toBe(what);
});

test('every description of a field in the index is in the language of the page', () => {
  const [english, french] = [indexOf('en').guide, indexOf('fr').guide];

  expect(french['home.flavours[].SUBNAME']?.what).toBe('Une deuxième ligne sous le nom.');
  const untranslated = Object.entries(french).flatMap(([place, { what, form }]) =>
    what === english[place]?.what || form === english[place]?.form ? [place] : [],
  );
  expect(untranslated).toEqual([]);
});

test('the index lists all problems of a value under the path of the value', () => {
  const problems = ['"milc"', '"nutz"'].map((found) => ({
    path: '$.home.flavours[0].ALLERGENS',
    expected: 'allergens',
    found,
    action: 'shown as written',
  }));

  expect(indexOf('en', problems).problems).toEqual({
    'home.flavours[0].ALLERGENS': [
      'allergens · "milc" · shown as written',
      'allergens · "nutz" · shown as written',
    ],
  });
});
