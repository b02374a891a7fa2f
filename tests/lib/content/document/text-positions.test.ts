import { textPositions } from '@/lib/content/document/text-positions';

const TEXT = `{
  "home": {
    "flavours": [
      { "ID": "1" },
      { "ID": "2", "PREVIEW_PICTURE": { "SRC": "/a.jpg" } }
    ],
    "categories": { "3": { "CODE": "dark" } },
    "texts": { "a.b": { "NAME": "x" }, "stores-phone": {} },
    "collections": [{ "UF_COLS_JSON": "{\\"0\\": {\\"xs\\": 12}}" }]
  },
  "home.x": 1
}`;

test.each([
  ['$', 1, 1],
  ['$.home', 2, 11],
  ['$.home.flavours[1].ID', 5, 15],
  ['home.flavours[1].PREVIEW_PICTURE.SRC', 5, 48],
  ['home.categories[3].CODE', 7, 36],
  ['home.texts["a.b"].NAME', 8, 33],
  ['home.texts.stores-phone', 8, 56],
])('the value at %s begins in line %d, column %d', (path, line, column) => {
  expect(textPositions(TEXT)(path)).toEqual({ line, column });
});

test('a missing value has the position of the object or list that should contain it', () => {
  const place = textPositions(TEXT);

  expect(place('home.flavours[0].NAME')).toEqual({ line: 4, column: 7 });
  expect(place('home.flavours[7]')).toEqual({ line: 3, column: 17 });
});

test('a value inside UF_COLS_JSON (a string that contains JSON) has the position of the string', () => {
  expect(textPositions(TEXT)('home.collections[0].UF_COLS_JSON[0].xs')).toEqual({ line: 9, column: 39 });
});

test('a repeated key has the position of its last value, which the parser uses', () => {
  expect(textPositions('{"home": 1,\n "home": 2}')('home')).toEqual({ line: 2, column: 10 });
});

test('a Windows line ending counts as one line break, and a byte order mark is not a column', () => {
  expect(textPositions('\uFEFF{\r\n"home": 1}')('home')).toEqual({ line: 2, column: 9 });
  expect(textPositions('\uFEFF{"home": 1}')('home')).toEqual({ line: 1, column: 10 });
});

test('if the path of a value is malformed (home..flavours), no position is found', () => {
  expect(textPositions(TEXT)('home..flavours')).toBeUndefined();
});

test('a document that is nested too deeply has no positions', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);

  expect(textPositions(deep)('home')).toBeUndefined();
});
