import { readStatement } from '@/lib/model/allergens/statement';

test.each([
  ['Milk, soya and hazelnuts.', ['soya', 'milk', 'hazelnuts']],
  ['lait, noisettes', ['milk', 'hazelnuts']],
  ['Contains: milk', ['milk']],
  ['May contain traces of nuts (hazelnuts, almonds)', ['nuts', 'almonds', 'hazelnuts']],
  ['Peut contenir des traces de fruits à coque et de sésame', ['nuts', 'sesame']],
  ['whole milk powder 20 %, cow’s cream', ['milk']],
  ['céréales contenant du gluten (blé)', ['gluten', 'wheat']],
  ['BRAZIL NUTS; Lupin', ['brazil-nuts', 'lupin']],
  ['none', []],
  ['Aucun', []],
  ['-', []],
  ['–', []],
])('the statement “%s” is understood', (text, ids) => {
  expect(readStatement([text])).toEqual({ ids, unknown: [] });
});

test.each([
  ['milk, zorbleberry', ['milk'], ['zorbleberry']],
  ['hazelnut zorble berry, egg', ['eggs', 'hazelnuts'], ['zorble berry']],
  ['hazlenuts', [], ['hazlenuts']],
  ['no nuts', ['nuts'], ['no']],
  ['sans gluten', ['gluten'], ['sans']],
  ['coconut milk', [], ['coconut milk']],
  ['whole', [], ['whole']],
  ['7, 8', [], ['7', '8']],
  ['E 322', [], ['E 322']],
  ['?', [], ['?']],
  ['none, ?', [], ['?']],
  ['milk 🥜', ['milk'], ['🥜']],
])('the unknown words of “%s” are returned as written', (text, ids, unknown) => {
  expect(readStatement([text])).toEqual({ ids, unknown });
});

test('the entries of a list form one statement, which contains each allergen once, in the order of annex II', () => {
  expect(readStatement(['sesame', 'Milk', 'lait', 'wheat', 'zorble', 'zorble'])).toEqual({
    ids: ['wheat', 'milk', 'sesame'],
    unknown: ['zorble'],
  });
});
