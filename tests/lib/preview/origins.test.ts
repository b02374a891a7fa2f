import { parseDocument } from '@/lib/content/parse';
import { fieldOf, fieldsOf } from '@/lib/field-of';
import { noteOriginsOf } from '@/lib/preview/origins';
import { outlineOf } from '@/lib/preview/outline';
import { aCollection, aDocument, aFlavour, OWN_MEDIA } from '@/tests/content';

function previewed(document: object) {
  const { content } = parseDocument(document, OWN_MEDIA);
  noteOriginsOf(content, outlineOf(document));
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

test('what is shown knows its place in the document, whatever was left out before it', () => {
  const { home } = previewed(TWO);
  const [tile] = home.collections?.items[0]?.tiles ?? [];

  expect(fieldOf(tile?.flavour, 'name')).toEqual({ 'data-field': 'home.flavours[1].NAME' });
  expect(fieldOf(tile, 'flavour', 'mini')).toEqual({
    'data-field': 'home.flavours[1].SECTION_ID home.flavours[1].MINI_ID',
  });
  expect(fieldOf(home.collections?.items[0], 'name')).toEqual({ 'data-field': 'home.collections[0].NAME' });
});

test('what a mini takes from its parent is its parent’s', () => {
  const { shop } = previewed(TWO);
  const mini = shop.flavours.find(({ id }) => id === 'small');

  expect(fieldOf(mini, 'name')).toEqual({ 'data-field': 'home.flavours[2].NAME' });
  expect(fieldOf(mini, 'storage')).toEqual({ 'data-field': 'home.flavours[1].STORAGE' });
});

test('texts, their pictures and single values know their keys', () => {
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

test('what is not previewed has no origins, so that the public page carries none', () => {
  const { content } = parseDocument(TWO, OWN_MEDIA);

  expect(fieldOf(content.shop.flavours[0], 'name')).toEqual({});
  expect(fieldsOf(fieldOf(content.site, 'name'), fieldOf(undefined))).toEqual({});
});
