import { parseDocument } from '@/lib/content/parse';
import { flavourMetadata, homeMetadata } from '@/lib/metadata';
import { aDocument, aFlavour, OWN_MEDIA } from '@/tests/content';

const { content } = parseDocument(aDocument(), OWN_MEDIA);

test('the title is the name of the site', () => {
  expect(homeMetadata(content, undefined).title).toBe('Quatorze');
});

test('a title of the page’s own is the title, and the site keeps its name', () => {
  const texts = { 'page-title': { NAME: 'Quatorze · Chocolate from Paris' } };
  const { content: titled } = parseDocument(aDocument({ home: { texts } }), OWN_MEDIA);
  const { title, openGraph } = homeMetadata(titled, undefined);

  expect([title, openGraph?.title, openGraph?.siteName]).toEqual([
    'Quatorze · Chocolate from Paris',
    'Quatorze · Chocolate from Paris',
    'Quatorze',
  ]);
});

test('the description is the copy of the intro in plain words', () => {
  expect(homeMetadata(content, undefined).description).toBe('A collection of 14 original flavours');
});

test('without SITE_URL there is no canonical address', () => {
  expect(homeMetadata(content, undefined).alternates).toBeUndefined();
});

test('with SITE_URL the canonical address is that of the home page there', () => {
  const { metadataBase, alternates } = homeMetadata(content, 'https://quatorze.example');

  expect(new URL(String(alternates?.canonical), metadataBase ?? undefined).href).toBe(
    'https://quatorze.example/',
  );
});

test('the language is written as share tags want it', () => {
  const { content: french } = parseDocument(aDocument({ common: { locale: 'fr-BE' } }), OWN_MEDIA);

  expect(homeMetadata(french, undefined).openGraph).toMatchObject({ locale: 'fr_BE' });
});

const flavourIn = (over: object) => {
  const flavours = [aFlavour({ PREVIEW_TEXT: 'Cool & green', ...over })];
  const { content: shared } = parseDocument(aDocument({ home: { flavours } }), OWN_MEDIA);
  return [shared, shared.shop.flavours[0]!] as const;
};

test('a shared flavour is named by the title, described, shown, and found at the shared address', () => {
  const { title, description, alternates, openGraph } = flavourMetadata(
    ...flavourIn({ ID: 'a b' }),
    'https://quatorze.example',
  );

  expect([title, description]).toEqual(['Mint · Quatorze', 'Mint: Cool & green']);
  expect(alternates?.canonical).toBe('/');
  expect(openGraph).toMatchObject({
    url: '/?flavour=a%20b',
    images: [{ url: expect.stringMatching(/^\/share-picture\?flavour=a%20b&v=[\w-]{16}$/), alt: 'Mint' }],
  });
});

test('a shared flavour of which nothing is told is described by its name', () => {
  expect(flavourMetadata(...flavourIn({ PREVIEW_TEXT: '' }), undefined).description).toBe('Mint');
});
