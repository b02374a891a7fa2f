import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import { decodeDocument } from '@/lib/versions/reading/decode';

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
  ['UTF-8 with a charset in the header', Buffer.from(TEXT), 'application/json; charset=utf-8'],
  ['UTF-8 without a charset in the header', Buffer.from(TEXT), 'application/json'],
  ['UTF-8 without a header', Buffer.from(TEXT), undefined],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`), undefined],
  [
    'UTF-8 with a byte order mark and a wrong charset in the header',
    Buffer.from(`\ufeff${TEXT}`),
    'a/b;charset=latin1',
  ],
  ['Latin 1', LATIN, 'application/json; charset=ISO-8859-1'],
  ['Latin 1 with a quoted charset in capitals', LATIN, 'application/json; CHARSET = "Windows-1252"; v=1'],
  ['little-endian UTF-16 with a byte order mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), undefined],
  ['big-endian UTF-16 with a byte order mark', asUtf16be(TEXT), 'application/json'],
])('decoding a document in %s gives the original text', (_, bytes, contentType) => {
  expect(decodeDocument(bytes, contentType)).toBe(TEXT);
});

test('if a document without charset or byte order mark is not UTF-8, the refusal names the first invalid byte', () => {
  expect(reasonOf(LATIN, 'application/json')).toBe(
    'the document is not utf-8: byte 11 is not; send it as UTF-8, or name its charset in Content-Type',
  );
});

test('a document that is invalid in its declared charset is refused', () => {
  expect(reasonOf(Buffer.from([0x81, 0xff]), 'text/json; charset=shift_jis')).toMatch(/not shift_jis/);
});

test('a document that ends inside a character is refused', () => {
  expect(reasonOf(Buffer.from(TEXT).subarray(0, 12))).toMatch(/byte 11 is not/);
});

test('a document can contain U+FFFD as text, and an invalid byte after U+FFFD is still found', () => {
  expect(reasonOf(Buffer.concat([Buffer.from('\ufffd'), Buffer.from([0xe9])]))).toMatch(/byte 3 is not/);
  expect(decodeDocument(Buffer.from('"\ufffd"'))).toBe('"\ufffd"');
});

test('an unknown charset is refused, and the reason gives the charset', () => {
  expect(reasonOf(LATIN, 'application/json; charset=klingon')).toBe(
    `the document's charset "klingon" is not known`,
  );
});
