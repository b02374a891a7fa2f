import { liveDocument } from '../support/documents';
import { startStorefront } from '../support/storefront';
import { expect, test } from '../support/test';

import { aDocument } from '@/tests/content';

const STORE = { 'stores-address': { NAME: '12 Hill Street' } };

test('/shop shows all categories and all product sections', async ({ page }) => {
  await page.goto('/shop');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/shop/"]') }),
  ).toHaveText([
    'Tablets',
    'Minis',
    'Bonbons',
    'Spreads',
    'Drinking chocolate',
    'Gifts',
    'Dark chocolate',
    'Milk chocolate',
    'White chocolate',
    'Minis',
  ]);
});

test('the page /shop/{code} of a product section shows the flavours of the section’s collections', async ({
  page,
}) => {
  await page.goto('/shop/dark');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dark chocolate');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /^Madagascar 72.%$/,
    'Fleur de sel',
    'Coffee',
    'Raspberry',
    'Candied orange',
  ]);
  await page.getByRole('link', { name: 'Coffee' }).click();
  await expect(page).toHaveURL('/shop/dark/cafe?flavourId=103');
});

test('if no product section has the category’s code, /shop/{code} shows the category and links to every product section', async ({
  page,
}) => {
  await page.goto('/shop/bonbons');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonbons');
  await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('src', /bonbons/);
  for (const code of ['dark', 'milk', 'white', 'minis'])
    await expect(page.getByRole('main').locator(`a[href="/shop/${code}"]`)).toBeVisible();
});

test('if a category and a product section have the same code, /shop/{code} shows both', async ({ page }) => {
  await page.goto('/shop/minis');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minis');
  await expect(page.locator('main img[src*="categories"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('/shop/{sectionCode}/{code} shows the product with its flavour and facts', async ({ page }) => {
  await page.goto('/shop/dark/cafe');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coffee');
  const facts = page.getByRole('article', { name: 'Coffee' });
  await expect(facts.locator('[data-fact="net-weight"]')).toHaveText('70 g');
  await expect(facts.locator('[data-fact="nutrition"]')).toHaveText(/^per 100 g\s*Energy\s*2,272 kJ/);
  await expect(facts.locator('[data-fact="price"]')).toHaveText('€8.30');
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link')).toHaveText([
    'Quatorze',
    'Shop',
    'Dark chocolate',
  ]);
});

test('without an online shop, the buy link leads to a page with address, telephone number and hours', async ({
  page,
}) => {
  await page.goto('/?flavour=103');
  const buy = page.getByRole('link', { name: 'How to buy Coffee' });
  await expect(page.getByRole('link', { name: 'Buy', exact: true })).toHaveCount(0);
  await buy.click();

  await expect(page).toHaveURL('/shop/dark/cafe?flavourId=103');
  const how = page.getByRole('region', { name: 'How to buy' });
  await expect(how).toContainText('Orders are taken in the store and by telephone.');
  await expect(how.getByRole('link', { name: '+33 1 99 00 14 14' })).toHaveAttribute(
    'href',
    'tel:+33199001414',
  );
  await expect(how).toContainText('14 rue des Quatre-Vents');
  await expect(how).toContainText('Tuesday to Saturday, 10:00 to 19:00');
  await expect(how.locator('[data-open-now]')).toHaveText(/^(?:Open|Closed)/);
});

test('if nothing can be bought (`saleEnabled` is false), a product page does not explain how to buy', async ({
  request,
  serve,
}) => {
  const document = liveDocument();
  document.common.saleEnabled = false;
  const { url } = await serve(document);

  expect(await (await request.get(`${url}/shop/dark/cafe`)).text()).not.toContain('How to buy');
});

test('without product sections, buying is explained on the category pages, or on /shop if there are no categories', async ({
  request,
  serve,
}) => {
  const none = await serve(aDocument({ home: { texts: STORE } }));
  const one = await serve(
    aDocument({ home: { texts: STORE, categories: [{ ID: '1', CODE: 'bars', NAME: 'Bars' }] } }),
  );

  for (const address of [`${none.url}/shop`, `${one.url}/shop/bars`])
    expect(await (await request.get(address)).text(), address).toContain('12 Hill Street');
  expect(await (await request.get(`${one.url}/shop`)).text()).not.toContain('12 Hill Street');
});

test('the page of a product with two flavours shows both flavours', async ({ page, serve }) => {
  const document = liveDocument();
  const flavours = document.home.flavours as Record<string, unknown>[];
  Object.assign(flavours[2] ?? {}, { PRODUCT_ID: '501' });
  const { url } = await serve(document);

  await page.goto(`${url}/shop/dark/madagascar-72?flavourId=103`);

  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.locator('[data-current-flavour]')).toHaveAttribute('data-current-flavour', '103');
});

for (const [address, role] of [
  ['/shop/dark', 'listitem'],
  ['/shop/dark/cafe', 'article'],
] as const)
  test(`on ${address}, ?flavourId=103 marks only flavour 103 as current, and an unknown ID marks nothing`, async ({
    page,
  }) => {
    await page.goto(`${address}?flavourId=103`);
    await expect(page.locator('[data-current-flavour]')).toHaveCount(1);
    await expect(page.getByRole(role).and(page.locator('[data-current-flavour="103"]'))).toContainText(
      'Sidama coffee',
    );

    await page.goto(address);
    await expect(page.locator('[data-current-flavour]')).toHaveCount(0);

    const response = await page.goto(`${address}?flavourId=no-such-flavour`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('[data-current-flavour]')).toHaveCount(0);
  });

for (const address of [
  '/shop/no-such-code',
  '/shop/dark/no-such-product',
  '/shop/no-such-section/cafe',
  '/shop/bonbons/cafe',
  '/shop/dark/cafe/more',
  '/shop/__proto__',
  '/shop/%00',
  '/no-such-page',
]) {
  test(`${address} answers 404 with the 404 page of the site`, async ({ page, expected }) => {
    expected.requests.push(/^404: /);
    expected.console.push(/status of 404/);

    const response = await page.goto(address);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing on this shelf');
    await expect(page.getByRole('main').getByRole('link', { name: 'Quatorze' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached();
  });
}

for (const address of ['/shop/%E0%A4%A', '/shop/%ff', '/shop/dark/%c0%ae']) {
  test(`${address}, which is not valid UTF-8, answers 400 or 404`, async ({ request, storefront }) => {
    const response = await request.get(storefront.url + address);

    expect([400, 404]).toContain(response.status());
  });
}

test.describe('with SHOP_URL', () => {
  const SHOP = 'https://shop.example/fr';
  const startWithShopUrl = () => startStorefront({ SHOP_URL: SHOP });
  const WHOLE_HOST = 'https://shop.example';
  const startWithTrailingSlash = () => startStorefront({ SHOP_URL: `${WHOLE_HOST}/` });

  for (const [given, shop, what] of [
    [startWithShopUrl, SHOP, 'without a trailing slash'],
    [startWithTrailingSlash, WHOLE_HOST, 'with a trailing slash'],
  ] as const) {
    test(`if SHOP_URL is written ${what}, every link to the shop leads to SHOP_URL`, async ({
      page,
      once,
    }) => {
      const { url } = await once(given);

      await page.goto(url);

      await expect(page.locator('a[href^="/shop"]')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', shop);
      await expect(page.locator('a[data-category="gifts"]')).toHaveAttribute('href', `${shop}/gifts`);
      const buy = page.locator('[data-flavour-panel="103"] a[data-buy]');
      await expect(buy).toHaveAttribute('href', `${shop}/dark/cafe?flavourId=103`);
      await expect(buy).toHaveAttribute('aria-label', 'Buy Coffee');
      const links = await page
        .locator('a[href*="shop.example"]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
      const within = links.filter((link) => link === shop || new RegExp(`^${shop}/[^/]`).test(link ?? ''));
      expect(within).toEqual(links);
    });
  }

  test('a shop address of this site redirects to SHOP_URL with the rest of the path and the query', async ({
    request,
    once,
  }) => {
    const { url } = await once(startWithShopUrl);

    for (const [from, to] of [
      ['/shop', SHOP],
      ['/shop?utm_source=letter', `${SHOP}?utm_source=letter`],
      ['/shop/dark', `${SHOP}/dark`],
      ['/shop/dark/cafe?flavourId=103&utm=a%20b', `${SHOP}/dark/cafe?flavourId=103&utm=a%20b`],
      ['/shop/no-such-code', `${SHOP}/no-such-code`],
    ]) {
      for (const method of ['GET', 'HEAD']) {
        const response = await request.fetch(`${url}${from}`, { method, maxRedirects: 0 });
        expect(response.status(), from).toBe(308);
        expect(response.headers().location, from).toBe(to);
      }
    }
  });

  test('a hostile path below /shop redirects only to the host of SHOP_URL', async ({ request, once }) => {
    const { url } = await once(startWithTrailingSlash);

    for (const path of [
      '/shop/%2f%2fevil.example',
      '/shop//evil.example',
      '/shop/..%2f..%2fevil',
      '/shop/@evil.example',
    ]) {
      const response = await request.fetch(url + path, { maxRedirects: 0 });
      const { location = '' } = response.headers();
      expect(new URL(location, url).host, path).toBe('shop.example');
    }
  });

  test('an address such as /shopping, which is not below /shop, is not redirected', async ({
    request,
    once,
  }) => {
    const { url } = await once(startWithShopUrl);

    const response = await request.get(`${url}/shopping`, { maxRedirects: 0 });

    expect(response.status()).toBe(404);
  });
});

test('every internal link that can be reached from the home page leads to an existing page', async ({
  page,
  request,
  storefront,
}) => {
  const seen = new Map<string, number>();
  const next = ['/'];
  while (next.length > 0) {
    const address = next.pop() ?? '/';
    if (seen.has(address)) continue;
    const response = await request.get(storefront.url + address);
    seen.set(address, response.status());
    const links = await page.evaluate(
      (html) => {
        const anchors = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href^="/"]');
        return [...anchors].map((anchor) => anchor.getAttribute('href') ?? '');
      },
      await response.text(),
    );
    next.push(...links.map((link) => link.replace(/#.*$/, '')));
  }

  expect([...seen].filter(([, status]) => status >= 400)).toEqual([]);
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['/shop', '/shop/gifts', '/shop/dark/cafe?flavourId=103']),
  );
  expect(seen.size).toBeGreaterThan(30);
});

test('if a category’s code contains %, %2F, &, + or a space, the category’s page still opens', async ({
  serve,
}) => {
  const codes = ['50%', 'a%2Fb', 'a&b', 'a b', 'é+ü'];
  const categories = codes.map((CODE, index) => ({ ID: `${index}`, CODE, NAME: `Category ${index}` }));
  const server = await serve(aDocument({ home: { categories } }));

  for (const [index, code] of codes.entries()) {
    const answer = await fetch(`${server.url}/shop/${encodeURIComponent(code)}`);
    expect(answer.status, code).toBe(200);
    expect(await answer.text(), code).toContain(`>Category ${index}</h1>`);
  }
});
