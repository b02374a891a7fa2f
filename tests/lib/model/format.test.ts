import { formatDate, formatList, formatPercent, formatPricePerKg, formatWeight } from '@/lib/model/format';

const EURO = { locale: 'en', currency: 'EUR' };

test('a numeric weight is shown in grams', () => {
  expect(formatWeight({ number: 70 }, 'en')).toBe('70 g');
});

test('if a weight is text, the text is shown unchanged', () => {
  expect(formatWeight({ words: '3 x 25 g' }, 'en')).toBe('3 x 25 g');
});

test('a fraction of a gram is kept', () => {
  expect(formatWeight({ number: 12.5 }, 'en')).toBe('12.5 g');
});

test('a weight is formatted for the locale', () => {
  expect(formatWeight({ number: 12.5 }, 'fr')).toBe('12,5 g');
});

test('a numeric price is shown as money per kilogram', () => {
  expect(formatPricePerKg({ number: 124 }, EURO)).toBe('€124.00/kg');
});

test('if a price is text, the text is shown unchanged', () => {
  expect(formatPricePerKg({ words: 'on request' }, EURO)).toBe('on request');
});

test('a price of 0 is shown', () => {
  expect(formatPricePerKg({ number: 0 }, EURO)).toBe('€0.00/kg');
});

test('a price is formatted for the locale', () => {
  expect(formatPricePerKg({ number: 124.5 }, { locale: 'fr', currency: 'EUR' })).toBe('124,50\u00a0€/kg');
});

test('a price uses the currency of the site', () => {
  expect(formatPricePerKg({ number: 124 }, { locale: 'en', currency: 'CHF' })).toBe('CHF\u00a0124.00/kg');
});

test('a list of allergens is formatted with commas between the names', () => {
  expect(formatList(['almonds', 'milk', 'soya'], 'en')).toBe('almonds, milk, soya');
});

test('a single allergen is listed without a comma', () => {
  expect(formatList(['milk'], 'en')).toBe('milk');
});

test('a percentage has at most one decimal', () => {
  expect([formatPercent(72, 'en'), formatPercent(72.25, 'en'), formatPercent(72.5, 'fr')]).toEqual([
    '72%',
    '72.3%',
    expect.stringMatching(/^72,5\s%$/),
  ]);
});

test('a date is written in full, in the language of the locale', () => {
  expect([formatDate('2026-12-24', 'en'), formatDate('2026-12-24', 'fr')]).toEqual([
    'Thursday, December 24, 2026',
    'jeudi 24 décembre 2026',
  ]);
});
