import { isPagePath, pageKey } from '@/lib/server/page-key';

const FLAVOURS = ['7', '7&x=1'];
const keyOf = (address: string) =>
  pageKey(new URL(address, 'http://localhost'), (id) => FLAVOURS.includes(id));

test.each([['/'], ['/shop'], ['/shop/dark'], ['/shop/dark/mint'], ['/no/such/page']])(
  '%s is a page',
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each([
  ['/api/health'],
  ['/_next/static/x.js'],
  ['/pictures/mint-0a1b2c3d-640'],
  ['/upload/mint.jpg'],
  ['/robots.txt'],
])('%s is no page', (path) => {
  expect(isPagePath(path)).toBe(false);
});

test('the home page is the same for every query', () => {
  expect(keyOf('/?white&flavour=7&utm_source=x&flavourId=7')).toBe('/');
});

test('a page of the shop is the same for every query but that of a flavour', () => {
  expect(keyOf('/shop/dark?utm_source=x')).toBe('/shop/dark');
});

test('a page of the shop is another one for each flavour that one came for', () => {
  expect(keyOf('/shop/dark?utm_source=x&flavourId=7')).toBe('/shop/dark?flavourId=7');
});

test('an ID in a query cannot add to it', () => {
  expect(keyOf('/shop/dark?flavourId=7%26x%3D1')).toBe('/shop/dark?flavourId=7%26x%3D1');
});

test('an ID that no flavour has cannot fill the store', () => {
  expect(keyOf('/shop/dark?flavourId=anything')).toBe('/shop/dark');
});

test('the page for an outage is not there by its own address', () => {
  expect(keyOf('/unavailable')).not.toBe('/unavailable');
});
