import { syntaxFault } from '@/lib/editing/checks/syntax-fault';

test.each([
  ['curly quotation marks', '{"NAME": “Mint”}', 'typographic-pair'],
  ['curly quotation marks before a line break', '{"NAME": “Mint”\n}', 'typographic-pair'],
  ['curly quotation marks around a name', '{“NAME”: "Mint"}', 'typographic-pair'],
  ['French quotation marks', '{"NAME": « Mint », "ID": 1}', 'typographic-pair'],
  ['single quotation marks', "{'NAME': 'Mint'}", 'typographic-pair'],
  ['a curly quotation mark only at the start', '{"NAME": “Mint", "ID": 1}', 'typographic-quote'],
  ['an apostrophe after a curly quotation mark', '{"NAME": “Mint’s best"}', 'typographic-quote'],
  ['a comment above curly quotation marks', '{\n// from the shop\n“NAME”: "Mint"}', 'comment'],
  ['a comment', '{\n// from the shop\n"NAME": "Mint"}', 'comment'],
  ['a comma in a number', '{"PRICE": 9,1, "NAME": "Mint"}', 'comma-in-number'],
  ['a comma before a bracket', '{"NAME": "Mint",\n}', 'extra-comma'],
  ['a comma after the last number of a list', '{"ROW": [1,], "ID": 2}', 'extra-comma'],
  ['two commas', '{"NAME": "Mint",, "ID": 1}', 'extra-comma'],
  ['a missing value', '{"NAME": , "ID": 1}', 'extra-comma'],
  ['a missing bracket at the end', '{"home": {"texts": {}}', 'ends-early'],
  ['a missing quotation mark', '{"NAME": "Mint,\n"ID": 1}', 'open-text'],
  ['a line break in a text', '{"NAME": "Mint\nand lime"}', 'open-text'],
  ['a quotation mark in a text', '{"NAME": "The "best" mint"}', 'quote-in-text'],
  ['a missing comma between lines', '{"NAME": "Mint"\n"ID": 1}', 'missing-comma'],
  ['a missing comma after a number', '{"ID": 1\n"NAME": "Mint"}', 'missing-comma'],
  ['a missing comma between entries', '{"flavours": [{"ID": 1} {"ID": 2}]}', 'missing-comma'],
  ['a missing comma before a number', '{"ROW": [[1, 2] 3]}', 'missing-comma'],
  ['a missing comma after a text in a list', '{"ROW": ["1" 2]}', 'missing-comma'],
  ['a missing comma before an address', '{"NAME": "Mint"\n"SRC": "https://a.test/b.png"}', 'missing-comma'],
  ['a semicolon instead of a comma (no advice)', '{"ID": 1; "NAME": "Mint"}', undefined],
  ['a semicolon after a text (no advice)', '{"NAME": "Mint";\n"ID": 1}', undefined],
  ['an equals sign in place of a colon (no advice)', '{"NAME" = "Mint"}', undefined],
  ['a missing colon before a number', '{"PRICE" 9.1,\n"NAME": "Mint"}', 'missing-colon'],
  ['a missing colon before a text', '{"NAME" "Mint"}', 'missing-colon'],
  ['a missing colon before an object', '{"home" {"texts": {}}}', 'missing-colon'],
  ['a number that starts with 0 (no advice)', '{"PRICE": 09.1}', undefined],
  ['a word without quotation marks (no advice)', '{"NAME": mint}', undefined],
])('a syntax fault is reported with advice for its probable cause: %s', (_, text, advice) => {
  expect(syntaxFault(text)).toMatchObject({ advice });
});

test.each([
  ['before a comma', '{"NAME": "Mint^”,\n"ID": 1}'],
  ['at the end of its line', '{"ID": 1,\n"NAME": "Mint^”\n}'],
  ['before a bracket', '{"NAME": "Mint^”}'],
  ['before a Windows line break', '{"NAME": "Mint^”,\r\n"ID": 1}'],
  ['after words in curly quotation marks', '{"NAME": "“Best” mint^”,\n"ID": 1}'],
  ['as the German closing mark', '{"NAME": "Mint^“,\n"ID": 1}'],
  ['before another text in the same line', '{"NAME": "Mint^”, "TEXT": "lime"}'],
  ['at the end of a name', '{"NAME^”: "Mint"}'],
])('a curly quotation mark at the end of a text is reported with its line and column: %s', (_, marked) => {
  const [before = '', after = ''] = marked.split('^');
  const lines = before.split('\n');

  expect(syntaxFault(before + after)).toMatchObject({
    advice: 'typographic-quote',
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  });
});

test('a missing closing `"` is reported, even after a word in curly quotation marks', () => {
  expect(syntaxFault('{"NAME": "The “best”,\n"ID": 1}')).toMatchObject({ advice: 'open-text', column: 10 });
});
