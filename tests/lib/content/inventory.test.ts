import { largeLosses } from '@/lib/content/inventory';
import { parseDocument } from '@/lib/content/parse';
import { aCategory, aCollection, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const inventoryOf = (home: Wire) =>
  parseDocument(aDocument({ home: { texts: {}, ...home } }), OWN_MEDIA).inventory;
const isRefused = (...inventories: Parameters<typeof largeLosses>) =>
  largeLosses(...inventories).some(({ isByBreakage }) => isByBreakage);
const TEN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const tenFlavours = (spoil: (index: number) => Wire = () => ({})) =>
  TEN.map((id, index) => aFlavour({ ID: id, ...spoil(index) }));
const withoutId = (from: number) => (index: number) => (index < from ? {} : { ID: null });

test('the same document loses nothing', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, last)).toBe(false);
});

test('a document in which most flavours have lost their ID is a loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(withoutId(3)) }))).toBe(true);
});

test('a document in which fewer than half have lost their ID is none', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(withoutId(6)) }))).toBe(false);
});

test('texts that still stand do not make up for most of the flavours', () => {
  const texts = Object.fromEntries(TEN.map((key) => [`key-${key}`, { NAME: 'Words' }]));
  const last = inventoryOf({ texts, flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ texts, flavours: tenFlavours(withoutId(4)) }))).toBe(true);
});

test('just half of what was shown may be lost', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(withoutId(5)) }))).toBe(false);
});

test('what an editor took out on purpose is no loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: [aFlavour({ ID: '0' })] }))).toBe(false);
});

test('most of what was shown gone beside one entry that is broken is a loss: an error stands for a whole list', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: [aFlavour({ ID: '0' }), aFlavour({ ID: null })] });

  expect(isRefused(last, next)).toBe(true);
});

test.each([
  ['an error message', ['SQLSTATE[HY000]']],
  ['a list in a list', [tenFlavours()]],
  ['an empty list in a list', [[]]],
  ['null', [null]],
  ['a page of results', { 0: { items: tenFlavours() } }],
  ['an object of results', { items: tenFlavours() }],
])('%s in place of the flavours is a loss', (_, flavours) => {
  expect(isRefused(inventoryOf({ flavours: tenFlavours() }), inventoryOf({ flavours }))).toBe(true);
});

test.each([
  ['categories', [aCategory({ CODE: 'dark' }), aCategory({ CODE: 'milk' })]],
  ['collections', [aCollection()]],
  ['texts', { intro: { NAME: 'Quatorze' }, story: { NAME: 'Story' } }],
] as const)('null in place of the %s is a loss', (kind, entries) => {
  const last = inventoryOf({ flavours: tenFlavours(), [kind]: entries });
  const broken = kind === 'texts' ? { intro: 7, story: ['x'] } : [null];

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(), [kind]: broken }))).toBe(true);
});

test('flavours that have lost their places are a loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(() => ({ SECTION_ID: null })) }))).toBe(true);
});

test('what is gone is told in numbers, what something broken explains first', () => {
  const texts = Object.fromEntries(TEN.map((key) => [`key-${key}`, { NAME: 'Words' }]));
  const last = inventoryOf({ texts, flavours: tenFlavours() });
  const next = inventoryOf({ texts: {}, flavours: ['no more'] });

  expect(largeLosses(last, next)).toEqual([
    { what: '1 of 1 collections', isByBreakage: true },
    { what: '10 of 10 flavours', isByBreakage: true },
    { what: '10 of 10 texts', isByBreakage: false },
  ]);
});

test('what an editor took out on purpose is told', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(largeLosses(last, inventoryOf({ flavours: [aFlavour({ ID: '0' })] }))).toEqual([
    { what: '9 of 10 flavours', isByBreakage: false },
  ]);
});

test('flavours that all have one ID are a loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: tenFlavours(() => ({ ID: '0' })) }))).toBe(true);
});

test('flavours whose collections are all broken are a loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: tenFlavours(), collections: [aCollection({ ID: null })] });

  expect(isRefused(last, next)).toBe(true);
});

test('a list of flavours that is no list any more is a loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });

  expect(isRefused(last, inventoryOf({ flavours: 'none' }))).toBe(true);
});

test('texts that are no object any more are a loss', () => {
  const texts = Object.fromEntries(TEN.map((key) => [`key-${key}`, { NAME: 'Words' }]));
  const last = inventoryOf({ texts });

  expect(isRefused(last, inventoryOf({ texts: 'none' }))).toBe(true);
});

test('a broken flavour that was never shown is no loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: [...tenFlavours(), ...tenFlavours(() => ({ ID: null }))] });

  expect(isRefused(last, next)).toBe(false);
});

test('a new range in place of the old one is no loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: tenFlavours((index) => ({ ID: `new-${index}` })) });

  expect(largeLosses(last, next)).toEqual([]);
});

test('a new range of which something is broken is a loss', () => {
  const last = inventoryOf({ flavours: tenFlavours() });
  const next = inventoryOf({ flavours: [...tenFlavours((index) => ({ ID: `new-${index}` })), null] });

  expect(isRefused(last, next)).toBe(true);
});
