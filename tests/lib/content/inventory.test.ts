import { largeLosses } from '@/lib/content/inventory';
import { parseDocument } from '@/lib/content/parse';
import { aCategory, aCollection, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const inventoryOf = (home: Wire) =>
  parseDocument(aDocument({ home: { texts: {}, ...home } }), OWN_MEDIA).inventory;
const isRefused = (...inventories: Parameters<typeof largeLosses>) =>
  largeLosses(...inventories).some(({ isCausedByErrors }) => isCausedByErrors);
const TEN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const tenFlavours = (changesOf: (index: number) => Wire = () => ({})) =>
  TEN.map((id, index) => aFlavour({ ID: id, ...changesOf(index) }));
const withoutId = (from: number) => (index: number) => (index < from ? {} : { ID: null });

test('a document that has not changed is accepted', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, last)).toBe(false);
});

test('a document is refused if most flavours are broken, even if all texts are intact', () => {
  const texts = Object.fromEntries(TEN.map((key) => [`key-${key}`, { NAME: 'Words' }]));
  const last = inventoryOf({ texts, flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ texts, flavours: tenFlavours(withoutId(4)) }))).toBe(true);
});

test('a document that lost exactly half of the flavours is accepted', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(withoutId(5)) }))).toBe(false);
});

test('a document that lost most flavours and has a broken flavour is refused', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: [aFlavour({ ID: '0' }), aFlavour({ ID: null })] });

  expect(isRefused(last, next)).toBe(true);
});

test.each([
  ['an error message', ['SQLSTATE[HY000]']],
  ['a list in a list', [tenFlavours()]],
  ['an empty list in a list', [[]]],
  ['null', [null]],
  ['an object with `items` in an object', { 0: { items: tenFlavours() } }],
  ['an object with `items`', { items: tenFlavours() }],
])('a document with %s instead of the flavours is refused', (_, flavours) => {
  expect(isRefused(inventoryOf({ flavours: tenFlavours() }), inventoryOf({ flavours }))).toBe(true);
});

test.each([
  ['categories', [aCategory({ CODE: 'dark' }), aCategory({ CODE: 'milk' })]],
  ['collections', [aCollection()]],
  ['texts', { intro: { NAME: 'Quatorze' }, story: { NAME: 'Story' } }],
] as const)('a document is refused if all its %s are replaced with broken entries', (kind, entries) => {
  const last = inventoryOf({ flavours: tenFlavours(), [kind]: entries });
  const broken = kind === 'texts' ? { intro: 7, story: ['x'] } : [null];

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(), [kind]: broken }))).toBe(true);
});

test('a document is refused if its flavours no longer belong to a collection', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(() => ({ SECTION_ID: null })) }))).toBe(true);
});

test('`largeLosses` lists each large loss, such as “10 of 10 flavours”, and whether errors caused the loss', () => {
  const texts = Object.fromEntries(TEN.map((key) => [`key-${key}`, { NAME: 'Words' }]));
  const last = inventoryOf({ texts, flavours: tenFlavours() });
  const next = inventoryOf({ texts: {}, flavours: ['no more'] });

  expect(largeLosses(last, next)).toEqual([
    { what: '10 of 10 texts', isCausedByErrors: false },
    { what: '1 of 1 collections', isCausedByErrors: true },
    { what: '10 of 10 flavours', isCausedByErrors: true },
  ]);
});

test('`largeLosses` lists a large removal without broken entries as a loss that errors did not cause', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(largeLosses(last, inventoryOf({ flavours: [aFlavour({ ID: '0' })] }))).toEqual([
    { what: '9 of 10 flavours', isCausedByErrors: false },
  ]);
});

test('a document is refused if all flavours have the same ID', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(() => ({ ID: '0' })) }))).toBe(true);
});

test('a document is refused if its only collection is broken, even if all flavours are intact', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: tenFlavours(), collections: [aCollection({ ID: null })] });

  expect(isRefused(last, next)).toBe(true);
});

test('a document is refused if the flavours are no longer a list', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: 'none' }))).toBe(true);
});

test('a document is refused if the texts are no longer an object', () => {
  const texts = Object.fromEntries(TEN.map((key) => [`key-${key}`, { NAME: 'Words' }]));
  const last = inventoryOf({ texts });

  expect(isRefused(last, inventoryOf({ texts: 'none' }))).toBe(true);
});

test('a document is accepted if all its broken flavours are new', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: [...tenFlavours(), ...tenFlavours(() => ({ ID: null }))] });

  expect(isRefused(last, next)).toBe(false);
});

test('if new flavours replace all earlier flavours, `largeLosses` lists no loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: tenFlavours((index) => ({ ID: `new-${index}` })) });

  expect(largeLosses(last, next)).toEqual([]);
});

test('a complete change of the product range is refused if the document has a broken flavour', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: [...tenFlavours((index) => ({ ID: `new-${index}` })), null] });

  expect(isRefused(last, next)).toBe(true);
});
