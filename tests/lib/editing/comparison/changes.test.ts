import { compare } from '@/lib/editing/comparison/changes';
import { aCategory, aCollection, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const changes = (before: unknown, after: unknown) =>
  compare({ before: JSON.stringify(before), after: JSON.stringify(after), media: OWN_MEDIA });
const between = (before: Wire, after: Wire) =>
  changes(aDocument({ home: before }), aDocument({ home: after }));
const plum = aFlavour({ ID: 'plum', NAME: 'Plum' });
const quince = aFlavour({ ID: 'quince', NAME: 'Quince' });

test('if a document is compared with itself, no changes are listed', () => {
  expect(between({}, {})).toEqual([]);
});

test('a changed field is listed with its path, old value and new value', () => {
  const before = { flavours: [plum, aFlavour({ PRICE: '8,90' })] };
  const after = { flavours: [plum, aFlavour({ PRICE: 9.5 })] };

  expect(between(before, after)).toEqual([
    {
      kind: 'changed',
      what: 'flavour',
      key: 'mint',
      title: 'Mint, mint',
      path: 'home.flavours[1]',
      fields: [{ field: 'PRICE', path: 'home.flavours[1].PRICE', before: '8.9', after: '9.5' }],
    },
  ]);
});

test('an added field has no old value, and a removed field has no new value', () => {
  const [change] = between(
    { flavours: [aFlavour({ SUBNAME: 'Fresh' })] },
    { flavours: [aFlavour({ STORAGE: 'Dry' })] },
  );

  expect(change?.fields).toEqual([
    { field: 'SUBNAME', path: 'home.flavours[0].SUBNAME', before: 'Fresh', after: undefined },
    { field: 'STORAGE', path: 'home.flavours[0].STORAGE', before: undefined, after: 'Dry' },
  ]);
});

test('a different notation of the same value, such as “12,50” and 12.5, is not a change', () => {
  const before = { flavours: [aFlavour({ PRICE: '12,50', TRACES: 'milk', SUBNAME: '' })] };
  const after = { flavours: [aFlavour({ PRICE: 12.5, TRACES: ['milk'], SUBNAME: null })] };

  expect(between(before, after)).toEqual([]);
});

test('an added text is listed as a change only if the page reads the text', () => {
  const texts = { story: { NAME: 'Beans' }, 'note-for-anna': { NAME: 'Ask for the new picture' } };

  expect(between({ texts: {} }, { texts }).map(({ key }) => key)).toEqual(['story']);
});

test('an added entity has its path in the new document, and a removed entity has its path in the old document', () => {
  const found = between({ flavours: [plum, aFlavour()] }, { flavours: [aFlavour(), quince] });

  expect(found).toMatchObject([
    { kind: 'added', title: 'Quince, quince', path: 'home.flavours[1]' },
    { kind: 'removed', title: 'Plum, plum', path: 'home.flavours[0]', fields: [] },
  ]);
});

test('an added flavour is listed with name, price, allergens, traces and collections, even if some are empty', () => {
  const fig = aFlavour({ ID: 'fig', NAME: 'Fig', PRICE: '9,10', ALLERGENS: undefined, TRACES: 'milk' });
  const collections = [aCollection({ ID: '41', NAME: 'Bars' })];
  const factsOf = (place: Wire) =>
    between({ collections }, { collections, flavours: [{ ...fig, ...place }] })[0]?.fields;
  const facts = [
    { field: 'NAME', path: 'home.flavours[0].NAME', after: 'Fig' },
    { field: 'PRICE', path: 'home.flavours[0].PRICE', after: '9.1' },
    { field: 'ALLERGENS', path: 'home.flavours[0].ALLERGENS', after: undefined },
    { field: 'TRACES', path: 'home.flavours[0].TRACES', after: 'milk' },
  ];

  expect(factsOf({ SECTION_ID: ['41', 'none'] })).toEqual([
    ...facts,
    { field: 'SECTION_ID', path: 'home.flavours[0].SECTION_ID', after: 'Bars, 41, none' },
  ]);
  expect(factsOf({ SECTION_ID: undefined, IBLOCK_SECTION_ID: '41' })).toEqual([
    ...facts,
    { field: 'IBLOCK_SECTION_ID', path: 'home.flavours[0].IBLOCK_SECTION_ID', after: 'Bars, 41' },
  ]);
  expect(factsOf({ SECTION_ID: '41', IBLOCK_SECTION_ID: 'none' })?.slice(4)).toEqual([
    { field: 'SECTION_ID', path: 'home.flavours[0].SECTION_ID', after: 'Bars, 41' },
  ]);
  expect(factsOf({ SECTION_ID: undefined })?.slice(4)).toEqual([
    { field: 'SECTION_ID', path: 'home.flavours[0].SECTION_ID', after: undefined },
  ]);
  expect(factsOf({ NAME: '41' })?.[0]).toMatchObject({ field: 'NAME', after: '41' });
});

test('if the first of three entities becomes the last, only this entity is listed as moved', () => {
  const found = between({ flavours: [aFlavour(), plum, quince] }, { flavours: [plum, quince, aFlavour()] });

  expect(found).toMatchObject([{ kind: 'moved', key: 'mint', path: 'home.flavours[2]' }]);
});

test('if an entity is added or removed, the other entities are not listed as moved', () => {
  expect(between({ flavours: [aFlavour(), plum] }, { flavours: [quince, aFlavour(), plum] })).toMatchObject([
    { kind: 'added', key: 'quince' },
  ]);
  expect(between({ flavours: [quince, aFlavour(), plum] }, { flavours: [aFlavour(), plum] })).toMatchObject([
    { kind: 'removed', key: 'quince' },
  ]);
});

test('changes of texts, films, categories and collections are listed with the kind of entity', () => {
  const before = {
    texts: { intro: { NAME: 'Quatorze' }, founder: { NAME: 'Jeanne' } },
    videos: [{ VIDEO_LINK_DEKSTOP: '/upload/a.mp4' }],
    categories: [aCategory()],
    collections: [aCollection()],
  };
  const after = {
    texts: { intro: { NAME: 'Autumn' }, contacts: { NAME: 'Write' } },
    videos: [{ VIDEO_LINK_DEKSTOP: '/upload/b.mp4' }],
    categories: [aCategory({ NAME: 'Darker' })],
    collections: [aCollection({ UF_WITH_ANCHOR: 'Y' })],
  };

  expect(between(before, after).map(({ what, kind, path, fields }) => [what, kind, path, fields[0]])).toEqual(
    [
      [
        'text',
        'changed',
        'home.texts.intro',
        { field: 'NAME', path: 'home.texts.intro.NAME', before: 'Quatorze', after: 'Autumn' },
      ],
      ['text', 'added', 'home.texts.contacts', undefined],
      ['text', 'removed', 'home.texts.founder', undefined],
      [
        'film',
        'changed',
        'home.videos[0]',
        {
          field: 'VIDEO_LINK_DEKSTOP',
          path: 'home.videos[0].VIDEO_LINK_DEKSTOP',
          before: '/upload/a.mp4',
          after: '/upload/b.mp4',
        },
      ],
      [
        'category',
        'changed',
        'home.categories[0]',
        { field: 'NAME', path: 'home.categories[0].NAME', before: 'Dark chocolate', after: 'Darker' },
      ],
      [
        'collection',
        'changed',
        'home.collections[0]',
        {
          field: 'UF_WITH_ANCHOR',
          path: 'home.collections[0].UF_WITH_ANCHOR',
          before: undefined,
          after: 'true',
        },
      ],
    ],
  );
});

test('if a setting is removed, its default value is listed as the new value', () => {
  const found = changes(
    aDocument({ common: { saleEnabled: true, currency: 'EUR' } }),
    aDocument({ common: { saleEnabled: undefined, currency: undefined } }),
  );

  expect(found).toEqual([
    {
      kind: 'changed',
      what: 'settings',
      key: 'saleEnabled',
      title: 'saleEnabled',
      path: 'common.saleEnabled',
      fields: [{ field: 'saleEnabled', path: 'common.saleEnabled', before: 'true', after: 'false' }],
    },
  ]);
});

test('changes of the site name and the allergen pattern are listed', () => {
  const found = changes(
    aDocument({ common: { siteName: 'Quatorze', allergenPattern: 'milk' } }),
    aDocument({ common: { siteName: 'Treize', allergenPattern: 'milk|soya' } }),
  );

  expect(found.map(({ key, fields }) => [key, fields[0]?.before, fields[0]?.after])).toEqual([
    ['siteName', 'Quatorze', 'Treize'],
    ['allergenPattern', 'milk', 'milk|soya'],
  ]);
});

test('a change shows the markup of a text only if the words are unchanged', () => {
  const [words] = between(
    { flavours: [aFlavour({ DETAIL_TEXT: '<p>One</p>' })] },
    { flavours: [aFlavour({ DETAIL_TEXT: '<p>Two</p>' })] },
  );
  const [markup] = between(
    { flavours: [aFlavour({ DETAIL_TEXT: '<p>One</p>' })] },
    { flavours: [aFlavour({ DETAIL_TEXT: '<p><b>One</b></p>' })] },
  );

  expect(words?.fields[0]).toMatchObject({ before: 'One', after: 'Two' });
  expect(markup?.fields[0]).toMatchObject({ before: '<p>One</p>', after: '<p><b>One</b></p>' });
});

test('a changed picture is shown with its address, size and alternative text', () => {
  const PICTURE = { SRC: '/upload/a.jpg', WIDTH: 10, HEIGHT: 20, ALT: 'A tablet' };
  const [change] = between(
    { categories: [aCategory({ PICTURE: '/upload/a.jpg' })] },
    { categories: [aCategory({ PICTURE })] },
  );

  expect(change?.fields[0]).toMatchObject({
    before: '/upload/a.jpg',
    after: '/upload/a.jpg (10 × 20): A tablet',
  });
});

test('a comparison of documents with unexpected JSON values does not fail', () => {
  expect(changes(null, { home: { flavours: 'none', texts: [1] }, common: 5 })).toEqual([]);
  expect(changes({ home: { flavours: { 3: plum, 4: plum } } }, {})).toMatchObject([
    { kind: 'removed', path: 'home.flavours[3]' },
  ]);
});
