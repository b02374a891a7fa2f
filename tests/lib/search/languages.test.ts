import { alternatesOf, languagesOf } from '@/lib/search/languages';
import { editionOf, type Version } from '@/lib/versions/version';
import { aCategory, aCollection, aDocument, aFlavour, aProduct } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

const shop = {
  categories: [aCategory({ CODE: 'gifts' })],
  collections: [aCollection({ UF_PRODUCT_SECTION_ID: '21' })],
  products: [aProduct({ ID: '301', CODE: 'tablet' })],
  flavours: [aFlavour({ PRODUCT_ID: '301' })],
};
const withShop = aDocument({
  common: { locale: undefined, productSections: [{ ID: '21', CODE: 'dark' }] },
  home: shop,
});
const withoutShop = aDocument({ common: { locale: undefined } });

const both = aVersionOf('v1', { en: withShop, fr: withShop });
const french = aVersionOf('v1', { en: withShop, fr: withoutShop });

const at = (version: Version, locale: string) => languagesOf(version, editionOf(version, locale));

test('a site of one language knows of no others', () => {
  const version = aVersion('v1');
  const { base, otherLocales, alternates, header } = languagesOf(version, version.editions[0]);

  expect([base, otherLocales, alternates('/'), header('/')]).toEqual(['', [], {}, undefined]);
});

test('each language tells of all of them alike', () => {
  const table = { en: '/shop/dark', fr: '/fr/shop/dark', 'x-default': '/shop/dark' };

  expect(at(both, 'en').alternates('/shop/dark')).toEqual(table);
  expect(at(both, 'fr').alternates('/shop/dark')).toEqual(table);
});

test('the home page of a language has no slash at its end', () => {
  expect(at(both, 'en').alternates('/')).toEqual({ en: '/', fr: '/fr', 'x-default': '/' });
});

test('a page that one language lacks is no alternate of any', () => {
  expect(alternatesOf(french.editions, '/shop/dark')).toEqual({});
});

test('each language links to the others by the name that they have for themselves', () => {
  expect(at(both, 'en').header('/')).toEqual({
    home: '/',
    links: [{ locale: 'fr', name: 'Français', href: '/fr' }],
  });
  expect(at(both, 'fr').header('/')).toEqual({
    home: '/fr',
    links: [{ locale: 'en', name: 'English', href: '/' }],
  });
});

test.each([
  ['/shop/dark/tablet', '/fr/shop/dark/tablet'],
  ['/shop/gifts', '/fr/shop/gifts'],
])('%s leads to %s', (path, href) => {
  expect(at(both, 'en').header(path)?.links[0]?.href).toBe(href);
});

test.each(['/shop/dark/tablet', '/shop/gifts'])(
  'where a language lacks %s the link leads to its shop',
  (path) => {
    expect(at(french, 'en').header(path)?.links[0]?.href).toBe('/fr/shop');
  },
);

test('a page says in which languages the others are', () => {
  const exact = aDocument({ common: { locale: 'fr-CA' } });

  expect(at(aVersionOf('v1', { en: withoutShop, fr: exact }), 'en').otherLocales).toEqual(['fr-CA']);
});

test('where a language lacks a product, and has its shelf, the link leads to that', () => {
  const home = { ...shop, products: [aProduct({ ID: '301', CODE: 'other' })] };
  const shelfOnly = aDocument({
    common: { locale: undefined, productSections: [{ ID: '21', CODE: 'dark' }] },
    home,
  });
  const version = aVersionOf('v1', { en: withShop, fr: shelfOnly });

  expect(at(version, 'en').header('/shop/dark/tablet')?.links[0]?.href).toBe('/fr/shop/dark');
});

test('where no language has a page the link leads home', () => {
  expect(at(both, 'en').header('/nowhere/at/all')?.links[0]?.href).toBe('/fr');
});
