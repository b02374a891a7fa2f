import { isPacked, packed, unpacked } from '@/lib/versions/reading/editions';

test('unpacking an envelope returns the documents unchanged and in the original order', () => {
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
])('unpacking returns undefined for %s', (_, text) => {
  expect(unpacked(text)).toBeUndefined();
});

test('`isPacked` returns true for a result of `packed`, and false for a single document', () => {
  expect([isPacked(packed(new Map())), isPacked('{"home":{}}')]).toEqual([true, false]);
});
