import { parseDocument } from '@/lib/content/parse';
import { aCollection, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

function parsedCollections(home: Wire, common: Wire = {}) {
  const { content, problems } = parseDocument(aDocument({ common, home }), OWN_MEDIA);
  const items = content.home.collections?.items ?? [];
  const members = (id: string) =>
    items.find((collection) => collection.id === id)?.tiles.map(({ flavour }) => flavour.id);
  return { first: items[0], items, members, problems };
}

const TWO = [aCollection({ ID: 'tablets' }), aCollection({ ID: 'bonbons', NAME: 'Bonbons' })];

test('a flavour belongs to every collection that its SECTION_ID lists', () => {
  const { members } = parsedCollections({
    collections: TWO,
    flavours: [aFlavour({ SECTION_ID: ['tablets', 'bonbons'] })],
  });

  expect([members('tablets'), members('bonbons')]).toEqual([['mint'], ['mint']]);
});

test('SECTION_ID can be one ID instead of a list', () => {
  const { members } = parsedCollections({
    collections: TWO,
    flavours: [aFlavour({ SECTION_ID: 'bonbons' })],
  });

  expect(members('bonbons')).toEqual(['mint']);
});

test('SECTION_ID can be an object with numeric keys', () => {
  const { members } = parsedCollections({
    collections: TWO,
    flavours: [aFlavour({ SECTION_ID: { 0: 'tablets', 3: 'bonbons' } })],
  });

  expect([members('tablets'), members('bonbons')]).toEqual([['mint'], ['mint']]);
});

test('the ID of a collection can be written as a number or as text', () => {
  const { members } = parsedCollections({
    collections: [aCollection({ ID: '12' })],
    flavours: [aFlavour({ SECTION_ID: [12] })],
  });

  expect(members('12')).toEqual(['mint']);
});

test('a flavour without SECTION_ID belongs to the collection in IBLOCK_SECTION_ID', () => {
  const { members } = parsedCollections({
    collections: TWO,
    flavours: [aFlavour({ SECTION_ID: [], IBLOCK_SECTION_ID: 'bonbons' })],
  });

  expect([members('tablets'), members('bonbons')]).toEqual([undefined, ['mint']]);
});

test('IBLOCK_SECTION_ID is ignored if SECTION_ID is given', () => {
  const { members } = parsedCollections({
    collections: TWO,
    flavours: [aFlavour({ SECTION_ID: ['tablets'], IBLOCK_SECTION_ID: 'bonbons' })],
  });

  expect([members('tablets'), members('bonbons')]).toEqual([['mint'], undefined]);
});

test('flavours keep the order of the document', () => {
  const { members } = parsedCollections({
    flavours: [aFlavour({ ID: '9' }), aFlavour({ ID: '1' }), aFlavour({ ID: '5' })],
  });

  expect(members('tablets')).toEqual(['9', '1', '5']);
});

test('if the SECTION_ID of a flavour lists a collection twice, the collection contains the flavour once', () => {
  const { members } = parsedCollections({ flavours: [aFlavour({ SECTION_ID: ['tablets', 'tablets'] })] });

  expect(members('tablets')).toEqual(['mint']);
});

test('an unknown SECTION_ID is reported, and the flavour stays in its other collections', () => {
  const { members, problems } = parsedCollections({
    flavours: [aFlavour({ SECTION_ID: ['nougats', 'tablets'] })],
  });

  expect(members('tablets')).toEqual(['mint']);
  expect(problems).toEqual([
    {
      path: '$.home.flavours[0].SECTION_ID',
      expected: 'the ID of a collection',
      found: '"nougats"',
      action: 'not shown in that collection',
    },
  ]);
});

test('an unknown IBLOCK_SECTION_ID is reported; the flavour is then not shown in any collection', () => {
  const { problems } = parsedCollections({
    flavours: [aFlavour({ SECTION_ID: null, IBLOCK_SECTION_ID: 'nougats' })],
  });

  expect(problems).toMatchObject([
    {
      path: '$.home.flavours[0].IBLOCK_SECTION_ID',
      found: '"nougats"',
      action: 'not shown in any collection',
    },
  ]);
});

test('a flavour without a collection is not reported', () => {
  expect(parsedCollections({ flavours: [aFlavour(), { ID: 'rum', NAME: 'Rum' }] }).problems).toEqual([]);
});

test('a collection without flavours is omitted', () => {
  expect(parsedCollections({ collections: TWO }).items.map(({ id }) => id)).toEqual(['tablets']);
});

test('a collection has a name, a subtitle, a picture and the aspect ratio of the tiles’ pictures', () => {
  const { first } = parsedCollections({
    collections: [
      aCollection({
        UF_SUBTITLE: 'of <b>70 g</b>',
        PICTURE: '/tablets.jpg',
        UF_ITEM_WIDTH: '3',
        UF_ITEM_HEIGHT: 4,
      }),
    ],
  });

  expect(first).toMatchObject({
    name: 'Tablets',
    subtitle: 'of <b>70 g</b>',
    picture: { src: '/tablets.jpg' },
    itemShape: { width: 3, height: 4 },
  });
});

test('if UF_WITH_ANCHOR is on, the label of the link to the collection is UF_LIST_NAME', () => {
  const { first } = parsedCollections({
    collections: [aCollection({ UF_WITH_ANCHOR: '1', UF_LIST_NAME: 'Bars' })],
  });

  expect(first?.anchorLabel).toBe('Bars');
});

test('if UF_LIST_NAME is missing, the label of the link is the name of the collection', () => {
  expect(parsedCollections({ collections: [aCollection({ UF_WITH_ANCHOR: 'Y' })] }).first?.anchorLabel).toBe(
    'Tablets',
  );
});

test('if UF_WITH_ANCHOR is off, a collection has no link label, even if UF_LIST_NAME is given', () => {
  const { first } = parsedCollections({
    collections: [aCollection({ UF_WITH_ANCHOR: '0', UF_LIST_NAME: 'Bars' })],
  });

  expect(first?.anchorLabel).toBeNull();
});

test('by default, the tiles of a collection show a second picture on hover', () => {
  expect(parsedCollections({}).first?.hasHoverPicture).toBe(true);
});

test('UF_WITHOUT_HOVER_TRANSITION disables the second picture on hover', () => {
  const { first } = parsedCollections({ collections: [aCollection({ UF_WITHOUT_HOVER_TRANSITION: 1 })] });

  expect(first?.hasHoverPicture).toBe(false);
});

test('a collection without UF_COLS_JSON has the default column spans', () => {
  expect(parsedCollections({}).first?.layout).toEqual({
    kind: 'uniform',
    spans: { xs: 6, sm: 6, md: 4, lg: 3 },
  });
});

test('without UF_COLS_JSON, UF_XS_COLS is the column span of each flavour at breakpoint xs', () => {
  const { first } = parsedCollections({ collections: [aCollection({ UF_XS_COLS: '12' })] });

  expect([first?.layout, first?.tiles[0]?.layout.spans]).toEqual([
    { kind: 'uniform', spans: { xs: 12, sm: 6, md: 4, lg: 3 } },
    { xs: 12, sm: 6, md: 4, lg: 3 },
  ]);
});

test('the keys of UF_COLS_JSON are the indexes of the flavours in the collection', () => {
  const { first } = parsedCollections({
    collections: [aCollection({ UF_COLS_JSON: '{"1":{"lg":6}}' })],
    flavours: [aFlavour({ ID: 'elsewhere', SECTION_ID: null }), aFlavour({ ID: 'a' }), aFlavour({ ID: 'b' })],
  });

  expect(first?.layout).toEqual({ kind: 'grouped' });
  expect(first?.tiles.map(({ layout }) => layout.spans.lg)).toEqual([3, 6]);
});

test('an invalid UF_COLS_JSON is reported, and the collection has the default column spans', () => {
  const { first, problems } = parsedCollections({ collections: [aCollection({ UF_COLS_JSON: '{broken' })] });

  expect(first).toMatchObject({
    name: 'Tablets',
    layout: { kind: 'uniform' },
    tiles: [{ flavour: { id: 'mint' } }],
  });
  expect(problems).toEqual([
    {
      path: '$.home.collections[0].UF_COLS_JSON',
      expected: 'JSON with column widths',
      found: '"{broken"',
      action: 'the default widths are used',
    },
  ]);
});

test('a collection refers to the product section that sells its flavours', () => {
  const { first } = parsedCollections(
    { collections: [aCollection({ UF_PRODUCT_SECTION_ID: 21 })] },
    { productSections: [{ ID: '21', CODE: 'dark' }] },
  );

  expect(first?.sectionCode).toBe('dark');
});

test('an unknown product section is reported, and the collection is still shown', () => {
  const { first, problems } = parsedCollections({
    collections: [aCollection({ UF_PRODUCT_SECTION_ID: '99' })],
  });

  expect(first).toMatchObject({ name: 'Tablets', sectionCode: undefined });
  expect(problems).toMatchObject([
    {
      path: '$.home.collections[0].UF_PRODUCT_SECTION_ID',
      expected: 'the ID of a product section',
      found: '"99"',
    },
  ]);
});

test('a collection has an aspect ratio only if UF_ITEM_WIDTH and UF_ITEM_HEIGHT are both given', () => {
  const { items } = parsedCollections({
    collections: [
      aCollection({ ID: 'tablets', UF_ITEM_WIDTH: 3, UF_ITEM_HEIGHT: 4 }),
      aCollection({ ID: 'bonbons', UF_ITEM_WIDTH: 3 }),
      aCollection({ ID: 'bars', UF_ITEM_HEIGHT: 4 }),
    ],
    flavours: [aFlavour({ SECTION_ID: ['tablets', 'bonbons', 'bars'] })],
  });

  expect(items.map(({ itemShape }) => itemShape)).toEqual([{ width: 3, height: 4 }, undefined, undefined]);
});
