import { readFileSync } from 'node:fs';

import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

import { TEXTS } from '@/lib/editing/field-guide/texts';

const SCHEMA = 'file:///content/content.schema.json';

function service() {
  const json = getLanguageService({
    schemaRequestService: () => Promise.resolve(readFileSync('content/content.schema.json', 'utf8')),
  });
  json.configure({ validate: true, schemas: [{ fileMatch: ['*.json'], uri: SCHEMA }] });
  return json;
}

/** Opens a document in which `|` marks the cursor. */
function open(marked: string) {
  const json = service();
  const at = marked.indexOf('|');
  const document = TextDocument.create('file:///content/x.json', 'json', 1, marked.replace('|', ''));
  const parsed = json.parseJSONDocument(document);
  const position = document.positionAt(at);
  return { json, document, parsed, position };
}

async function completionsAt(marked: string): Promise<string[]> {
  const { json, document, parsed, position } = open(marked);
  return (await json.doComplete(document, position, parsed))?.items.map(({ label }) => label) ?? [];
}

async function hoverAt(marked: string): Promise<string> {
  const { json, document, parsed, position } = open(marked);
  const hover = await json.doHover(document, position, parsed);
  const contents = [hover?.contents ?? []].flat();
  return contents.map((part) => (typeof part === 'string' ? part : part.value)).join('\n');
}

test('hovering over a field shows its meaning, its form, an example, and the effect of a missing value', async () => {
  const hover = await hoverAt('{"home": {"flavours": [{"ID": "1", "PR|ICE": 8.9}]}}');

  expect(hover).toContain('The price of one pack, in the document’s currency, tax included.');
  expect(hover).toContain('a number above 0, such as `8.9`');
  expect(hover).toContain('**Example:** `8.9`');
  expect(hover).toContain('No price is shown');
});

test('hovering over the field NAME of a page text shows what NAME means for this text', async () => {
  const hover = await hoverAt('{"home": {"texts": {"stores-phone": {"NA|ME": "+33"}}}}');

  expect(hover).toContain('The shop’s telephone number.');
});

test('hovering over a property of a picture shows the meaning of the property', async () => {
  const hover = await hoverAt(
    '{"home": {"categories": [{"CODE": "a", "PICTURE": {"SRC": "/a.jpg", "A|LT": "x"}}]}}',
  );

  expect(hover).toContain('A description of the picture');
});

test('a code editor completes the keys of page texts', async () => {
  const keys = await completionsAt('{"home": {"texts": {|}}}');

  expect(keys).toEqual(expect.arrayContaining(Object.keys(TEXTS)));
});

test('a code editor completes the fields of a flavour', async () => {
  const fields = await completionsAt('{"home": {"flavours": [{"ID": "1", |}]}}');

  expect(fields).toEqual(expect.arrayContaining(['NAME', 'PRICE', 'ALLERGENS', 'ACCENT']));
});

test.each([
  ['a flag', '{"common": {"saleEnabled": |}}', ['true', 'false', '"1"', '"0"', '"Y"', '"N"']],
  ['a locale', '{"common": {"locale": |}}', ['"en"', '"fr"']],
  ['a currency', '{"common": {"currency": |}}', ['"EUR"', '"CHF"', '"GBP"', '"USD"']],
])('a code editor suggests values for %s', async (_, marked, values) => {
  expect(await completionsAt(marked)).toEqual(expect.arrayContaining(values));
});

test.each(['live', 'autumn'])('the language service reports no problem in content/%s.json', async (name) => {
  const { json, document, parsed } = open(readFileSync(`content/${name}.json`, 'utf8'));

  expect(await json.doValidation(document, parsed)).toEqual([]);
});
