import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { acceptedEncoding, compress } from '@/lib/server/pages/compress';

test('Brotli is preferred if the client accepts Brotli', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br');
});

test('gzip is used if the client accepts only gzip', () => {
  expect(acceptedEncoding('gzip, deflate')).toBe('gzip');
});

test('the page is not compressed if the client accepts neither Brotli nor gzip', () => {
  expect(acceptedEncoding('deflate')).toBe('identity');
});

test('the page is not compressed if the request has no Accept-Encoding header', () => {
  expect(acceptedEncoding(undefined)).toBe('identity');
});

test('the page is not compressed if the Accept-Encoding header is empty', () => {
  expect(acceptedEncoding('')).toBe('identity');
});

test('an encoding with a quality value of 0 is not used', () => {
  expect(acceptedEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
});

test('an encoding with the quality 0.0 or 0.000 is not used, even with a space before the semicolon', () => {
  expect(acceptedEncoding('br ; q=0.000, gzip ; q=0.0')).toBe('identity');
});

test('an encoding with a very small quality value is still used', () => {
  expect(acceptedEncoding('br;q=0.001')).toBe('br');
});

test('the name of an encoding is not case-sensitive', () => {
  expect(acceptedEncoding('BR')).toBe('br');
});

test('encoding names such as “brx” and “x-gzip” are ignored', () => {
  expect(acceptedEncoding('brx, x-gzip')).toBe('identity');
});

test.each([1, 100])('every encoding of a page of %d KiB decompresses to the same page', async (kibibytes) => {
  const page = Buffer.from('Mint'.repeat(256 * kibibytes));

  const { br, gzip, identity } = await compress(page);

  expect([brotliDecompressSync(br), gunzipSync(gzip), identity]).toEqual([page, page, page]);
});
