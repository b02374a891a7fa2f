import { parseDocument } from '@/lib/content/parse';
import { productOf, sectionShelves, shelfOf } from '@/lib/content/shop';
import { aCategory, aCollection, aDocument, aFlavour, aProduct, OWN_MEDIA, type Wire } from '@/tests/content';

const DARK_SECTION = { ID: '21', CODE: 'dark' };

function aShop({ sections = [DARK_SECTION], ...home }: Wire & { sections?: Wire[] } = {}) {
  const document = aDocument({
    common: { productSections: sections },
    home: { collections: [aCollection({ UF_PRODUCT_SECTION_ID: '21' })], ...home },
  });
  return parseDocument(document, OWN_MEDIA).content;
}

test('a product section shows only collections whose UF_PRODUCT_SECTION_ID is the ID of the section', () => {
  const content = aShop({
    collections: [
      aCollection({ ID: 'tablets', UF_PRODUCT_SECTION_ID: '21' }),
      aCollection({ ID: 'bonbons' }),
    ],
    flavours: [aFlavour({ SECTION_ID: ['tablets', 'bonbons'] })],
  });

  expect(shelfOf(content, 'dark')?.collections.map(({ id }) => id)).toEqual(['tablets']);
});

test('a category shows its name and picture', () => {
  const content = aShop({ sections: [], categories: [aCategory({ CODE: 'gifts', PICTURE: '/gifts.jpg' })] });

  expect(shelfOf(content, 'gifts')).toMatchObject({
    title: 'Dark chocolate',
    category: { picture: { src: '/gifts.jpg' } },
    collections: [],
  });
});

test('a category and a product section share one page if both have the same code', () => {
  const content = aShop({ categories: [aCategory({ CODE: 'dark', NAME: 'Dark chocolate' })] });

  expect(shelfOf(content, 'dark')).toMatchObject({
    title: 'Dark chocolate',
    category: { code: 'dark' },
    collections: [{ id: 'tablets' }],
  });
});

test('no page is found for the code `constructor`, the name of a built-in property', () => {
  expect(shelfOf(aShop(), 'constructor')).toBeUndefined();
});

test('all product sections are listed in the order of the document', () => {
  const content = aShop({ sections: [{ ID: '22', CODE: 'milk' }, DARK_SECTION] });

  expect(sectionShelves(content).map(({ code }) => code)).toEqual(['milk', 'dark']);
});

test('if two product sections have the same code, the code is listed once', () => {
  const content = aShop({ sections: [DARK_SECTION, { ID: '22', CODE: 'dark' }] });

  expect(sectionShelves(content).map(({ code }) => code)).toEqual(['dark']);
});

test('a flavour belongs to a product if its PRODUCT_ID is the ID of the product', () => {
  const content = aShop({
    products: [aProduct({ ID: '301', CODE: 'tablet' })],
    flavours: [
      aFlavour({ ID: 'mint', PRODUCT_ID: '301' }),
      aFlavour({ ID: 'rum', PRODUCT_ID: 301 }),
      aFlavour({ ID: 'rose' }),
    ],
  });

  expect(productOf(content, 'dark', 'tablet')?.flavours.map(({ id }) => id)).toEqual(['mint', 'rum']);
});

test('a mini is shown with its product even if the mini is in no collection', () => {
  const content = aShop({
    products: [aProduct({ ID: '302', CODE: 'mini' })],
    flavours: [
      aFlavour({ ID: 'mint', MINI_ID: 'mint-mini' }),
      { ID: 'mint-mini', NAME: 'Mint', PRODUCT_ID: '302' },
    ],
  });

  expect(productOf(content, 'dark', 'mini')?.flavours.map(({ name }) => name)).toEqual(['MINI Mint']);
});

test('an unknown product is not found', () => {
  expect(productOf(aShop(), 'dark', 'tablet')).toBeUndefined();
});

test('a product without flavours is not found', () => {
  const content = aShop({ products: [aProduct()] });

  expect(productOf(content, 'dark', 'tablet-mint')).toBeUndefined();
});

test('a product in an unknown section is not found', () => {
  const content = aShop({ products: [aProduct()], flavours: [aFlavour({ PRODUCT_ID: '301' })] });

  expect(productOf(content, 'dark', 'tablet-mint')).toBeDefined();
  expect(productOf(content, 'nougat', 'tablet-mint')).toBeUndefined();
});

test('`productOf` finds a product by the code of its section, but not by the code of a category', () => {
  const content = aShop({
    products: [aProduct()],
    flavours: [aFlavour({ PRODUCT_ID: '301' })],
    categories: [aCategory({ CODE: 'gifts' })],
  });

  expect(productOf(content, 'dark', 'tablet-mint')).toBeDefined();
  expect(productOf(content, 'gifts', 'tablet-mint')).toBeUndefined();
});
