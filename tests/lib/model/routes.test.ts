import { buyAddress, findBySegment, routes, externalShop, withBasePath } from '@/lib/model/routes';

const OWN_SHOP = routes(undefined);
const EXTERNAL_SHOP = routes('https://shop.example/fr');

test('without SHOP_URL, the shop is at /shop', () => {
  expect(OWN_SHOP.shop()).toBe('/shop');
});

test('without SHOP_URL, a category is at /shop/{code}', () => {
  expect(OWN_SHOP.category({ code: 'dark' })).toBe('/shop/dark');
});

test('without SHOP_URL, a product is at /shop/{sectionCode}/{code}', () => {
  expect(OWN_SHOP.product({ sectionCode: 'dark', code: 'mint' })).toBe('/shop/dark/mint');
});

test('with SHOP_URL, shop links lead to the external shop', () => {
  expect(EXTERNAL_SHOP.shop()).toBe('https://shop.example/fr');
});

test('with SHOP_URL, category links lead to the external shop', () => {
  expect(EXTERNAL_SHOP.category({ code: 'dark' })).toBe('https://shop.example/fr/dark');
});

test('with SHOP_URL, product links lead to the external shop', () => {
  expect(EXTERNAL_SHOP.product({ sectionCode: 'dark', code: 'mint' })).toBe(
    'https://shop.example/fr/dark/mint',
  );
});

test('{locale} in SHOP_URL is replaced with the language of the page', () => {
  const french = { base: '/fr', locale: 'fr' };

  expect(routes('https://shop.example/{locale}/', french).category({ code: 'dark' })).toBe(
    'https://shop.example/fr/dark',
  );
  expect(routes('https://{locale}.shop.example', french).shop()).toBe('https://fr.shop.example');
  expect(routes('https://shop.example', french).shop()).toBe('https://shop.example');
});

test('a slash at the end of SHOP_URL is not doubled', () => {
  expect(routes('https://shop.example/fr/').category({ code: 'dark' })).toBe('https://shop.example/fr/dark');
});

test('a slash in the code of a category is escaped', () => {
  expect(OWN_SHOP.category({ code: 'dark/70' })).toBe('/shop/dark%2F70');
});

test('a question mark and a hash in the code of a category are escaped', () => {
  expect(OWN_SHOP.category({ code: 'dark?x=1#y' })).toBe('/shop/dark%3Fx%3D1%23y');
});

test('the ID of a flavour cannot add parameters to the query', () => {
  expect(OWN_SHOP.category({ code: 'dark', flavourId: '7&admin=1' })).toBe(
    '/shop/dark?flavourId=7%26admin%3D1',
  );
});

test('the buy link of a flavour leads to its product page in the shop section', () => {
  expect(buyAddress(OWN_SHOP, { id: '7', productCode: 'mint' }, 'dark')).toBe('/shop/dark/mint?flavourId=7');
});

test('the buy link of a flavour without a product leads to the shop section', () => {
  expect(buyAddress(OWN_SHOP, { id: '7' }, 'dark')).toBe('/shop/dark?flavourId=7');
});

test('without a shop section, even a flavour with a product has no buy link', () => {
  expect(buyAddress(OWN_SHOP, { id: '7', productCode: 'mint' }, undefined)).toBeUndefined();
});

test.each([
  ['50%', '50%'],
  ['50%25', '50%'],
  ['a%26b', 'a&b'],
  ['a&b', 'a&b'],
  ['a%2Fb', 'a%2Fb'],
])('the address segment %s, decoded or escaped, finds the entry with the code %s', (part, code) => {
  expect(findBySegment(part, (given) => (given === code ? 'found' : undefined))).toBe('found');
});

test('the home page of each language has a separate address', () => {
  expect([OWN_SHOP.home(), routes(undefined, { base: '/fr' }).home()]).toEqual(['/', '/fr']);
  expect(routes(undefined, { base: '/fr' }).shop()).toBe('/fr/shop');
});

test('`isStandIn` is true only without SHOP_URL', () => {
  expect([OWN_SHOP.isStandIn, EXTERNAL_SHOP.isStandIn]).toEqual([true, false]);
});

test.each([
  ['/', '/fr'],
  ['/#stores', '/fr#stores'],
  ['/?flavour=3#flavours', '/fr?flavour=3#flavours'],
  ['/shop/', '/fr/shop/'],
])('the French address of %s is %s', (path, address) => {
  expect([withBasePath('/fr', path), withBasePath('', path)]).toEqual([address, path]);
});

test('for a page without a language, {locale} and all trailing slashes are removed from SHOP_URL', () => {
  expect(externalShop('https://shop.example/{locale}//')).toBe('https://shop.example');
});

test('an address segment with an invalid % sign is compared in its original form', () => {
  expect(findBySegment('50%', (code) => (code === '50%' ? 'found' : undefined))).toBe('found');
  expect(findBySegment('50%', () => undefined)).toBeUndefined();
});
