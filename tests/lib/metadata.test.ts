import { parseDocument } from '@/lib/content/parse';
import { homeMetadata } from '@/lib/metadata';
import { aDocument, OWN_MEDIA } from '@/tests/content';

const { content } = parseDocument(aDocument(), OWN_MEDIA);

test('the title is the name of the site', () => {
  expect(homeMetadata(content, undefined).title).toBe('Quatorze');
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
