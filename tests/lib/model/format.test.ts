import { formatDate, formatList, formatPercent, formatPricePerKg, formatWeight } from '@/lib/model/format';

const EURO = { locale: 'en', currency: 'EUR' };

test('a weight as a number is grams', () => {
  expect(formatWeight({ number: 70 }, 'en')).toBe('70 g');
});

test('a weight in words stands as it is', () => {
  expect(formatWeight({ words: '3 x 25 g' }, 'en')).toBe('3 x 25 g');
});

test('a fraction of a gram is kept', () => {
  expect(formatWeight({ number: 12.5 }, 'en')).toBe('12.5 g');
});

test('a weight follows the rules of the locale', () => {
  expect(formatWeight({ number: 12.5 }, 'fr')).toBe('12,5 g');
});

test('a price as a number is money per kilogram', () => {
  expect(formatPricePerKg({ number: 124 }, EURO)).toBe('€124.00/kg');
});

test('a price in words stands as it is', () => {
  expect(formatPricePerKg({ words: 'on request' }, EURO)).toBe('on request');
});

test('a price of 0 is shown', () => {
  expect(formatPricePerKg({ number: 0 }, EURO)).toBe('€0.00/kg');
});

test('a price follows the rules of the locale', () => {
  expect(formatPricePerKg({ number: 124.5 }, { locale: 'fr', currency: 'EUR' })).toBe('124,50\u00a0€/kg');
});

test('a price is in the currency of the site', () => {
  expect(formatPricePerKg({ number: 124 }, { locale: 'en', currency: 'CHF' })).toBe('CHF\u00a0124.00/kg');
});

test('allergens are listed with commas', () => {
  expect(formatList(['almonds', 'milk', 'soya'], 'en')).toBe('almonds, milk, soya');
});

test('a single allergen stands alone', () => {
  expect(formatList(['milk'], 'en')).toBe('milk');
});

test('a share is written in percent, with one digit behind the point at most', () => {
  expect([formatPercent(72, 'en'), formatPercent(72.25, 'en'), formatPercent(72.5, 'fr')]).toEqual([
    '72%',
    '72.3%',
    expect.stringMatching(/^72,5\s%$/),
  ]);
});

test('a date is written out, whatever the time zone of the server', () => {
  expect([formatDate('2026-12-24', 'en'), formatDate('2026-12-24', 'fr')]).toEqual([
    'Thursday, December 24, 2026',
    'jeudi 24 décembre 2026',
  ]);
});
