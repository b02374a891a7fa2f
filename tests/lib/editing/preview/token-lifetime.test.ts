import { linkSeconds } from '@/lib/editing/preview/token';

test.each([
  ['30min', 1_800],
  ['12h', 43_200],
  ['7d', 604_800],
  ['2w', 1_209_600],
])('a preview link with the duration %s is valid for %d seconds', (given, seconds) => {
  expect(linkSeconds(given)).toBe(seconds);
});

test.each(['1m', '7', 'd', '0d', '-1d', '1.5h', '7 d', '1y', '10000d', ''])(
  'the duration "%s" is refused',
  (given) => {
    expect(linkSeconds(given)).toBeUndefined();
  },
);
