import { parseDocument } from '@/lib/content/parse';
import { sharePictureContent, sharePictureDigest } from '@/lib/share-picture/content';
import { sharedFlavour } from '@/lib/shared-flavour';
import { aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const MINT = { PREVIEW_PICTURE: { SRC: '/upload/mint.jpg' } };

function mintIn(over: Wire, siteName = 'Quatorze') {
  const document = aDocument({
    common: { siteName },
    home: {
      flavours: [aFlavour({ ...MINT, ...over }), aFlavour({ ID: 'other', NAME: over.OTHER ?? 'Other' })],
    },
  });
  const { content } = parseDocument(document, OWN_MEDIA);
  return sharePictureContent(content, sharedFlavour(content, ['mint']));
}

test('the picture of a flavour shows its own picture, its name and the house’s', () => {
  expect(mintIn({})).toMatchObject({ title: 'Mint', line: 'Quatorze', poster: '/upload/mint.jpg' });
});

test('the picture of a language that is written from right to left is mirrored, and no other one knows of it', () => {
  const { content } = parseDocument(aDocument({ common: { locale: 'ar' } }), OWN_MEDIA);

  expect(sharePictureContent(content).direction).toBe('rtl');
  expect(JSON.stringify(mintIn({}))).not.toContain('direction');
});

test('a flavour without a name is called by its id', () => {
  expect(mintIn({ NAME: '' })).toMatchObject({ title: 'mint' });
});

test('the digest changes with what the picture shows, and with nothing else', () => {
  const digest = sharePictureDigest(mintIn({}));

  for (const changed of [
    mintIn({ NAME: 'Peppermint' }),
    mintIn({ PREVIEW_PICTURE: { SRC: '/upload/other.jpg' } }),
    mintIn({}, 'Fourteen'),
  ])
    expect(sharePictureDigest(changed)).not.toBe(digest);
  expect(sharePictureDigest(mintIn({ OTHER: 'Liquorice', PRICE: '9' }))).toBe(digest);
  expect(digest).toMatch(/^[\w-]{16}$/);
});
