import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

import { DomUtils, parseDocument } from 'htmlparser2';
import type { NodeObject } from 'jsonld';
import sharp from 'sharp';

import { type StorefrontServer, startStorefront } from '../support/storefront';
import { expect, test as base } from '../support/test';

import { aDocument } from '@/tests/content';
import { ofType, expandGraph, faultsOf, valuesOf } from '@/tests/schema-org';

const SITE = 'https://quatorze.example';
const PAGES = ['/', '/shop', '/shop/dark', '/shop/dark/cafe'];
const FIRST_BYTES = 8 * 1024;

const startSite = () => startStorefront({ SITE_URL: SITE });

/** Without SITE_URL, pages do not state their address. */
const test = base.extend<{ site: StorefrontServer }>({
  site: async ({ once }, provide) => provide(await once(startSite)),
});

function crawl(url: string, headers: IncomingHttpHeaders = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(brotliDecompressSync(Buffer.concat(chunks)).toString('utf8')));
    }).on('error', reject);
  });
}

function metaOf(html: string, name: string): string[] {
  const elements = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return [...elements].filter(([, found]) => found === name).map(([, , content = '']) => content);
}

function readableText(html: string): string {
  const body = html.replace(/^[\s\S]*<body|<script[\s\S]*?<\/script>/g, '');
  return DomUtils.textContent(parseDocument(body)).replace(/\s+/g, ' ');
}

const quantitiesOf = (graph: NodeObject[]) =>
  ofType(graph, 'QuantitativeValue').map((node) => ({
    value: valuesOf(node, 'value')[0],
    unitCode: valuesOf(node, 'unitCode')[0],
  }));

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

for (const path of PAGES) {
  test(`the first 8 KB of ${path} contain all metadata that services read for a shared link`, async ({
    site,
  }) => {
    const html = await crawl(site.url + path);
    const first = Buffer.from(html).subarray(0, FIRST_BYTES).toString('utf8');

    expect(first).toMatch(/<html lang="en"/);
    expect(first).toMatch(/<title>[^<]*Quatorze<\/title>/);
    for (const name of ['og:title', 'og:type', 'og:url', 'og:image', 'og:site_name', 'twitter:card'])
      expect(metaOf(first, name), name).toEqual([expect.stringMatching(/\S/)]);
    expect(metaOf(first, 'og:url')).toEqual([path === '/' ? SITE : SITE + path]);
    expect(metaOf(first, 'og:image')).toEqual([`${SITE}/share-picture`]);
    expect(metaOf(first, 'twitter:image')).toEqual([`${SITE}/share-picture`]);
    expect(metaOf(first, 'twitter:card')).toEqual(['summary_large_image']);
    expect(canonicalOf(first)).toBe(path === '/' ? SITE : SITE + path);
    // A service might use the second value of a repeated tag.
    for (const name of ['og:title', 'twitter:card', 'description'])
      expect(metaOf(html, name).length, name).toBeLessThanOrEqual(1);
  });
}

test('the share picture is a JPEG of 1200 × 630 px and at most 300 KB, as services require', async ({
  site,
}) => {
  const answer = await fetch(`${site.url}/share-picture`);
  const bytes = Buffer.from(await answer.arrayBuffer());

  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThanOrEqual(300_000);
  expect(metaOf(await crawl(site.url), 'og:image:type')).toEqual(['image/jpeg']);
});

test('for unusual titles, the share picture needs no external request, and a conditional request gets a 304', async ({
  pool,
}) => {
  const titles = {
    'an emoji': 'Quatorze ❤️ 👩‍🍳',
    'other scripts': 'Шоколад 巧克力 شوكولاتة',
    'a long title': 'Chocolate '.repeat(2_000),
    'a word without end': 'W'.repeat(20_000),
  };
  for (const [name, NAME] of Object.entries(titles)) {
    const { url, output } = await pool.take(
      aDocument({ home: { texts: { intro: { NAME, TEXT_1: NAME, PICTURES: ['/upload/100%.jpg'] } } } }),
    );
    const before = output().length;
    const first = await fetch(`${url}/share-picture`);
    const again = await fetch(`${url}/share-picture`, {
      headers: { 'if-none-match': String(first.headers.get('etag')), 'cache-control': 'max-age=0' },
    });
    pool.release(); // makes the server available for the next document

    expect([first.status, again.status], name).toEqual([200, 304]);
    expect(output().slice(before), name).not.toMatch(/"level":"(?:warn|error)"/);
    expect(output(), name).not.toMatch(/not drawn|external request blocked/);
  }
});

test('the structured data of every page is valid schema.org and matches the page', async ({ site }) => {
  for (const path of PAGES) {
    const html = await crawl(site.url + path);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks, path).toHaveLength(1);
    const graph = await expandGraph(blocks[0]?.[1] ?? '', site.url + path);
    expect(faultsOf(graph), path).toEqual([]);

    const pageText = readableText(html);
    for (const [type, property] of [
      ['Store', 'address'],
      ['Store', 'telephone'],
      ['Organization', 'email'],
      ['Product', 'name'],
      ['Product', 'description'],
      ['WebPage', 'description'],
      ['ListItem', 'name'],
    ] as const)
      for (const value of ofType(graph, type).flatMap((node) => valuesOf(node, property)))
        expect(pageText, `${path}: ${type} ${property}`).toContain(String(value).replace(/\s+/g, ' '));
    for (const type of ['Offer', 'UnitPriceSpecification'])
      for (const price of ofType(graph, type).flatMap((node) => valuesOf(node, 'price')))
        expect(pageText, path).toMatch(new RegExp(`€${Number(price).toFixed(2)}(?!/kg)`));
    for (const { value, unitCode } of quantitiesOf(graph))
      expect(pageText, path).toContain(unitCode === 'GRM' ? `${value} g` : '/kg');
  }
});

test('only the shop page of a product with one flavour has an offer in its structured data', async ({
  site,
}) => {
  for (const path of PAGES) {
    const html = await crawl(site.url + path);
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const graph = await expandGraph(text, site.url + path);
    const prices = ofType(graph, 'Offer').flatMap((offer) => valuesOf(offer, 'price'));
    expect(prices, path).toEqual(path === '/shop/dark/cafe' ? [8.3] : []);
  }
});

test('the sitemap lists every page with its date, and the pictures of the home page', async ({ site }) => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry);
  const addresses = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '');

  expect(addresses).toEqual(
    expect.arrayContaining([`${SITE}/`, ...PAGES.slice(1).map((path) => SITE + path)]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const entry of entries) {
    const day = /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '';
    expect(Date.now() - Date.parse(day)).toBeLessThan(3_600_000);
  }
  const pictures = [...(entries[0] ?? '').matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(
    ([, at]) => at ?? '',
  );
  expect(pictures.length).toBeGreaterThan(14);
  for (const address of [...addresses, ...pictures]) {
    expect(address).toMatch(new RegExp(`^${SITE}/`));
    expect((await fetch(address.replace(SITE, site.url), { method: 'HEAD' })).status, address).toBe(200);
  }
});

test('without content, the sitemap answers 503 instead of an empty list', async ({ withoutContent }) => {
  const { status, headers } = await fetch(`${withoutContent.url}/sitemap.xml`);

  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

test('robots.txt allows the pages, disallows /api/ and gives the address of the sitemap', async ({
  site,
}) => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();

  expect(robots).toContain('Allow: /\n');
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('without SITE_URL, no page states an address of the site, whatever the Host header is', async ({
  storefront,
}) => {
  for (const path of ['/', '/shop', '/shop/dark/cafe', '/sitemap.xml', '/robots.txt']) {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    const answer = await new Promise<string>((resolve, reject) => {
      get(storefront.url + path, { headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve(`${JSON.stringify(response.headers)}${text}`));
      }).on('error', reject);
    });

    expect(answer, path).not.toContain('evil.example');
    expect(answer, path).not.toMatch(/rel="canonical"|og:url|og:image|Sitemap:|<loc>/);
  }
});
