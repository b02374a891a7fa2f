import { syntaxFault } from '@/lib/editing/checks/syntax-fault';

test.each([
  ['curly quotation marks', '{"NAME": “Mint”}', 'typographic-quote'],
  ['a curly quotation mark before a name', '{“NAME”: "Mint"}', 'typographic-quote'],
  ['single quotation marks', "{'NAME': 'Mint'}", 'typographic-quote'],
  ['a comment', '{\n// from the shop\n"NAME": "Mint"}', 'comment'],
  ['a comma in a number', '{"PRICE": 9,1, "NAME": "Mint"}', 'comma-in-number'],
  ['a comma before a bracket', '{"NAME": "Mint",\n}', 'extra-comma'],
  ['two commas', '{"NAME": "Mint",, "ID": 1}', 'extra-comma'],
  ['a missing value', '{"NAME": , "ID": 1}', 'extra-comma'],
  ['a missing bracket at the end', '{"home": {"texts": {}}', 'ends-early'],
  ['a missing quotation mark', '{"NAME": "Mint,\n"ID": 1}', 'open-text'],
  ['a line break in a text', '{"NAME": "Mint\nand lime"}', 'open-text'],
  ['a quotation mark in a text', '{"NAME": "The "best" mint"}', 'quote-in-text'],
  ['a missing comma between lines', '{"NAME": "Mint"\n"ID": 1}', 'missing-comma'],
  ['a missing comma after a number', '{"ID": 1\n"NAME": "Mint"}', 'missing-comma'],
  ['a missing comma between entries', '{"flavours": [{"ID": 1} {"ID": 2}]}', 'missing-comma'],
  ['a word without quotation marks', '{"NAME": mint}', undefined],
])('the advice for %s names the probable cause', (_, text, advice) => {
  expect(syntaxFault(text)).toMatchObject({ advice });
});
