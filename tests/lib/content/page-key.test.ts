import { isFrameworkPath, isPagePath, NOT_FOUND_PAGE, pageKey, parsePageKey } from '@/lib/content/page-key';
import { parseDocument } from '@/lib/content/parse';
import { aCategory, aCollection, aDocument, aFlavour, aProduct, OWN_MEDIA } from '@/tests/content';

const { content } = parseDocument(
  aDocument({
    common: {
      productSections: [
        { ID: '21', CODE: 'dark' },
        { ID: '22', CODE: 'white & milk' },
      ],
    },
    home: {
      categories: [aCategory({ CODE: 'gifts' })],
      collections: [
        aCollection({ ID: 'tablets', UF_PRODUCT_SECTION_ID: '21' }),
        aCollection({ ID: 'bars', UF_PRODUCT_SECTION_ID: '22' }),
      ],
      products: [aProduct({ ID: '301', CODE: 'tablet-mint' }), aProduct({ ID: '302', CODE: 'bar.70g' })],
      flavours: [
        aFlavour({ ID: '7', PRODUCT_ID: '301' }),
        aFlavour({ ID: '7&x=1', PRODUCT_ID: '301' }),
        aFlavour({ ID: '8', PRODUCT_ID: '302', SECTION_ID: ['bars'] }),
      ],
    },
  }),
  OWN_MEDIA,
);
const keyOf = (address: string) => pageKey(new URL(address, 'http://localhost'), content);

test.each([
  ['/'],
  ['/shop'],
  ['/shop/dark'],
  ['/shop/dark/mint'],
  ['/shop/dark/bar.70g'],
  ['/no/such/page'],
  ['/no/api/page'],
  ['/no.such/page'],
  ['/no.such-page'],
])('a request for %s is answered with a page or the 404 page', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each([
  ['/api/health'],
  ['/_next/static/x.js'],
  ['/pictures/mint-0a1b2c3d-640'],
  ['/upload/mint.jpg'],
  ['/robots.txt'],
])('a request for %s is not answered with a page', (path) => {
  expect(isPagePath(path)).toBe(false);
});

test.each(['/_next/static/x.js', '/api/health'])('the path %s is below /_next or /api', (path) => {
  expect(isFrameworkPath(path)).toBe(true);
});

test.each(['/no/api/health', '/apish', '/pictures/mint.jpg'])(
  'the path %s is not below /_next or /api',
  (path) => {
    expect(isFrameworkPath(path)).toBe(false);
  },
);

test('/other/dark has the key of the not-found page, because shop pages are below /shop', () => {
  expect(keyOf('/other/dark')).toBe(NOT_FOUND_PAGE);
});

test.each([
  ['/'],
  ['/shop'],
  ['/share-picture'],
  ['/shop/dark'],
  ['/shop/gifts'],
  ['/shop/dark/tablet-mint'],
])('the page key of %s is the path itself', (path) => {
  expect(keyOf(path)).toBe(path);
});

test('the home page has the same key for every query without the parameter `flavour`', () => {
  expect(keyOf('/?white&utm_source=x&flavourId=7')).toBe('/');
});

test.each([['/'], ['/share-picture']])(
  'the page %s has a separate key for each flavour in the parameter `flavour`',
  (path) => {
    expect(keyOf(`${path}?white&flavour=7&v=of-before`)).toBe(`${path}?flavour=7`);
    expect(keyOf(`${path}?flavour=7%26x%3D1`)).toBe(`${path}?flavour=7%26x%3D1`);
  },
);

test.each([
  ['flavour=9'],
  ['flavour='],
  ['flavour'],
  ['flavour=7&flavour=7'],
  ['flavour=7&flavour=8'],
  ['Flavour=7'],
])(
  'the page key omits a query that names no flavour, an unknown flavour or several flavours: %s',
  (query) => {
    expect([keyOf(`/?${query}`), keyOf(`/share-picture?${query}`)]).toEqual(['/', '/share-picture']);
  },
);

test('a page key is split into a path and the id in the parameter `flavour`; `flavourId` is ignored', () => {
  expect(parsePageKey('/?flavour=7%26x%3D1')).toEqual({ path: '/', flavourIds: ['7&x=1'] });
  expect(parsePageKey('/shop/dark?flavourId=7')).toEqual({ path: '/shop/dark', flavourIds: [] });
});

test('a shop page has the same key for every query without a flavour', () => {
  expect(keyOf('/shop/dark?utm_source=x')).toBe('/shop/dark');
});

test('the key of a shop page contains the flavour of the query if the page shows this flavour', () => {
  expect(keyOf('/shop/dark?utm_source=x&flavourId=7')).toBe('/shop/dark?flavourId=7');
  expect(keyOf('/shop/dark/tablet-mint?flavourId=7')).toBe('/shop/dark/tablet-mint?flavourId=7');
});

test('the key of a shop page omits a flavour that the page does not show', () => {
  expect(keyOf('/shop/dark?flavourId=8')).toBe('/shop/dark');
  expect(keyOf('/shop/dark/tablet-mint?flavourId=8')).toBe('/shop/dark/tablet-mint');
  expect(keyOf('/shop/dark?flavourId=anything')).toBe('/shop/dark');
});

test('special characters of a flavour’s id are escaped in the page key, so the id cannot add parameters', () => {
  expect(keyOf('/shop/dark?flavourId=7%26x%3D1')).toBe('/shop/dark?flavourId=7%26x%3D1');
});

test.each([['/shop/d%61rk'], ['/%73hop/%64%61%72%6b'], ['/shop//dark'], ['/shop/dark/']])(
  '%s has the same page key as /shop/dark',
  (path) => {
    expect(keyOf(path)).toBe('/shop/dark');
  },
);

test('special characters of a path are escaped in the page key in the same way as in links', () => {
  expect(keyOf('/shop/white%20%26%20milk')).toBe('/shop/white%20%26%20milk');
  expect(keyOf('/shop/dark/bar.70g')).toBe('/shop/dark/bar.70g');
});

test.each([
  ['/nowhere'],
  ['/shop/nougat'],
  ['/shop/dark/nougat'],
  ['/shop/nougat/tablet-mint'],
  ['/shop/dark/tablet-mint/more'],
  ['/shop/__proto__'],
  ['/shop/constructor/constructor'],
  ['/wp-login.php'],
])('%s has the key of the not-found page', (path) => {
  expect(keyOf(path)).toBe(NOT_FOUND_PAGE);
});

test('the path of the 503 page (/unavailable) has the key of the not-found page', () => {
  expect(keyOf('/unavailable')).toBe(NOT_FOUND_PAGE);
});
