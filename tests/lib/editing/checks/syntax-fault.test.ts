import { syntaxFault } from '@/lib/editing/checks/syntax-fault';

test('valid JSON has no syntax fault', () => {
  expect(syntaxFault('\uFEFF{"home": {"texts": {}}}\n')).toBeUndefined();
});

test('a missing comma is reported with its line and column, and with the surrounding lines', () => {
  const text = ['{', '  "home": {', '    "texts": {}', '    "flavours": []', '  }', '}', ''].join('\n');

  expect(syntaxFault(text)).toEqual({
    line: 4,
    column: 5,
    advice: 'missing-comma',
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
  ['a trailing comma', '{"a": 1,\n}', 2, 1],
  ['an incomplete document', '{\n"a": [1', 2, 8],
  ['an invalid value', '{"a": no}', 1, 7],
  ['an empty document', '', 1, 1],
])('%s is reported with line and column', (_, text, line, column) => {
  expect(syntaxFault(text)).toMatchObject({ line, column });
});

test('the excerpt of a very long line shows only the part around the fault, with a caret below', () => {
  const text = `{"a": "${'x'.repeat(5_000)}" "b": 1}`;

  const [shown = '', caret = ''] = syntaxFault(text)?.excerpt.split('\n') ?? [];

  expect(shown.length).toBeLessThan(80);
  expect(shown.slice(caret.indexOf('^'))).toMatch(/^"b": 1}/);
});
