import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { healthOf, pageAt } from '../support/requests';
import { startStorefront } from '../support/storefront';
import { expect, test } from '../support/test';

import { startContentServer, sourceAt } from '@/tests/content-server';

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
  const storefront = await startStorefront({
    CONTENT_SOURCE: sourceAt(source),
    CONTENT_DEPLOYMENT: 'autumn-2',
    CONTENT_TOKEN: 'backend-token',
    CONTENT_REVALIDATE_SECONDS: 'off',
  });
  const stop = async () => {
    for (const server of [storefront, source]) await server.stop();
  };
  return { url: storefront.url, source, stop };
}

const FAST_REFRESH = { CONTENT_REVALIDATE_SECONDS: '1' };

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

test('a document can use numeric ids to connect flavours, collections, products and sections', async ({
  page,
  once,
}) => {
  const { url } = await once(startLac);
  await page.goto(url);

  await page.locator('section[data-collection="5"]').getByRole('button', { name: 'Noir 70' }).click();

  await expect(page.getByRole('link', { name: 'Acheter Noir 70' })).toHaveAttribute(
    'href',
    '/shop/noir/noir-70?flavourId=1',
  );
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

test('the server requests the configured deployment from the source, with CONTENT_TOKEN as a bearer token', async ({
  once,
}) => {
  const { source } = await once(startLac);

  expect(source.requests.map(({ url }) => url)).toEqual(['/autumn-2.json']);
  expect(source.requests[0]?.headers.authorization).toBe('Bearer backend-token');
});

test('a change at the source appears on the page without a publish', async ({ shops }) => {
  const { url, source } = await shops.take({ live: CHOCOLATERIE }, FAST_REFRESH);
  const shown = async () => (await pageAt(url)).title;
  expect(await shown()).toBe('Chocolaterie du Lac');

  source.answer(RENAMED);

  await expect.poll(shown).toBe('Chocolaterie du Port');
});

test('a refresh sends the last ETag to the source, and a 304 response leaves the page unchanged', async ({
  request,
  shops,
}) => {
  const shop = await shops.take({ live: CHOCOLATERIE }, FAST_REFRESH);
  const before = await request.get(shop.url);
  const tags: unknown[] = [];

  shop.source.answer(({ headers }, response) => {
    tags.push(headers['if-none-match']);
    if (headers['if-none-match'] === '"lac-1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"lac-1"' }).end(JSON.stringify(CHOCOLATERIE));
  });

  await expect.poll(() => tags.length).toBeGreaterThanOrEqual(3);
  expect(tags.slice(0, 3)).toEqual([undefined, '"lac-1"', '"lac-1"']);
  const after = await request.get(shop.url);
  expect(after.headers().etag).toBe(before.headers().etag);
  expect(await healthOf(shop)).toMatchObject({ code: 200, status: 'ok' });
});

test('thirty simultaneous visits get the same page and cause no request to the source', async ({
  request,
  once,
}) => {
  const { url, source } = await once(startLac);

  const visits = await Promise.all(Array.from({ length: 30 }, () => request.get(url)));

  const bodies = await Promise.all(visits.map((visit) => visit.text()));
  expect(new Set(visits.map((visit) => visit.status()))).toEqual(new Set([200]));
  expect(new Set(bodies).size).toBe(1);
  expect(new Set(visits.map((visit) => visit.headers().etag)).size).toBe(1);
  expect(source.requests).toHaveLength(1); // the server sent this request at its start
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

for (const query of [
  '?white',
  '?white=0',
  '?flavour=none',
  '?utm_source=letter&x=%22%3E',
  '?flavourId=101',
]) {
  test(`the query ${query} does not change the served HTML`, async ({ request, storefront }) => {
    const plain = await request.get(storefront.url);

    const asked = await request.get(`${storefront.url}/${query}`);

    expect(asked.status()).toBe(200);
    expect(await asked.text()).toBe(await plain.text());
    expect(asked.headers().etag).toBe(plain.headers().etag);
  });
}

test('the brotli, gzip and uncompressed bodies contain the same page', async ({ storefront }) => {
  const plain = await rawBody(storefront.url, 'identity');
  const zipped = await rawBody(storefront.url, 'gzip');
  const brotli = await rawBody(storefront.url, 'gzip, deflate, br');

  expect(plain.encoding).toBeUndefined();
  expect(zipped.encoding).toBe('gzip');
  expect(brotli.encoding).toBe('br');
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
});

test('the page has the header Vary: Accept-Encoding, so that caches store each encoding separately', async ({
  request,
  storefront,
}) => {
  const { vary = '' } = (await request.get(storefront.url)).headers();

  expect(vary.toLowerCase()).toContain('accept-encoding');
});

for (const path of ['/', '/shop', '/shop/dark']) {
  test(`the answer to HEAD ${path} has the headers of GET and no body`, async ({ request, storefront }) => {
    const headers = { 'accept-encoding': 'identity' };
    const get = await request.get(storefront.url + path, { headers });

    const head = await request.head(storefront.url + path, { headers });

    expect(head.status()).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(head.headers()[name]).toBe(get.headers()[name]);
  });
}

/** Returns the body as transferred, without decompression. */
async function rawBody(
  url: string,
  acceptEncoding: string,
): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}
