import { formatValue } from '@/lib/editing/comparison/format-value';

test.each([
  ['an undefined value', undefined, undefined],
  ['a null value', null, undefined],
  ['a text with markup', '<b>Dark</b> &amp; bitter', 'Dark & bitter'],
  ['a number', 8.9, '8.9'],
  ['a boolean', false, 'false'],
  ['a list', ['milk', '<i>soya</i>', 3], 'milk, soya, 3'],
  [
    'a picture with its size and alternative text',
    { src: '/a.jpg', width: 4, height: 3, alt: 'A bar' },
    '/a.jpg (4 × 3): A bar',
  ],
  ['a picture with only a width', { src: '/a.jpg', width: 4 }, '/a.jpg'],
  ['a picture with only a height', { src: '/a.jpg', height: 3 }, '/a.jpg'],
  ['an amount in words', { words: 'a <b>handful</b>' }, 'a handful'],
  ['a numeric amount', { number: 70 }, '70'],
  ['an unknown object', { src: 7, other: true }, '{"src":7,"other":true}'],
])('%s is formatted in one line: %j becomes %j', (_, value, line) => {
  expect(formatValue(value)).toBe(line);
});

test.each([
  ['text', '<b>Dark</b>', '<b>Dark</b>'],
  ['a list', ['<b>a</b>', 'b'], '<b>a</b>, b'],
  ['an amount in words', { words: '<i>few</i>' }, '<i>few</i>'],
])('%s is shown with markup if the caller requests markup', (_, value, line) => {
  expect(formatValue(value, 'with markup')).toBe(line);
});
