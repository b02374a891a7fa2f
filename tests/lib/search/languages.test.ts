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

test('a site with one language has no links to other languages', () => {
  const version = aVersion('v1');
  const { base, otherLocales, alternates, links } = languagesOf(version, version.editions[0]);

  expect([base, otherLocales, alternates('/'), links('/')]).toEqual(['', [], {}, []]);
});

test('all language versions of a page list the same alternate addresses', () => {
  const table = { en: '/shop/dark', fr: '/fr/shop/dark', 'x-default': '/shop/dark' };

  expect(at(both, 'en').alternates('/shop/dark')).toEqual(table);
  expect(at(both, 'fr').alternates('/shop/dark')).toEqual(table);
});

test('the address of a home page with a language prefix has no trailing slash', () => {
  expect(at(both, 'en').alternates('/')).toEqual({ en: '/', fr: '/fr', 'x-default': '/' });
});

test('a page that exists in only one language has no alternate addresses', () => {
  expect(alternatesOf(french.editions, '/shop/dark')).toEqual({});
});

test('the language links are labelled “Français” and “English”', () => {
  expect(at(both, 'en').links('/')).toEqual([{ locale: 'fr', name: 'Français', href: '/fr' }]);
  expect(at(both, 'fr').links('/')).toEqual([{ locale: 'en', name: 'English', href: '/' }]);
});

test.each([
  ['/shop/dark/tablet', '/fr/shop/dark/tablet'],
  ['/shop/gifts', '/fr/shop/gifts'],
])('the language link of %s leads to %s', (path, href) => {
  expect(at(both, 'en').links(path)[0]?.href).toBe(href);
});

test.each(['/shop/dark/tablet', '/shop/gifts'])(
  'if the other language has no shop sections or categories, the language link of %s leads to /shop',
  (path) => {
    expect(at(french, 'en').links(path)[0]?.href).toBe('/fr/shop');
  },
);

test('if the French document has the locale fr-CA, `otherLocales` of the English page lists fr-CA', () => {
  const exact = aDocument({ common: { locale: 'fr-CA' } });

  expect(at(aVersionOf('v1', { en: withoutShop, fr: exact }), 'en').otherLocales).toEqual(['fr-CA']);
});

test('if the other language lacks a product, the language link leads to the product’s section', () => {
  const home = { ...shop, products: [aProduct({ ID: '301', CODE: 'other' })] };
  const shelfOnly = aDocument({
    common: { locale: undefined, productSections: [{ ID: '21', CODE: 'dark' }] },
    home,
  });
  const version = aVersionOf('v1', { en: withShop, fr: shelfOnly });

  expect(at(version, 'en').links('/shop/dark/tablet')[0]?.href).toBe('/fr/shop/dark');
});

test('the language link of an unknown page outside /shop leads to the home page', () => {
  expect(at(both, 'en').links('/nowhere/at/all')[0]?.href).toBe('/fr');
});
