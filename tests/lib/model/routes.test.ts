import { buyAddress, forPart, routes, shopIn, under } from '@/lib/model/routes';

const OWN_SHOP = routes(undefined);
const OUTSIDE_SHOP = routes('https://shop.example/fr');

test('the shop is at /shop', () => {
  expect(OWN_SHOP.shop()).toBe('/shop');
});

test('a category is at /shop/{code}', () => {
  expect(OWN_SHOP.category({ code: 'dark' })).toBe('/shop/dark');
});

test('a product is at /shop/{sectionCode}/{code}', () => {
  expect(OWN_SHOP.product({ sectionCode: 'dark', code: 'mint' })).toBe('/shop/dark/mint');
});

test('a category address marks the flavour that the visitor came for', () => {
  expect(OWN_SHOP.category({ code: 'dark', flavourId: '7' })).toBe('/shop/dark?flavourId=7');
});

test('a product address marks the flavour that the visitor came for', () => {
  expect(OWN_SHOP.product({ sectionCode: 'dark', code: 'mint', flavourId: '7' })).toBe(
    '/shop/dark/mint?flavourId=7',
  );
});

test('with SHOP_URL the shop is the outside shop', () => {
  expect(OUTSIDE_SHOP.shop()).toBe('https://shop.example/fr');
});

test('with SHOP_URL a category is in the outside shop', () => {
  expect(OUTSIDE_SHOP.category({ code: 'dark' })).toBe('https://shop.example/fr/dark');
});

test('with SHOP_URL a product is in the outside shop', () => {
  expect(OUTSIDE_SHOP.product({ sectionCode: 'dark', code: 'mint' })).toBe(
    'https://shop.example/fr/dark/mint',
  );
});

test('with SHOP_URL each language is in its own place of the outside shop, where that has one', () => {
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

test('a code with a slash stays one part of the address', () => {
  expect(OWN_SHOP.category({ code: 'dark/70' })).toBe('/shop/dark%2F70');
});

test('a code cannot begin a query', () => {
  expect(OWN_SHOP.category({ code: 'dark?x=1#y' })).toBe('/shop/dark%3Fx%3D1%23y');
});

test('an ID cannot add to the query', () => {
  expect(OWN_SHOP.category({ code: 'dark', flavourId: '7&admin=1' })).toBe(
    '/shop/dark?flavourId=7%26admin%3D1',
  );
});

test('a flavour is bought as its product in the section of its collection', () => {
  expect(buyAddress(OWN_SHOP, { id: '7', productCode: 'mint' }, 'dark')).toBe('/shop/dark/mint?flavourId=7');
});

test('a flavour whose product is not known is bought by way of its section', () => {
  expect(buyAddress(OWN_SHOP, { id: '7' }, 'dark')).toBe('/shop/dark?flavourId=7');
});

test('a flavour with neither product nor section has no buy link', () => {
  expect(buyAddress(OWN_SHOP, { id: '7' }, undefined)).toBeUndefined();
});

test('a flavour whose section is not known has no address to be bought at', () => {
  expect(buyAddress(OWN_SHOP, { id: '7', productCode: 'mint' }, undefined)).toBeUndefined();
});

test('with SHOP_URL a flavour is bought in the outside shop', () => {
  expect(buyAddress(OUTSIDE_SHOP, { id: '7', productCode: 'mint' }, 'dark')).toBe(
    'https://shop.example/fr/dark/mint?flavourId=7',
  );
});

test.each([
  ['50%', '50%'],
  ['50%25', '50%'],
  ['a%26b', 'a&b'],
  ['a&b', 'a&b'],
  ['a%2Fb', 'a%2Fb'],
])('the part %s of an address finds the code %s, decoded already or not', (part, code) => {
  expect(forPart(part, (given) => (given === code ? 'found' : undefined))).toBe('found');
});

test('the home page of a language is at its own address', () => {
  expect([OWN_SHOP.home(), routes(undefined, { base: '/fr' }).home()]).toEqual(['/', '/fr']);
  expect(routes(undefined, { base: '/fr' }).shop()).toBe('/fr/shop');
});

test('the shop is a stand-in where there is no other', () => {
  expect([OWN_SHOP.isStandIn, OUTSIDE_SHOP.isStandIn]).toEqual([true, false]);
});

test.each([
  ['/', '/fr'],
  ['/#stores', '/fr#stores'],
  ['/?flavour=3#flavours', '/fr?flavour=3#flavours'],
  ['/shop/', '/fr/shop/'],
])('%s is at %s in French', (path, address) => {
  expect([under('/fr', path), under('', path)]).toEqual([address, path]);
});

test('all slashes at the end of SHOP_URL go, and a language that is not named leaves nothing', () => {
  expect(shopIn('https://shop.example/{locale}//')).toBe('https://shop.example');
});

test('a part with a lone % is looked for as it stands', () => {
  expect(forPart('50%', (code) => (code === '50%' ? 'found' : undefined))).toBe('found');
  expect(forPart('50%', () => undefined)).toBeUndefined();
});
