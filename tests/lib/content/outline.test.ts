import { LIMITS } from '@/lib/content/document/limits';
import { outlineOf, entryTitles, entryTitle } from '@/lib/content/outline';
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
const nameAt = entryTitles(DOCUMENT);

test.each([
  ['$.home.flavours[0].PRICE', 'Raspberry, 104'],
  ['home.flavours[0]', 'Raspberry, 104'],
  ['home.flavours[11].NAME', 'mint'],
  ['home.flavours[12].ID', 'Nobody’s'],
  ['home.flavours[13]', 'The second'],
  ['$.home.texts.stores-phone', 'stores-phone'],
  ['$.home.texts.stores.NAME', 'stores'],
  ['common.productSections[0].CODE', '21'],
])('the entry at %s has the title %s', (path, name) => {
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
])('no title is found for the path %s', (path) => {
  expect(nameAt(path)).toBeUndefined();
});

test('if a name is long, the title is truncated; if a path is invalid, no title is found', () => {
  const long = aDocument({ home: { flavours: [aFlavour({ NAME: 'a'.repeat(5_000) })] } });

  expect(entryTitles(long)('home.flavours[0].NAME')).toBe(`${'a'.repeat(LIMITS.word)}, mint`);
  expect(nameAt('x$.home.flavours[0]')).toBeUndefined();
});

test('the title of a flavour without an ID is its whole name, even if the name contains a comma', () => {
  const document = aDocument({ home: { flavours: [{ NAME: 'Salt, caramel' }] } });

  expect(entryTitles(document)('home.flavours[0].NAME')).toBe('Salt, caramel');
});

test.each([null, 'text', { home: { flavours: null } }])(
  'if the document is %j, no title is found for the path of a flavour',
  (document) => {
    expect(entryTitles(document)('home.flavours[0].NAME')).toBeUndefined();
  },
);

test('the outline contains the settings, the texts and the films', () => {
  const { settings, lists } = outlineOf(
    aDocument({
      common: { siteName: 'Quatorze' },
      home: {
        texts: { intro: { NAME: 'Hello' }, 'a b': 'no record' },
        videos: [null, { VIDEO_LINK_MOBILE: '/m.mp4' }, { VIDEO_LINK_DEKSTOP: '/d.mp4' }],
      },
    }),
  );

  expect(settings).toMatchObject({ key: 'common', path: 'common', fields: { siteName: 'Quatorze' } });
  expect(lists['home.texts']).toEqual([
    { key: 'intro', path: 'home.texts.intro', fields: { NAME: 'Hello' } },
    { key: 'a b', path: 'home.texts["a b"]', fields: {} },
  ]);
  expect(lists['home.videos']).toEqual([
    { key: '1', path: 'home.videos[1]', fields: { VIDEO_LINK_MOBILE: '/m.mp4' } },
    { key: '2', path: 'home.videos[2]', fields: { VIDEO_LINK_DEKSTOP: '/d.mp4' } },
  ]);
});

test('if several entities have the same key, the outline contains only the first entity', () => {
  const { lists } = outlineOf(
    aDocument({ home: { flavours: [aFlavour({ NAME: 'A' }), aFlavour({ NAME: 'B' })] } }),
  );

  expect(lists['home.flavours'].map(entryTitle)).toEqual(['A, mint']);
});
