import {
  CATEGORY_FIELDS,
  COLLECTION_FIELDS,
  type FieldSource,
  FLAVOUR_FIELDS,
} from '@/lib/content/entities/entity-fields';
import { FLAVOUR } from '@/lib/content/entities/flavour-fields';
import type { Flavour } from '@/lib/content/model';
import { parseDocument } from '@/lib/content/parse';
import { COLLECTION } from '@/lib/editing/field-guide/collection';
import { aDocument, OWN_MEDIA, type Wire } from '@/tests/content';

const LINKED = {
  products: [{ ID: FLAVOUR.PRODUCT_ID.example, CODE: 'coffee' }],
  productSections: [{ ID: COLLECTION.UF_PRODUCT_SECTION_ID.example, CODE: 'dark' }],
};

function read({ flavour = {}, collection = {} }: { flavour?: Wire; collection?: Wire }) {
  const { content } = parseDocument(
    aDocument({
      common: { productSections: LINKED.productSections },
      home: {
        products: LINKED.products,
        collections: [{ ID: '7', ...collection }],
        flavours: [
          { ID: '104', SECTION_ID: ['7'], MINI_ID: 'mini', ...flavour },
          { ID: 'mini', SECTION_ID: ['7'] },
        ],
      },
    }),
    OWN_MEDIA,
  );
  const byId = new Map(content.shop.flavours.map((one) => [one.id, one]));
  return {
    flavour: byId.get('104') as Flavour,
    mini: byId.get('mini') as Flavour,
    collection: content.home.collections?.items[0],
  };
}

const examplesOf = (fields: readonly string[], guide: Record<string, { example: unknown }>): Wire =>
  Object.fromEntries(fields.map((field) => [field, guide[field]?.example]));

const isNotKey = ([property]: [string, FieldSource]) => property !== 'id' && property !== 'code';
const rows = (sources: Record<string, FieldSource>) => Object.entries(sources).filter(isNotKey);

test.each(rows(FLAVOUR_FIELDS))(
  'FLAVOUR_FIELDS defines from which fields a flavour’s %s is read, and whether the flavour’s mini inherits it',
  (property, source) => {
    const bare = read({});
    const given = read({ flavour: examplesOf(source.from, FLAVOUR) });
    const of = (flavour: Flavour) => flavour[property as keyof Flavour];

    expect(of(given.flavour)).not.toEqual(of(bare.flavour));
    expect(JSON.stringify(of(given.mini)) !== JSON.stringify(of(bare.mini))).toBe(
      source.isInherited ?? false,
    );
  },
);

test.each(rows(COLLECTION_FIELDS))(
  'a collection’s %s is read from the document fields that the table COLLECTION_FIELDS lists',
  (property, source) => {
    const given = read({ collection: examplesOf(source.from, COLLECTION) });
    const of = (one: typeof given.collection) => one?.[property as keyof typeof one];

    expect(of(given.collection)).not.toEqual(of(read({}).collection));
  },
);

test('a category’s code, name and picture are read from the document fields that the table CATEGORY_FIELDS lists', () => {
  const category = { CODE: 'dark', NAME: 'Dark', PICTURE: '/upload/dark.jpg' };
  const { content } = parseDocument(aDocument({ home: { categories: [category] } }), OWN_MEDIA);

  expect(content.shop.categories[0]).toEqual({
    code: category[CATEGORY_FIELDS.code.from[0]],
    name: category[CATEGORY_FIELDS.name.from[0]],
    picture: { src: category[CATEGORY_FIELDS.picture.from[0]] },
  });
});
