import { parseDocument } from '@/lib/content/parse';
import { isLossByBreakage } from '@/lib/content/standing';
import { aCollection, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const standingOf = (home: Wire) =>
  parseDocument(aDocument({ home: { texts: {}, ...home } }), OWN_MEDIA).standing;
const TEN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const tenFlavours = (spoil: (index: number) => Wire = () => ({})) =>
  TEN.map((id, index) => aFlavour({ ID: id, ...spoil(index) }));
const withoutId = (from: number) => (index: number) => (index < from ? {} : { ID: null });

test('the same document loses nothing', () => {
  const last = standingOf({ flavours: tenFlavours() });

  expect(isLossByBreakage(last, last)).toBe(false);
});

test('a document in which most flavours have lost their ID is a loss', () => {
  const last = standingOf({ flavours: tenFlavours() });

  expect(isLossByBreakage(last, standingOf({ flavours: tenFlavours(withoutId(3)) }))).toBe(true);
});

test('a document in which fewer than half have lost their ID is none', () => {
  const last = standingOf({ flavours: tenFlavours() });

  expect(isLossByBreakage(last, standingOf({ flavours: tenFlavours(withoutId(6)) }))).toBe(false);
});

test('texts that still stand do not make up for most of the flavours', () => {
  const texts = Object.fromEntries(TEN.map((key) => [`key-${key}`, { NAME: 'Words' }]));
  const last = standingOf({ texts, flavours: tenFlavours() });

  expect(isLossByBreakage(last, standingOf({ texts, flavours: tenFlavours(withoutId(4)) }))).toBe(true);
});

test('just half of what was shown may be lost', () => {
  const last = standingOf({ flavours: tenFlavours() });

  expect(isLossByBreakage(last, standingOf({ flavours: tenFlavours(withoutId(5)) }))).toBe(false);
});

test('what an editor took out on purpose is no loss', () => {
  const last = standingOf({ flavours: tenFlavours() });

  expect(isLossByBreakage(last, standingOf({ flavours: [aFlavour({ ID: '0' })] }))).toBe(false);
});

test('what an editor took out on purpose beside one that is broken is no loss', () => {
  const last = standingOf({ flavours: tenFlavours() });
  const next = standingOf({ flavours: [aFlavour({ ID: '0' }), aFlavour({ ID: null })] });

  expect(isLossByBreakage(last, next)).toBe(false);
});

test('flavours that all have one ID are a loss', () => {
  const last = standingOf({ flavours: tenFlavours() });

  expect(isLossByBreakage(last, standingOf({ flavours: tenFlavours(() => ({ ID: '0' })) }))).toBe(true);
});

test('flavours whose collections are all broken are a loss', () => {
  const last = standingOf({ flavours: tenFlavours() });
  const next = standingOf({ flavours: tenFlavours(), collections: [aCollection({ ID: null })] });

  expect(isLossByBreakage(last, next)).toBe(true);
});

test('a list of flavours that is no list any more is a loss', () => {
  const last = standingOf({ flavours: tenFlavours() });

  expect(isLossByBreakage(last, standingOf({ flavours: 'none' }))).toBe(true);
});

test('texts that are no object any more are a loss', () => {
  const texts = Object.fromEntries(TEN.map((key) => [`key-${key}`, { NAME: 'Words' }]));
  const last = standingOf({ texts });

  expect(isLossByBreakage(last, standingOf({ texts: 'none' }))).toBe(true);
});

test('a broken flavour that was never shown is no loss', () => {
  const last = standingOf({ flavours: tenFlavours() });
  const next = standingOf({ flavours: [...tenFlavours(), ...tenFlavours(() => ({ ID: null }))] });

  expect(isLossByBreakage(last, next)).toBe(false);
});
