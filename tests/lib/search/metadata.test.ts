import { parseDocument } from '@/lib/content/parse';
import type { Html } from '@/lib/content/values/html-text';
import { languagesOf } from '@/lib/search/languages';
import { flavourMetadata, homeMetadata, shopMetadata } from '@/lib/search/metadata';
import { editionOf } from '@/lib/versions/version';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';
import { aVersion, aVersionOf } from '@/tests/version';

const { content } = parseDocument(aDocument(), OWN_MEDIA);

const version = aVersion('v1');
const oneLanguage = languagesOf(version, version.editions[0]);

test('without a page title in the content, the title is the name of the site', () => {
  expect(homeMetadata(content, undefined, oneLanguage).title).toBe('Quatorze');
});

test('a page title in the content becomes the title, but `og:site_name` stays the site name', () => {
  const texts = { 'page-title': { NAME: 'Quatorze · Chocolate from Paris' } };
  const { content: titled } = parseDocument(aDocument({ home: { texts } }), OWN_MEDIA);
  const { title, openGraph } = homeMetadata(titled, undefined, oneLanguage);

  expect([title, openGraph?.title, openGraph?.siteName]).toEqual([
    'Quatorze · Chocolate from Paris',
    'Quatorze · Chocolate from Paris',
    'Quatorze',
  ]);
});

test('the description is the intro text without HTML', () => {
  expect(homeMetadata(content, undefined, oneLanguage).description).toBe(
    'A collection of 14 original flavours',
  );
});

test('without SITE_URL, the home page has no canonical address', () => {
  expect(homeMetadata(content, undefined, oneLanguage).alternates).toBeUndefined();
});

test('with SITE_URL, the canonical address is the home page at SITE_URL', () => {
  const { metadataBase, alternates } = homeMetadata(content, 'https://quatorze.example', oneLanguage);

  expect(new URL(String(alternates?.canonical), metadataBase ?? undefined).href).toBe(
    'https://quatorze.example/',
  );
});

test.each([
  ['fr-BE', 'fr_BE'],
  ['zh-Hant-TW', 'zh_TW'],
])('the share tags shorten the locale %s to language and territory: %s', (locale, shared) => {
  const { content: localised } = parseDocument(aDocument({ common: { locale } }), OWN_MEDIA);

  expect(homeMetadata(localised, undefined, oneLanguage).openGraph).toMatchObject({ locale: shared });
});

const flavourIn = (over: object) => {
  const flavours = [aFlavour({ PREVIEW_TEXT: 'Cool & green', ...over })];
  const { content: shared } = parseDocument(aDocument({ home: { flavours } }), OWN_MEDIA);
  return [shared, shared.shop.flavours[0]!] as const;
};

test('the metadata of a shared flavour describe the flavour, and the canonical address is the home page', () => {
  const { title, description, alternates, openGraph } = flavourMetadata(
    ...flavourIn({ ID: 'a b' }),
    'https://quatorze.example',
    oneLanguage,
  );

  expect([title, description]).toEqual(['Mint – Quatorze', 'Mint: Cool & green']);
  expect(alternates?.canonical).toBe('/');
  expect(openGraph).toMatchObject({
    title,
    description,
    url: '/?flavour=a%20b',
    images: [{ url: expect.stringMatching(/^\/share-picture\?flavour=a%20b&v=[\w-]{16}$/), alt: 'Mint' }],
  });
});

test('on a French page, the description of a shared flavour has a space before the colon', () => {
  const [shared, flavour] = flavourIn({});
  const french = { ...shared, site: { ...shared.site, locale: 'fr' } };

  expect(flavourMetadata(french, flavour, undefined, oneLanguage).description).toBe(
    'Mint\u202f: Cool & green',
  );
});

test('if a shared flavour has no text, the description is the flavour’s name', () => {
  expect(flavourMetadata(...flavourIn({ PREVIEW_TEXT: '' }), undefined, oneLanguage).description).toBe(
    'Mint',
  );
});

test('shop metadata contain the site name, the page’s heading, and the page’s text without HTML', () => {
  const page = { title: 'Dark', text: '<b>Seventy</b> percent' as Html, path: '/shop/dark' };

  expect(shopMetadata(content, 'https://quatorze.example', page, oneLanguage)).toEqual({
    metadataBase: new URL('https://quatorze.example'),
    alternates: { canonical: '/shop/dark' },
    title: 'Dark – Quatorze',
    description: 'Seventy percent',
    openGraph: {
      type: 'website',
      title: 'Dark – Quatorze',
      description: 'Seventy percent',
      siteName: 'Quatorze',
      locale: 'en',
      url: '/shop/dark',
      images: [{ url: '/share-picture', width: 1200, height: 630, type: 'image/jpeg', alt: 'Quatorze' }],
    },
    twitter: { card: 'summary_large_image', title: 'Dark – Quatorze', description: 'Seventy percent' },
  });
});

test('if SITE_URL and the site name are missing, shop metadata contain no address and no site name', () => {
  const { content: nameless } = parseDocument(aDocument({ common: { siteName: null } }), OWN_MEDIA);

  expect(shopMetadata(nameless, undefined, { title: 'Dark', path: '/shop/dark' }, oneLanguage)).toEqual({
    title: 'Dark',
    description: undefined,
    openGraph: { type: 'website', title: 'Dark', description: undefined, siteName: undefined, locale: 'en' },
    twitter: { card: 'summary', title: 'Dark', description: undefined },
  });
});

test('a page in a second language has its own address and lists the other languages', () => {
  const document = aDocument({ common: { locale: undefined } });
  const both = aVersionOf('v1', { en: document, 'fr-BE': document });
  const french = editionOf(both, 'fr-BE');

  const { alternates, openGraph } = homeMetadata(
    french.content,
    'https://quatorze.example',
    languagesOf(both, french),
  );

  expect(alternates).toEqual({
    canonical: '/fr-BE',
    languages: { en: '/', 'fr-BE': '/fr-BE', 'x-default': '/' },
  });
  expect(openGraph).toMatchObject({
    locale: 'fr_BE',
    alternateLocale: ['en'],
    url: '/fr-BE',
    images: [{ url: '/fr-BE/share-picture' }],
  });
});

test('without a site name, the title is the intro heading, or “Home” if there is no heading', () => {
  const titleOf = (home: Wire) =>
    homeMetadata(
      parseDocument(aDocument({ common: { siteName: null }, home }), OWN_MEDIA).content,
      undefined,
      oneLanguage,
    ).title;

  expect(titleOf({ texts: { intro: { NAME: 'Fourteen' } } })).toBe('Fourteen');
  expect(titleOf({ texts: {} })).toBe('Home');
});

test('without an intro text, the description is the story text without HTML', () => {
  const texts = { story: { TEXT_1: 'Made in <b>Paris</b>' } };
  const { content: story } = parseDocument(aDocument({ home: { texts } }), OWN_MEDIA);

  expect(homeMetadata(story, undefined, oneLanguage).description).toBe('Made in Paris');
});

test('a home page with neither an intro text nor a story text has no description', () => {
  const { content: bare } = parseDocument(aDocument({ home: { texts: {} } }), OWN_MEDIA);

  expect(homeMetadata(bare, undefined, oneLanguage).description).toBeUndefined();
});

test('without a site name, the title of a shared flavour is only the name of the flavour', () => {
  const { content: nameless } = parseDocument(
    aDocument({ common: { siteName: null }, home: { flavours: [aFlavour()] } }),
    OWN_MEDIA,
  );

  expect(flavourMetadata(nameless, nameless.shop.flavours[0]!, undefined, oneLanguage).title).toBe('Mint');
});
