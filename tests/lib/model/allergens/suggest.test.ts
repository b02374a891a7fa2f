import { suggestAllergen } from '@/lib/model/allergens/suggest';

test.each([
  ['hazlenuts', 'hazelnuts'],
  ['Almods', 'almonds'],
  ['noisetes', 'noisettes'],
  ['mlk', 'milk'],
  ['mlik', 'milk'],
  ['liat', 'lait'],
  ['biscut', undefined],
  ['zorbleberry', undefined],
  ['x'.repeat(1_000), undefined],
])('the suggestion for the unknown word %s is %s', (written, meant) => {
  expect(suggestAllergen(written)).toBe(meant);
});
