import { isPacked, packed, unpacked } from '@/lib/versions/reading/editions';

test('unpacking returns the packed documents in their order', () => {
  const texts = new Map([
    ['fr', '{"home": {}}\n'],
    ['en', '\uFEFF{}'],
  ]);

  expect([...(unpacked(packed(texts)) ?? [])]).toEqual([...texts]);
});

test.each([
  ['a plain document', '{"home":{}}'],
  ['an empty text', ''],
  ['a truncated envelope', '{"editions":{"en":'],
  ['an envelope whose documents are not text', '{"editions":{"en":{}}}'],
])('%s is not a valid envelope', (_, text) => {
  expect(unpacked(text)).toBeUndefined();
});

test('isPacked distinguishes an envelope from a plain document', () => {
  expect([isPacked(packed(new Map())), isPacked('{"home":{}}')]).toEqual([true, false]);
});
