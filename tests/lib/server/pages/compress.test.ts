import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { acceptedEncoding, compressed } from '@/lib/server/pages/compress';

test('a client that takes Brotli gets Brotli', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br');
});

test('a client that takes gzip alone gets gzip', () => {
  expect(acceptedEncoding('gzip, deflate')).toBe('gzip');
});

test('a client that takes neither gets the page as it is', () => {
  expect(acceptedEncoding('deflate')).toBe('identity');
});

test('a client that says nothing gets the page as it is', () => {
  expect(acceptedEncoding(undefined)).toBe('identity');
});

test('an empty list means the page as it is', () => {
  expect(acceptedEncoding('')).toBe('identity');
});

test('an encoding with a weight of 0 is refused', () => {
  expect(acceptedEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
});

test('a weight of 0 may be written with decimals and spaces', () => {
  expect(acceptedEncoding('br ; q=0.000, gzip ; q=0.0')).toBe('identity');
});

test('a small weight is not a refusal', () => {
  expect(acceptedEncoding('br;q=0.001')).toBe('br');
});

test('encodings may be written in capitals', () => {
  expect(acceptedEncoding('BR')).toBe('br');
});

test('a name that contains that of an encoding is another one', () => {
  expect(acceptedEncoding('brx, x-gzip')).toBe('identity');
});

test('each encoding of a page is the page', async () => {
  const page = Buffer.from('<p>Mint</p>'.repeat(100));

  const { br, gzip, identity } = await compressed(page);

  expect([brotliDecompressSync(br), gunzipSync(gzip), identity]).toEqual([page, page, page]);
});
