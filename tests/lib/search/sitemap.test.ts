/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { parseDocument } from '@/lib/content/parse';
import { sitemapEntries, sitemapXml } from '@/lib/search/sitemap';
import { aCategory, aCollection, aDocument, aFlavour, aProduct, type Wire } from '@/tests/content';
import { aVersionOf } from '@/tests/version';

const SITE = 'https://quatorze.example';
const loadedAt = new Date(Date.UTC(2026, 10, 21));

function sitemapOf({ common = {}, ...home }: Wire & { common?: Wire }, hasShop = true) {
  const parsed = parseDocument(aDocument({ common, home }), { origins: ['https://cdn.example'] });
  return sitemapEntries({ editions: [{ ...parsed, base: '', text: '' }], loadedAt }, SITE, { hasShop });
}

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
])('an XML parser reads the original address of a picture in the sitemap: %s', (picture) => {
  const xml = sitemapXml(sitemapOf({ flavours: [aFlavour({ PREVIEW_PICTURE: picture })] }));

  expect(read(xml)).toMatchObject({ root: 'urlset', pictures: [new URL(picture).href] });
});

test('a sitemap without entries is valid', () => {
  expect(read(sitemapXml([]))).toEqual({ root: 'urlset', addresses: [], pictures: [], days: [] });
});

test('the sitemap lists each percent-encoded address once, and `lastmod` says when the content was loaded', () => {
  const entries = sitemapOf({
    categories: [aCategory({ ID: '1', CODE: 'dark & milk' })],
    common: { productSections: [{ ID: '21', CODE: 'dark' }] },
    products: [aProduct({ ID: '301', CODE: 'noir' })],
    collections: [aCollection({ UF_PRODUCT_SECTION_ID: '21' })],
    flavours: [aFlavour({ PRODUCT_ID: '301' }), aFlavour({ ID: 'rum', PRODUCT_ID: '301' })],
  });
  const { addresses, days } = read(sitemapXml(entries));

  const paths = ['/', '/shop', '/shop/dark%20%26%20milk', '/shop/dark', '/shop/dark/noir'];
  expect(addresses).toEqual(paths.map((path) => SITE + path));
  expect(days).toEqual(paths.map(() => '2026-11-21T00:00:00.000Z'));
});

test('the sitemap lists no shop pages if the shop is external', () => {
  expect(sitemapOf({ categories: [aCategory({ ID: '1' })] }, false).map(({ url }) => url)).toEqual([
    `${SITE}/`,
  ]);
});

test('for the home page, the sitemap lists each picture once and the page’s address in each language', () => {
  const sections = ['intro', 'story', 'story-second', 'founder', 'corporate', 'partnership', 'stores'];
  const texts = Object.fromEntries(
    sections.map((key) => [key, { NAME: key, PICTURES: [`/upload/${key}.jpg`] }]),
  );
  const english = aDocument({
    common: { locale: undefined },
    home: {
      texts,
      categories: [aCategory({ PICTURE: '/upload/gifts.jpg' })],
      collections: [aCollection({ PICTURE: '/upload/tablets.jpg' })],
      flavours: ['mint', 'again'].map((ID) => aFlavour({ ID, PREVIEW_PICTURE: '/upload/mint.jpg' })),
    },
  });
  const { editions } = aVersionOf('v1', { en: english, fr: aDocument({ common: { locale: undefined } }) });

  const entries = sitemapEntries({ editions, loadedAt }, SITE, { hasShop: false });

  const alternates = { en: `${SITE}/`, fr: `${SITE}/fr`, 'x-default': `${SITE}/` };
  const images = [...sections, 'gifts', 'tablets', 'mint'].map((name) => `${SITE}/upload/${name}.jpg`);
  expect(entries[0]?.images?.toSorted()).toEqual(images.toSorted());
  expect(entries).toEqual([
    { url: `${SITE}/`, lastModified: loadedAt, images: expect.anything(), alternates },
    { url: `${SITE}/fr`, lastModified: loadedAt, images: [], alternates },
  ]);
  const xml = sitemapXml(entries);
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="fr" href="${SITE}/fr"/>`);
});

test('the sitemap of a site with one language contains no alternates', () => {
  const xml = sitemapXml([{ url: 'https://chocolat.example/noël', lastModified: loadedAt }]);

  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
      'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">' +
      '<url><loc>https://chocolat.example/no&#xeb;l</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod></url>' +
      '</urlset>\n',
  );
});

test('the sitemap lists the shop, categories, product sections, and the products of flavours and minis', () => {
  const home = {
    categories: [aCategory({ ID: '1', CODE: 'gifts' })],
    products: [aProduct({ ID: '301', CODE: 'noir' }), aProduct({ ID: '302', CODE: 'mini' })],
    collections: [aCollection({ UF_PRODUCT_SECTION_ID: '21' })],
    flavours: [
      aFlavour({ PRODUCT_ID: '301', MINI_ID: '7' }),
      aFlavour({ ID: '7', PRODUCT_ID: '302', SECTION_ID: undefined }),
      aFlavour({ ID: 'alone' }),
    ],
  };
  const productSections = [{ ID: '21', CODE: 'dark' }];
  const { content, problems, inventory } = parseDocument(aDocument({ common: { productSections }, home }), {
    origins: [],
  });
  const edition = { content, problems, inventory, base: '', text: '' };

  const entries = sitemapEntries({ editions: [edition], loadedAt }, SITE, { hasShop: true });

  expect(entries.map(({ url }) => url)).toEqual(
    ['/', '/shop', '/shop/gifts', '/shop/dark', '/shop/dark/noir', '/shop/dark/mini'].map(
      (path) => SITE + path,
    ),
  );
});

test('the sitemap of an empty shop without pictures contains only the home page and /shop', () => {
  expect(sitemapOf({ collections: [], flavours: [] })).toEqual([
    { url: `${SITE}/`, lastModified: loadedAt, images: [], alternates: {} },
    { url: `${SITE}/shop`, lastModified: loadedAt, images: undefined, alternates: {} },
  ]);
});
