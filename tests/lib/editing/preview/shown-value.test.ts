import { shownValue } from '@/lib/editing/preview/shown-value';

test.each([
  ['nothing given', undefined, undefined],
  ['nothing at all', null, undefined],
  ['words, without their markup', '<b>Dark</b> &amp; bitter', 'Dark & bitter'],
  ['a number', 8.9, '8.9'],
  ['yes or no', false, 'false'],
  ['a list', ['milk', '<i>soya</i>', 3], 'milk, soya, 3'],
  [
    'a picture with its size and words',
    { src: '/a.jpg', width: 4, height: 3, alt: 'A bar' },
    '/a.jpg (4 × 3): A bar',
  ],
  ['a picture of which one side is known', { src: '/a.jpg', width: 4 }, '/a.jpg'],
  ['a picture of which the other side is known', { src: '/a.jpg', height: 3 }, '/a.jpg'],
  ['an amount in words', { words: 'a <b>handful</b>' }, 'a handful'],
  ['an amount', { number: 70 }, '70'],
  ['something else', { src: 7, other: true }, '{"src":7,"other":true}'],
])('%s is shown in one line', (_, value, line) => {
  expect(shownValue(value)).toBe(line);
});

test.each([
  ['words', '<b>Dark</b>', '<b>Dark</b>'],
  ['a list', ['<b>a</b>', 'b'], '<b>a</b>, b'],
  ['an amount in words', { words: '<i>few</i>' }, '<i>few</i>'],
])('where markup is what changed, %s have it', (_, value, line) => {
  expect(shownValue(value, 'with markup')).toBe(line);
});
