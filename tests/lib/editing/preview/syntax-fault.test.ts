import { syntaxFault } from '@/lib/editing/preview/syntax-fault';

test('JSON has no fault', () => {
  expect(syntaxFault('\uFEFF{"home": {"texts": {}}}\n')).toBeUndefined();
});

test('a missing comma is told with its line, its column and the lines around it', () => {
  const text = ['{', '  "home": {', '    "texts": {}', '    "flavours": []', '  }', '}', ''].join('\n');

  expect(syntaxFault(text)).toEqual({
    line: 4,
    column: 5,
    excerpt: [
      '2 |   "home": {',
      '3 |     "texts": {}',
      '4 |     "flavours": []',
      '  |     ^',
      '5 |   }',
      '6 | }',
    ].join('\n'),
  });
});

test.each([
  ['a comment', '{\n// so\n}', 2, 1],
  ['a comma too many', '{"a": 1,\n}', 2, 1],
  ['a document that ends too soon', '{\n"a": [1', 2, 8],
  ['a word that is no value', '{"a": no}', 1, 7],
  ['nothing at all', '', 1, 1],
])('%s has a place', (_, text, line, column) => {
  expect(syntaxFault(text)).toMatchObject({ line, column });
});

test('of a document in one line the part around the fault is shown, the caret below it', () => {
  const text = `{"a": "${'x'.repeat(5_000)}" "b": 1}`;

  const [shown = '', caret = ''] = syntaxFault(text)?.excerpt.split('\n') ?? [];

  expect(shown.length).toBeLessThan(80);
  expect(shown.slice(caret.indexOf('^'))).toMatch(/^"b": 1}/);
});
