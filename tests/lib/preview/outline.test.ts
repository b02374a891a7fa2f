import { outlineOf, titleAt, titleOf } from '@/lib/preview/outline';
import { aDocument, aFlavour } from '@/tests/content';

const DOCUMENT = aDocument({
  common: { productSections: [{ ID: 21, CODE: 'dark' }] },
  home: {
    flavours: [
      aFlavour({ ID: 104, NAME: 'Rasp<b>berry</b>' }),
      null,
      ...Array.from({ length: 9 }, () => 'none'),
      aFlavour({ NAME: '' }),
      { NAME: 'Nobody’s' },
      aFlavour({ ID: 104, NAME: 'The second' }),
      {},
    ],
    texts: { 'stores-phone': { NAME: '+33' }, stores: { NAME: 'The shop' } },
  },
});
const nameAt = titleAt(DOCUMENT);

test.each([
  ['$.home.flavours[0].PRICE', 'Raspberry, 104'],
  ['home.flavours[0]', 'Raspberry, 104'],
  ['home.flavours[11].NAME', 'mint'],
  ['home.flavours[12].ID', 'Nobody’s'],
  ['home.flavours[13]', 'The second'],
  ['$.home.texts.stores-phone', 'stores-phone'],
  ['$.home.texts.stores.NAME', 'stores'],
  ['common.productSections[0].CODE', '21'],
])('the thing at %s is called %s', (path, name) => {
  expect(nameAt(path)).toBe(name);
});

test.each([
  '$',
  '$.home',
  'common.locale',
  'home.flavours[1].ID',
  'home.flavours[14]',
  'home.flavours[99]',
  'home.texts.none',
])('at %s there is no thing', (path) => {
  expect(nameAt(path)).toBeUndefined();
});

test('of several things with one key the outline has the first', () => {
  const { lists } = outlineOf(
    aDocument({ home: { flavours: [aFlavour({ NAME: 'A' }), aFlavour({ NAME: 'B' })] } }),
  );

  expect(lists['home.flavours'].map(titleOf)).toEqual(['A, mint']);
});
