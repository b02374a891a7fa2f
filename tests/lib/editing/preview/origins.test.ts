import { outlineOf } from '@/lib/content/outline';
import { parseDocument } from '@/lib/content/parse';
import { recordContentOrigins } from '@/lib/editing/preview/origins';
import { fieldOf, fieldsOf } from '@/lib/model/field-of';
import { aCategory, aCollection, aDocument, aFlavour, aProduct, OWN_MEDIA } from '@/tests/content';

function previewed(document: object) {
  const { content } = parseDocument(document, OWN_MEDIA);
  recordContentOrigins(content, outlineOf(document), OWN_MEDIA);
  return content;
}

const TWO = aDocument({
  home: {
    collections: [aCollection({ ID: 'tablets', NAME: 'Tablets' })],
    flavours: [
      null,
      aFlavour({ ID: 'mint', NAME: 'Mint', SECTION_ID: ['tablets'], MINI_ID: 'small', STORAGE: 'Cool' }),
      aFlavour({ ID: 'small', NAME: 'Mint', SECTION_ID: ['tablets'], STORAGE: '' }),
    ],
  },
});

test('if the first flavour of a document is invalid, the paths of the second flavour contain the index 1', () => {
  const { home } = previewed(TWO);
  const [tile] = home.collections?.items[0]?.tiles ?? [];

  expect(fieldOf(tile?.flavour, 'name')).toEqual({ 'data-field': 'home.flavours[1].NAME' });
  expect(fieldOf(tile, 'flavour', 'mini')).toEqual({
    'data-field': 'home.flavours[1].SECTION_ID home.flavours[1].MINI_ID',
  });
  expect(fieldOf(home.collections?.items[0], 'name')).toEqual({ 'data-field': 'home.collections[0].NAME' });
});

test('if a mini inherits a value, the value has the path of the same field of the parent', () => {
  const { shop } = previewed(TWO);
  const mini = shop.flavours.find(({ id }) => id === 'small');

  expect(fieldOf(mini, 'name')).toEqual({ 'data-field': 'home.flavours[2].NAME' });
  expect(fieldOf(mini, 'storage')).toEqual({ 'data-field': 'home.flavours[1].STORAGE' });
});

test('each value and picture in `home.texts` has a path that contains the key of its entry', () => {
  const { home } = previewed(
    aDocument({
      home: {
        texts: {
          story: { NAME: 'How', PICTURE: '/upload/a.jpg', PICTURES: ['', '/upload/b.jpg'] },
          'stores-phone': { TEXT_1: '+33 1 23' },
        },
      },
    }),
  );

  expect(fieldOf(home.story, 'heading')).toEqual({ 'data-field': 'home.texts.story.NAME' });
  expect(home.story?.pictures.map((picture) => fieldOf(picture)['data-field'])).toEqual([
    'home.texts.story.PICTURE',
    'home.texts.story.PICTURES[1]',
  ]);
  expect(fieldOf(home.stores, 'phone')).toEqual({ 'data-field': 'home.texts.stores-phone.TEXT_1' });
});

test('public content contains no document paths', () => {
  const { content } = parseDocument(TWO, OWN_MEDIA);

  expect(fieldOf(content.shop.flavours[0], 'name')).toEqual({});
  expect(fieldsOf(fieldOf(content.site, 'name'), fieldOf(undefined))).toEqual({});
});

const placesOf = (attribute: { 'data-field'?: string }) => attribute['data-field']?.split(' ');

test('`operator` has the path `common.operator`, and the page title has the path `home.texts.page-title.NAME`', () => {
  const { site } = previewed(aDocument({ common: { operator: 'Quatorze, Paris' } }));

  expect(placesOf(fieldOf(site, 'operator', 'title'))).toEqual([
    'common.operator',
    'home.texts.page-title.NAME',
  ]);
});

test('each category, and each picture of a category, has its own document path', () => {
  const { shop } = previewed(
    aDocument({
      home: {
        categories: [
          'broken',
          aCategory({ CODE: 'dark', PICTURE: '/upload/dark.jpg' }),
          aCategory({ CODE: 'milk', PICTURE: '/upload/milk.jpg' }),
        ],
      },
    }),
  );

  expect(shop.categories.map((category) => placesOf(fieldOf(category, 'code', 'name')))).toEqual([
    ['home.categories[1].CODE', 'home.categories[1].NAME'],
    ['home.categories[2].CODE', 'home.categories[2].NAME'],
  ]);
  expect(shop.categories.map(({ picture }) => placesOf(fieldOf(picture)))).toEqual([
    ['home.categories[1].PICTURE'],
    ['home.categories[2].PICTURE'],
  ]);
});

test('`productCode` and `sectionCode` have the path of the reference, and of CODE if the reference is valid', () => {
  const { shop, home: shown } = previewed(
    aDocument({
      common: { productSections: [{ ID: '7', CODE: 'bars' }] },
      home: {
        products: [aProduct({ ID: '300', CODE: 'other' }), aProduct({ ID: '301', CODE: 'tablet-mint' })],
        collections: [aCollection({ UF_PRODUCT_SECTION_ID: 7 })],
        flavours: [aFlavour({ PRODUCT_ID: 301 }), aFlavour({ ID: 'basil', PRODUCT_ID: 999 })],
      },
    }),
  );

  expect(shop.flavours.map((flavour) => placesOf(fieldOf(flavour, 'productCode')))).toEqual([
    ['home.flavours[0].PRODUCT_ID', 'home.products[1].CODE'],
    ['home.flavours[1].PRODUCT_ID'],
  ]);
  expect(placesOf(fieldOf(shown.collections?.items[0], 'sectionCode'))).toEqual([
    'home.collections[0].UF_PRODUCT_SECTION_ID',
    'common.productSections[0].CODE',
  ]);
});

test('without a product section, `sectionCode` has only the path of UF_PRODUCT_SECTION_ID', () => {
  const { home: shown } = previewed(aDocument());

  expect(placesOf(fieldOf(shown.collections?.items[0], 'sectionCode'))).toEqual([
    'home.collections[0].UF_PRODUCT_SECTION_ID',
  ]);
});

test('a collection’s label has two paths: the field that contains the label, and UF_WITH_ANCHOR', () => {
  const labels = (over: object) => {
    const { home: shown } = previewed(
      aDocument({ home: { collections: [aCollection({ UF_WITH_ANCHOR: true, ...over })] } }),
    );
    return placesOf(fieldOf(shown.collections?.items[0], 'anchorLabel'));
  };

  expect(labels({})).toEqual(['home.collections[0].NAME', 'home.collections[0].UF_WITH_ANCHOR']);
  expect(labels({ UF_LIST_NAME: 'Bars' })).toEqual([
    'home.collections[0].UF_LIST_NAME',
    'home.collections[0].UF_WITH_ANCHOR',
  ]);
});

test('each picture of a flavour or a collection has the path of its field', () => {
  const { shop, home: shown } = previewed(
    aDocument({
      home: {
        collections: [aCollection({ PICTURE: '/upload/c.jpg' })],
        flavours: [aFlavour({ PREVIEW_PICTURE: '/upload/a.jpg', DETAIL_PICTURE: '/upload/b.jpg' })],
      },
    }),
  );
  const [flavour] = shop.flavours;

  expect(placesOf(fieldOf(flavour?.picture))).toEqual(['home.flavours[0].PREVIEW_PICTURE']);
  expect(placesOf(fieldOf(flavour?.hoverPicture))).toEqual(['home.flavours[0].DETAIL_PICTURE']);
  expect(placesOf(fieldOf(shown.collections?.items[0]?.picture))).toEqual(['home.collections[0].PICTURE']);
});

test.each([
  [{ PHOTO_INTRO: '/upload/i.jpg', PHOTO_IMAGE: '/upload/p.jpg' }, ['PHOTO_INTRO', 'PHOTO_IMAGE']],
  [{ PHOTO_IMAGE: '/upload/p.jpg' }, ['PHOTO_IMAGE']],
  [{ PHOTO_INTRO: '/upload/i.jpg' }, ['PHOTO_INTRO']],
  [{ DETAIL_PICTURE: '/upload/d.jpg' }, ['DETAIL_PICTURE']],
  [{ PHOTO_INTRO: 'javascript:alert(1)', PHOTO_IMAGE: '/upload/p.jpg' }, ['PHOTO_IMAGE']],
  [{ PHOTO_IMAGE: 'javascript:alert(1)', DETAIL_PICTURE: '/upload/d.jpg' }, ['DETAIL_PICTURE']],
])('each photo of a panel has the path of its field: %j', (pictures, fields) => {
  const { shop } = previewed(aDocument({ home: { flavours: [aFlavour(pictures)] } }));

  expect(shop.flavours[0]?.photos.map((photo) => fieldOf(photo)['data-field'])).toEqual(
    fields.map((field) => `home.flavours[0].${field}`),
  );
});

test('if a mini inherits a value through several minis, the value has the path of the original value', () => {
  const { shop } = previewed(
    aDocument({
      home: {
        flavours: [
          aFlavour({ ID: 'other', STORAGE: 'Warm', KCAL: 1 }),
          aFlavour({ ID: 'large', MINI_ID: 'small', STORAGE: 'Cool', TRACES: 'nuts', KCAL: 543 }),
          aFlavour({ ID: 'small', MINI_ID: 'least', TRACES: 'soya' }),
          aFlavour({ ID: 'least', MINI_ID: 'tiny' }),
          aFlavour({ ID: 'tiny' }),
        ],
      },
    }),
  );
  const tiny = shop.flavours.find(({ id }) => id === 'tiny');

  expect(placesOf(fieldOf(tiny, 'traces'))).toEqual(['home.flavours[2].TRACES']);
  expect(placesOf(fieldOf(tiny, 'storage'))).toEqual(['home.flavours[1].STORAGE']);
  expect(placesOf(fieldOf(tiny?.nutrition, 'energyKcal'))).toEqual(['home.flavours[1].KCAL']);
  expect(fieldOf(tiny, 'legalName')).toEqual({});
});

test('the tile of a flavour has the path of IBLOCK_SECTION_ID if SECTION_ID is missing', () => {
  const { home: shown } = previewed(
    aDocument({ home: { flavours: [aFlavour({ SECTION_ID: undefined, IBLOCK_SECTION_ID: 'tablets' })] } }),
  );

  expect(placesOf(fieldOf(shown.collections?.items[0]?.tiles[0], 'flavour'))).toEqual([
    'home.flavours[0].IBLOCK_SECTION_ID',
  ]);
});

test('the intro film has the path of each field in `home.videos` that contains the address of a film', () => {
  const { home: shown } = previewed(
    aDocument({
      home: {
        videos: [
          { VIDEO_LINK_DEKSTOP: '/upload/d.mp4', VIDEO_LINK_MOBILE: '' },
          { VIDEO_LINK_MOBILE: '/upload/m.mp4' },
        ],
      },
    }),
  );

  expect(placesOf(fieldOf(shown.intro?.films))).toEqual([
    'home.videos[0].VIDEO_LINK_DEKSTOP',
    'home.videos[1].VIDEO_LINK_MOBILE',
  ]);
});

describe('entries of `home.texts`', () => {
  const withTexts = (texts: object, videos: object[] = []) =>
    previewed(aDocument({ home: { texts, videos } })).home;

  test('each value of an entry has the path of every field on which the value depends', () => {
    const { corporate } = withTexts({
      corporate: { NAME: 'Gifts', TEXT_1: 'For firms' },
      'corporate-button': { NAME: 'Ask us', TEXT_1: 'mailto:gifts@quatorze.example' },
      'corporate-until': { TEXT_1: '2030-12-10' },
    });

    expect(placesOf(fieldOf(corporate, 'heading', 'text'))).toEqual([
      'home.texts.corporate.NAME',
      'home.texts.corporate.TEXT_1',
    ]);
    expect(placesOf(fieldOf(corporate?.button))).toEqual([
      'home.texts.corporate-button.NAME',
      'home.texts.corporate-button.TEXT_1',
    ]);
    expect(placesOf(fieldOf(corporate?.deadline))).toEqual([
      'home.texts.corporate-until.NAME',
      'home.texts.corporate-until.TEXT_1',
    ]);
  });

  test('the store’s city is linked to NAME, and the store’s address without NAME is linked to TEXT_1', () => {
    const { stores } = withTexts({
      stores: { NAME: 'The store' },
      'stores-city': { NAME: 'Paris', TEXT_1: 'Lyon' },
      'stores-address': { TEXT_1: '14 rue des Quatre-Vents' },
    });

    expect(placesOf(fieldOf(stores, 'city', 'address'))).toEqual([
      'home.texts.stores-city.NAME',
      'home.texts.stores-address.TEXT_1',
    ]);
  });

  test('each picture of an entry has its own path', () => {
    const { intro, stores } = withTexts({
      intro: { NAME: 'Quatorze', PICTURES: ['/upload/wide.jpg', '/upload/tall.jpg'] },
      stores: { NAME: 'The store', PICTURES: [null, '/upload/store.jpg'] },
    });

    expect(placesOf(fieldOf(intro?.posters.desktop))).toEqual(['home.texts.intro.PICTURES[0]']);
    expect(placesOf(fieldOf(intro?.posters.mobile))).toEqual(['home.texts.intro.PICTURES[1]']);
    expect(placesOf(fieldOf(stores?.picture))).toEqual(['home.texts.stores.PICTURES[1]']);
  });

  test('if a picture comes after a repeated picture, its path contains its own index in PICTURES', () => {
    const { intro, story } = withTexts({
      intro: { NAME: 'Quatorze', PICTURES: ['/upload/wide.jpg', '/upload/wide.jpg', '/upload/tall.jpg'] },
      story: { NAME: 'How', PICTURE: '/upload/a.jpg', PICTURES: ['/upload/a.jpg', '/upload/b.jpg'] },
    });

    expect(placesOf(fieldOf(intro?.posters.mobile))).toEqual(['home.texts.intro.PICTURES[2]']);
    expect(story?.pictures.map((picture) => placesOf(fieldOf(picture)))).toEqual([
      ['home.texts.story.PICTURE'],
      ['home.texts.story.PICTURES[1]'],
    ]);
  });

  test('if the first picture of an entry is invalid, the path of the second picture ends with `PICTURES[1]`', () => {
    const { stores } = withTexts({
      stores: { NAME: 'The store', PICTURES: ['javascript:alert(1)', '/upload/store.jpg'] },
    });

    expect(placesOf(fieldOf(stores?.picture))).toEqual(['home.texts.stores.PICTURES[1]']);
  });

  test('an entry without a picture has no picture path', () => {
    const { intro, stores } = withTexts({ intro: { NAME: 'Quatorze' }, stores: { NAME: 'The store' } });

    expect(intro?.posters.desktop).toBeUndefined();
    expect(fieldOf(stores?.picture)).toEqual({});
  });
});
