import { columnWidth, displayWidth, hasDescender, longestWordWidth } from '@/components/ui/display-width';

test('a name is as wide as its letters, which are not all as wide', () => {
  expect(displayWidth('Quatorze')).toBeCloseTo(4.09, 2);
  expect(displayWidth('Willi')).toBeLessThan(displayWidth('Wommw'));
});

test('accents take no room of their own', () => {
  expect(displayWidth('Hélène')).toBe(displayWidth('Helene'));
});

test('no line may be narrower than the longest word, which a hyphen divides', () => {
  expect(longestWordWidth('A hundred beans')).toBe(longestWordWidth('hundred'));
  expect(longestWordWidth('Marchetti-Roux')).toBe(longestWordWidth('Marchetti-'));
  expect(longestWordWidth('hundred')).toBeGreaterThan(displayWidth('hundred'));
});

test('a column of several lines is as wide as the widest of them', () => {
  const name = 'Grand Cru de Madagascar, Sambirano et Ambanja';

  expect(columnWidth(name, 1)).toBeCloseTo(displayWidth(name), 2);
  expect(columnWidth(name, 2)).toBeCloseTo(displayWidth('Grand Cru de Madagascar,'), 2);
  expect(columnWidth(name, 3)).toBeCloseTo(displayWidth('Sambirano et Ambanja'), 2);
});

test('a column is no narrower than its longest word, which a hyphen divides', () => {
  expect(columnWidth('Annegret Schwarz-Leutheusser', 9)).toBeCloseTo(displayWidth('Leutheusser'), 2);
  expect(columnWidth('Onze', 5)).toBeCloseTo(displayWidth('Onze'), 2);
  expect(columnWidth('', 2)).toBe(0);
});

test.each([
  ['Quatorze', true],
  ['Maison Joly', true],
  ['Onze', false],
  ['Vanille & Cacao', false],
])('whether %s reaches below its line is known', (name, isSo) => {
  expect(hasDescender(name)).toBe(isSo);
});
