/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { parseDocument } from '@/lib/content/parse';
import { sitemapEntries, sitemapXml } from '@/lib/sitemap';
import { aCategory, aCollection, aDocument, aFlavour, aProduct } from '@/tests/content';

const SITE = 'https://quatorze.example';
const loadedAt = new Date(Date.UTC(2026, 10, 21));

function sitemapOf(home: Record<string, unknown>, hasShop = true, siteUrl = SITE) {
  const parsed = parseDocument(aDocument({ home }), { origins: ['https://cdn.example'] });
  return sitemapEntries({ editions: [{ ...parsed, base: '', text: '' }], loadedAt }, siteUrl, { hasShop });
}

/** What a strict reader of XML finds in it. */
function read(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const texts = (name: string) =>
    [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
  return {
    root: document.documentElement.tagName,
    addresses: texts('loc'),
    pictures: texts('image:loc'),
    days: texts('lastmod'),
  };
}

test.each([
  'https://cdn.example/mint.jpg?w=1&h=2',
  'https://cdn.example/a&amp;b.jpg',
  "https://cdn.example/o'clock.jpg?a=1&b=%3C%22%3E",
])('a picture’s address is read as it was written: %s', (picture) => {
  const xml = sitemapXml(sitemapOf({ flavours: [aFlavour({ PREVIEW_PICTURE: picture })] }));

  expect(read(xml)).toMatchObject({ root: 'urlset', pictures: [new URL(picture).href] });
});

test('a site’s own address may have a & too', () => {
  expect(read(sitemapXml(sitemapOf({}, true, 'https://quatorze.example/a&b/'))).addresses).toContain(
    'https://quatorze.example/',
  );
});

test('a sitemap without entries is a sitemap', () => {
  expect(read(sitemapXml([]))).toEqual({ root: 'urlset', addresses: [], pictures: [], days: [] });
});

test('every page is listed once, with the day of its content, and no marks of flavours', () => {
  const entries = sitemapOf({
    categories: [aCategory({ ID: '1', CODE: 'dark & milk' })],
    sections: [{ ID: 's', CODE: 'dark' }],
    products: [aProduct({ ID: '301', CODE: 'noir' })],
    collections: [aCollection({ SECTION_ID: 's' })],
    flavours: [aFlavour({ PRODUCT_ID: '301' })],
  });
  const { addresses, days } = read(sitemapXml(entries));

  expect(addresses).toContain(`${SITE}/shop/dark%20%26%20milk`);
  expect(addresses.join(' ')).not.toContain('?');
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(days)).toEqual(new Set(['2026-11-21T00:00:00.000Z']));
});

test('where the shop is another’s, its pages are not listed', () => {
  expect(sitemapOf({ categories: [aCategory({ ID: '1' })] }, false).map(({ url }) => url)).toEqual([
    `${SITE}/`,
  ]);
});
