import { pageAt } from '../support/requests';
import { startStorefront } from '../support/storefront';
import { expect, test } from '../support/test';

import { startContentServer, sourceAt } from '@/tests/content-server';

/**
 * Another chocolate maker's document: unlike the default document, with numeric ids, French numbers and prices in
 * francs.
 */
const CHOCOLATERIE = {
  common: {
    siteName: 'Chocolaterie du Lac',
    locale: 'fr',
    currency: 'CHF',
    saleEnabled: 1,
    productSections: [{ ID: 7, CODE: 'noir' }],
  },
  home: {
    texts: {
      intro: { NAME: 'Chocolaterie du Lac', TEXT_1: 'Quatre tablettes, un lac.' },
      flavours: { NAME: 'Nos tablettes' },
      stores: { NAME: 'La boutique' },
      'stores-address': { NAME: '3 quai du Mont-Blanc, Genève' },
    },
    categories: [{ CODE: 'tablettes', NAME: 'Tablettes' }],
    collections: [{ ID: 5, NAME: 'Noir', UF_PRODUCT_SECTION_ID: 7 }],
    flavours: [
      {
        ID: 1,
        NAME: 'Noir 70',
        SECTION_ID: 5,
        PRODUCT_ID: 9,
        PRICE_PER_KG: '1234,5',
        ENERGY_KJ: 2274,
        KCAL: '543',
        FATS: '36,20',
      },
    ],
    products: [{ ID: 9, CODE: 'noir-70' }],
  },
};

async function startLac() {
  const source = await startContentServer(CHOCOLATERIE);
  const storefront = await startStorefront({ CONTENT_SOURCE: sourceAt(source) });
  const stop = async () => {
    for (const server of [storefront, source]) await server.stop();
  };
  return { url: storefront.url, stop };
}

const RENAMED = { ...CHOCOLATERIE, common: { ...CHOCOLATERIE.common, siteName: 'Chocolaterie du Port' } };

test('the first response after a start shows the content of the source, not content from the build', async ({
  page,
  once,
}) => {
  const { url } = await once(startLac);

  const response = await page.goto(url);

  expect(response?.status()).toBe(200);
  expect(await response?.text()).not.toContain('Quatorze');
  await expect(page).toHaveTitle('Chocolaterie du Lac');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chocolaterie du Lac');
  await expect(page.getByRole('heading', { name: 'Nos tablettes' })).toBeVisible();
});

test('the page of a French document with prices in francs has French interface texts, numbers and prices', async ({
  page,
  once,
}) => {
  const { url } = await once(startLac);
  await page.goto(url);
  await page.getByRole('button', { name: 'Noir 70' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('navigation', { name: 'Principale' }).getByRole('link')).toHaveText([
    'Catégories',
    'Saveurs',
    'Boutique',
  ]);
  const price = new Intl.NumberFormat('fr', { style: 'currency', currency: 'CHF' }).format(1234.5);
  const panel = page.locator('[data-flavour-panel="1"]');
  await expect(panel.locator('[data-fact="price-per-kg"]')).toHaveText(`${price}/kg`);
  await expect(panel.locator('[data-fact="nutrition"]')).toHaveText(
    /2\s274,00 kJ \/ 543,00 kcal, matières grasses 36,20 g/,
  );
});

test('a change at the source appears on the page without a publish', async ({ shops }) => {
  const { url, source } = await shops.take({ live: CHOCOLATERIE }, { CONTENT_REVALIDATE_SECONDS: '1' });
  const shown = async () => (await pageAt(url)).title;
  expect(await shown()).toBe('Chocolaterie du Lac');

  source.answer(RENAMED);

  await expect.poll(shown).toBe('Chocolaterie du Port');
});

test('a browser that has cached the current page gets 304', async ({ request, storefront }) => {
  const first = await request.get(storefront.url);
  const { etag = '' } = first.headers();

  const again = await request.get(storefront.url, { headers: { 'if-none-match': etag } });
  const other = await request.get(storefront.url, { headers: { 'if-none-match': '"another"' } });

  expect(etag).toMatch(/^(?:W\/)?".+"$/);
  expect(again.status()).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers().etag).toBe(etag);
  expect(other.status()).toBe(200);
});
