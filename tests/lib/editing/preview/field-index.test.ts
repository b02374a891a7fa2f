import { FLAVOUR } from '@/lib/content/entities/flavour-fields';
import { outlineOf } from '@/lib/content/outline';
import { fieldIndex } from '@/lib/editing/preview/field-index';
import { aDocument, aFlavour } from '@/tests/content';

const OUTLINE = outlineOf(aDocument({ home: { flavours: [aFlavour({ ID: 104, NAME: 'Raspberry' })] } }));

test('the index contains the title of each entity', () => {
  const { things } = fieldIndex(OUTLINE, []);

  expect(things['home.flavours[0]']).toEqual({ title: 'Raspberry, 104', key: '104' });
});

test.each([
  ['home.flavours[].SUBNAME', FLAVOUR.SUBNAME.what],
  ['home.texts.stores-phone.NAME', 'The shop’s telephone number.'],
  ['home.texts.contacts-phone.NAME', 'The telephone number for questions.'],
  [
    'common.siteName',
    'The name of the business, in the header, in the title of every page and for search engines.',
  ],
])('the index describes %s in the words of the field guide', (place, what) => {
  expect(fieldIndex(OUTLINE, []).guide[place]?.what).toBe(what);
});

test('the index contains the problem of a value under the path of the value', () => {
  const problem = {
    path: '$.home.flavours[0].PRICE',
    expected: 'a number',
    found: '"twelve"',
    action: 'left out',
  };

  expect(fieldIndex(OUTLINE, [problem]).problems).toEqual({
    'home.flavours[0].PRICE': 'a number · "twelve" · left out',
  });
});
