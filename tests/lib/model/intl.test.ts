import { listFormat, numberFormat } from '@/lib/model/intl';

test('formatters are cached by locale and options', () => {
  const two = { minimumFractionDigits: 2 };

  expect(numberFormat('fr', two)).toBe(numberFormat('fr', { minimumFractionDigits: 2 }));
  expect(listFormat('fr')).toBe(listFormat('fr'));
});

test('each combination of locale and options has its own formatter', () => {
  expect(numberFormat('fr').format(1.5)).toBe('1,5');
  expect(numberFormat('en').format(1.5)).toBe('1.5');
  expect(numberFormat('en', { minimumFractionDigits: 2 }).format(1.5)).toBe('1.50');
  expect(listFormat('en', { type: 'unit' }).format(['a', 'b'])).toBe('a, b');
  expect(listFormat('en').format(['a', 'b'])).toBe('a and b');
});
