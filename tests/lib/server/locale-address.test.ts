import { localeAddress } from '@/lib/server/locale-address';

const LOCALES = ['en', 'fr', 'pt-BR'];

function read(address: string, locales = LOCALES) {
  const found = localeAddress(new URL(address, 'http://localhost'), locales);
  return 'moved' in found ? found : { locale: found.locale, address: found.url.pathname + found.url.search };
}

test.each([
  ['/', 'en', '/'],
  ['/shop/dark?flavourId=7', 'en', '/shop/dark?flavourId=7'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr?flavour=7', 'fr', '/?flavour=7'],
  ['/fr/shop/dark?flavourId=7', 'fr', '/shop/dark?flavourId=7'],
  ['/fr//evil.example', 'fr', '/evil.example'],
  ['/pt-BR/shop', 'pt-BR', '/shop'],
])('%s is an address in the language %s', (address, locale, plain) => {
  expect(read(address)).toEqual({ locale, address: plain });
});

test.each(['/de', '/FR', '/french', '/fr-CA/shop', '/shop/fr', '/pt'])(
  '%s has no language prefix and is an address in the first language',
  (address) => {
    expect(read(address)).toEqual({ locale: 'en', address });
  },
);

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en?flavour=7&without=milk', '/?flavour=7&without=milk'],
  ['/en/shop/dark', '/shop/dark'],
  ['/en//evil.example/x', '/evil.example/x'],
  ['/en/\\evil.example', '/evil.example'],
])('the address %s has the prefix of the first language and redirects to %s', (address, moved) => {
  expect(read(address)).toEqual({ moved });
});

test.each(['/', '/en', '/fr/shop', '//'])('without LOCALES, %s is unchanged', (address) => {
  const url = new URL('http://localhost' + address);

  expect(localeAddress(url, [])).toEqual({ locale: undefined, url });
});

test('an address keeps its trailing slash, both with and without LOCALES', () => {
  expect(read('/en/', [])).toEqual({ locale: undefined, address: '/en/' });
  expect(read('/shop/', LOCALES)).toEqual({ locale: 'en', address: '/shop/' });
});

test('a double slash directly after the language becomes one slash, and later double slashes are kept', () => {
  expect(read('/fr/shop//dark')).toEqual({ locale: 'fr', address: '/shop//dark' });
  expect(read('/en//shop//dark')).toEqual({ moved: '/shop//dark' });
});
