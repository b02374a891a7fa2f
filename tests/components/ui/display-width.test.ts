import { columnWidth, displayWidth, hasDescender, longestWordWidth } from '@/components/ui/display-width';

test('the width of a name depends on the widths of its letters', () => {
  expect(displayWidth('Quatorze')).toBeCloseTo(4.09, 2);
  expect(displayWidth('Willi')).toBeLessThan(displayWidth('Wommw'));
});

test('accents do not make a name wider', () => {
  expect(displayWidth('Hélène')).toBe(displayWidth('Helene'));
});

test('words end at a space or a hyphen: the longest word of “Marchetti-Roux” is “Marchetti-”', () => {
  expect(longestWordWidth('A hundred beans')).toBe(longestWordWidth('hundred'));
  expect(longestWordWidth('Marchetti-Roux')).toBe(longestWordWidth('Marchetti-'));
  expect(longestWordWidth('hundred')).toBeGreaterThan(displayWidth('hundred'));
});

test('a name on several lines needs a column as wide as the widest line', () => {
  const name = 'Grand Cru de Madagascar, Sambirano et Ambanja';

  expect(columnWidth(name, 1)).toBeCloseTo(displayWidth(name), 2);
  expect(columnWidth(name, 2)).toBeCloseTo(displayWidth('Grand Cru de Madagascar,'), 2);
  expect(columnWidth(name, 3)).toBeCloseTo(displayWidth('Sambirano et Ambanja'), 2);
});

test('with enough lines, the column is as wide as the longest word or part of a hyphenated word', () => {
  expect(columnWidth('Annegret Schwarz-Leutheusser', 9)).toBeCloseTo(displayWidth('Leutheusser'), 2);
  expect(columnWidth('Onze', 5)).toBeCloseTo(displayWidth('Onze'), 2);
  expect(columnWidth('', 2)).toBe(0);
});

test.each([
  ['Quatorze', true],
  ['Maison Joly', true],
  ['Aÿ', true],
  ['Ýmir', false],
  ['Ağaç', true],
  ['Ļena', true],
  ['Dąb', true],
  ['Hạnh', true],
  ['Hélène', false],
  ['Onze', false],
  ['Vanille & Cacao', false],
  ['أربعة عشر', true],
  ['Четырнадцать', true],
])('hasDescender detects whether a letter reaches below the baseline: %s', (name, isSo) => {
  expect(hasDescender(name)).toBe(isSo);
});
