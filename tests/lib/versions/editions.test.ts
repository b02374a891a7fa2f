import { isPacked, packed, unpacked } from '@/lib/versions/editions';

test('what is packed is unpacked as it was, in its order', () => {
  const texts = new Map([
    ['fr', '{"home": {}}\n'],
    ['en', '\uFEFF{}'],
  ]);

  expect([...(unpacked(packed(texts)) ?? [])]).toEqual([...texts]);
});

test.each([
  ['a document', '{"home":{}}'],
  ['nothing', ''],
  ['half of it', '{"editions":{"en":'],
  ['documents that are no texts', '{"editions":{"en":{}}}'],
])('%s is no envelope', (_, text) => {
  expect(unpacked(text)).toBeUndefined();
});

test('an envelope is known at a glance', () => {
  expect([isPacked(packed(new Map())), isPacked('{"home":{}}')]).toEqual([true, false]);
});
