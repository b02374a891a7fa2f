import { parseDocument } from '@/lib/content/parse';
import { sharedFlavour } from '@/lib/content/shared-flavour';
import { sharePictureContent, sharePictureDigest } from '@/lib/search/share-picture/content';
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

test('the share picture of a flavour shows the picture of the flavour, its name and the name of the site', () => {
  expect(mintIn({})).toMatchObject({
    kind: 'flavour',
    title: 'Mint',
    line: 'Quatorze',
    poster: '/upload/mint.jpg',
  });
  expect(mintIn({ PREVIEW_PICTURE: null }).poster).toBeUndefined();
});

const pictureOf = (home: Wire) =>
  sharePictureContent(
    parseDocument(aDocument({ common: { siteName: 'Quatorze' }, home }), OWN_MEDIA).content,
  );

test('the share picture of the site shows the heading, the first poster and the plain text of the intro', () => {
  const intro = {
    NAME: 'Fourteen',
    TEXT_1: '<p>From <b>cocoa</b> to bar</p>',
    PICTURES: [{ SRC: '/upload/desktop.jpg' }, { SRC: '/upload/mobile.jpg' }],
  };

  expect(pictureOf({ texts: { intro } })).toEqual({
    kind: 'house',
    title: 'Fourteen',
    siteName: 'Quatorze',
    line: 'From cocoa to bar',
    poster: '/upload/desktop.jpg',
    direction: undefined,
  });
});

test.each([
  ['only a heading in the intro', { texts: { intro: { NAME: 'Fourteen', TEXT_1: ' ' } } }, 'Fourteen'],
  ['no intro', { texts: {} }, undefined],
])('the share picture of a site with %s shows no intro text and no poster', (_, home, title) => {
  expect(pictureOf(home)).toMatchObject({ kind: 'house', title, line: undefined, poster: undefined });
});

test('the share picture is mirrored only for a right-to-left language', () => {
  const { content } = parseDocument(aDocument({ common: { locale: 'ar' } }), OWN_MEDIA);

  expect(sharePictureContent(content).direction).toBe('rtl');
  expect(JSON.stringify(mintIn({}))).not.toContain('direction');
});

test('the share picture of a flavour without a name shows its id', () => {
  expect(mintIn({ NAME: '' })).toMatchObject({ title: 'mint' });
});

test('the digest of a share picture changes only if the shown content changes', () => {
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
