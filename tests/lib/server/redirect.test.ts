import { shopRedirect } from '@/lib/server/redirect';

const at = (path: string, locale?: string) => ({ locale, url: new URL(path, 'http://localhost') });

test('with SHOP_URL, a shop address redirects to the external shop and keeps its query', () => {
  expect(shopRedirect('https://shop.example/', at('/shop/dark?flavourId=7'))).toBe(
    'https://shop.example/dark?flavourId=7',
  );
  expect(shopRedirect('https://shop.example', at('/shopping'))).toBeUndefined();
  expect(shopRedirect(undefined, at('/shop'))).toBeUndefined();
});

test('a French shop address redirects to the French address of the external shop', () => {
  expect(shopRedirect('https://shop.example/{locale}', at('/shop/dark', 'fr'))).toBe(
    'https://shop.example/fr/dark',
  );
});
