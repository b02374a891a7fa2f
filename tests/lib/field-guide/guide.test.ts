import { readFileSync } from 'node:fs';

import { schema } from '@/lib/content/schema';
import { guidanceAt, PARTS } from '@/lib/field-guide/guide';
import { guideDocument } from '@/lib/field-guide/markdown';
import { type TextGuide, TEXTS } from '@/lib/field-guide/texts';
import { OWN_MEDIA, read } from '@/tests/content';

test.each([
  ['home.flavours[3].NAME', { kind: 'flavour', field: 'NAME' }],
  ['$.home.flavours[3].ALLERGENS[1]', { kind: 'flavour', field: 'ALLERGENS' }],
  ['home.flavours[3].PREVIEW_PICTURE.ALT', { kind: 'flavour', field: 'PREVIEW_PICTURE.ALT' }],
  ['home.texts.stores-phone.NAME', { kind: 'text', field: 'NAME' }],
  ['home.texts.intro.PICTURES[1].SRC', { kind: 'text', field: 'PICTURES.SRC' }],
  ['home.collections[0].UF_COLS_JSON[2].lg', { kind: 'collection', field: 'UF_COLS_JSON.lg' }],
  [
    'home.collections[0].UF_COLS_JSON.productItemStyle',
    { kind: 'collection', field: 'UF_COLS_JSON.productItemStyle' },
  ],
  ['common.saleEnabled', { kind: 'settings', field: 'saleEnabled', default: false }],
  ['common.productSections[0].CODE', { kind: 'product section', field: 'CODE' }],
  ['home.videos[0].VIDEO_LINK_DEKSTOP', { kind: 'film', field: 'VIDEO_LINK_DEKSTOP' }],
])('the guide knows %s', (path, guidance) => {
  expect(guidanceAt(path)).toMatchObject(guidance);
});

test.each([
  'home',
  'home.flavours[3]',
  'home.flavours[3].TASTE',
  'home.texts.unknown.NAME',
  'home.texts.shop.PICTURE',
  'constructor',
  'home.flavours[0].constructor',
  'home..flavours',
  '',
])('the guide knows nothing of "%s"', (path) => {
  expect(guidanceAt(path)).toBeUndefined();
});

test('what the guide says of a text is of that text', () => {
  expect(guidanceAt('home.texts.stores-phone.NAME')?.what).toBe('The shop’s telephone number.');
  expect(guidanceAt('home.texts.contacts-phone.NAME')?.what).toBe('The telephone number for questions.');
});

test('each example of the guide is one that the parser takes', () => {
  const { flavour, collection, category, product, video, common, text } = schema(OWN_MEDIA);
  const entities = {
    ...{ settings: common, 'product section': product, film: video },
    ...{ category, collection, flavour, product },
  };
  const examples = PARTS.map(({ kind, fields }) => [
    entities[kind],
    Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example])),
  ]);
  const texts = Object.values<TextGuide>(TEXTS).map(({ fields }) => [
    text,
    Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example])),
  ]);

  const problems = [...examples, ...texts].flatMap(
    ([entity, given]) => read(entity as typeof flavour, given).problems,
  );

  expect(problems).toEqual([]);
});

test('docs/content.md is what the guide says; `npm run content:schema` writes it anew', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toBe(guideDocument());
});
