import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { decodeDocument } from '@/lib/versions/decode';

const TEXT = '{"NAME":"Crème brûlée"}';
const LATIN = Buffer.from(TEXT, 'latin1');
const asUtf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

function reasonOf(bytes: Buffer, contentType?: string): string {
  try {
    decodeDocument(bytes, contentType);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return error.message;
    throw error;
  }
  throw new Error('it was decoded');
}

test.each([
  ['UTF-8 that says so', Buffer.from(TEXT), 'application/json; charset=utf-8'],
  ['UTF-8 that says nothing', Buffer.from(TEXT), 'application/json'],
  ['UTF-8 without a header', Buffer.from(TEXT), undefined],
  ['UTF-8 behind a mark', Buffer.from(`\ufeff${TEXT}`), undefined],
  ['UTF-8 behind a mark under a header that errs', Buffer.from(`\ufeff${TEXT}`), 'a/b;charset=latin1'],
  ['Latin 1', LATIN, 'application/json; charset=ISO-8859-1'],
  ['Latin 1 in quotes and capitals', LATIN, 'application/json; CHARSET = "Windows-1252"; v=1'],
  ['UTF-16 behind a mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), undefined],
  ['UTF-16 the other way round', asUtf16be(TEXT), 'application/json'],
])('a document in %s is read as it was written', (_, bytes, contentType) => {
  expect(decodeDocument(bytes, contentType)).toBe(TEXT);
});

test('a document that is not in UTF-8 and does not say so is refused, with the first byte that tells', () => {
  expect(reasonOf(LATIN, 'application/json')).toBe(
    'the document is not utf-8: byte 11 is not; send it as UTF-8, or name its charset in Content-Type',
  );
});

test('a document that is not in the charset that it names is refused', () => {
  expect(reasonOf(Buffer.from([0x81, 0xff]), 'text/json; charset=shift_jis')).toMatch(/not shift_jis/);
});

test('a document that breaks off within a character is refused', () => {
  expect(reasonOf(Buffer.from(TEXT).subarray(0, 12))).toMatch(/byte 11 is not/);
});

test('a replacement character that an editor typed is not the one that is meant', () => {
  expect(reasonOf(Buffer.concat([Buffer.from('\ufffd'), Buffer.from([0xe9])]))).toMatch(/byte 3 is not/);
  expect(decodeDocument(Buffer.from('"\ufffd"'))).toBe('"\ufffd"');
});

test('a charset that nobody knows is refused by its name', () => {
  expect(reasonOf(LATIN, 'application/json; charset=klingon')).toBe(
    `the document's charset "klingon" is not known`,
  );
});
