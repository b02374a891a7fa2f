import { displayWidth, hasDescender, longestWordWidth } from '@/lib/display-width';

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

test.each([
  ['Quatorze', true],
  ['Maison Joly', true],
  ['Onze', false],
  ['Vanille & Cacao', false],
])('whether %s reaches below its line is known', (name, isSo) => {
  expect(hasDescender(name)).toBe(isSo);
});
