import { displayWidth } from '@/lib/display-width';

test('a name is as wide as its letters, which are not all as wide', () => {
  expect(displayWidth('Quatorze')).toBeCloseTo(4.1, 1);
  expect(displayWidth('Willi')).toBeLessThan(displayWidth('Wommw'));
});

test('accents take no room of their own', () => {
  expect(displayWidth('Hélène')).toBe(displayWidth('Helene'));
});
