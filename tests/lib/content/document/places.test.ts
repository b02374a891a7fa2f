import { placesIn } from '@/lib/content/document/places';

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
])('%s stands in line %d, column %d', (path, line, column) => {
  expect(placesIn(TEXT)(path)).toEqual({ line, column });
});

test('what is missing has the place of what it is missing from', () => {
  const place = placesIn(TEXT);

  expect(place('home.flavours[0].NAME')).toEqual({ line: 4, column: 7 });
  expect(place('home.flavours[7]')).toEqual({ line: 3, column: 17 });
});

test('what a text of JSON holds has the place of the text', () => {
  expect(placesIn(TEXT)('home.collections[0].UF_COLS_JSON[0].xs')).toEqual({ line: 9, column: 39 });
});

test('of a key that stands twice the last one is meant, as the parser reads it', () => {
  expect(placesIn('{"home": 1,\n "home": 2}')('home')).toEqual({ line: 2, column: 10 });
});

test('lines that end in the manner of Windows are lines, and a mark at the beginning is no column', () => {
  expect(placesIn('\uFEFF{\r\n"home": 1}')('home')).toEqual({ line: 2, column: 9 });
  expect(placesIn('\uFEFF{"home": 1}')('home')).toEqual({ line: 1, column: 10 });
});

test('what is no path has no place', () => {
  expect(placesIn(TEXT)('home..flavours')).toBeUndefined();
});

test('in a document that is nested too deep nothing is looked for', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);

  expect(placesIn(deep)('home')).toBeUndefined();
});
