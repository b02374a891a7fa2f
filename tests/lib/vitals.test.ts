import { mayLogVital, vitalOf } from '@/lib/vitals';

const LCP = { name: 'LCP', value: 812.5, rating: 'good', navigationType: 'navigate', pathname: '/' };

test('a measurement is taken as the browser sends it', () => {
  expect(vitalOf(JSON.stringify(LCP))).toEqual(LCP);
});

test('what is not asked for is dropped', () => {
  expect(vitalOf(JSON.stringify({ ...LCP, visitor: 'Ada' }))).toEqual(LCP);
});

test.each([
  ['no JSON', 'LCP'],
  ['nothing', ''],
  ['another measurement', JSON.stringify({ ...LCP, name: 'TTFB' })],
  [
    'a value that is no number',
    '{"name":"LCP","value":"1","rating":"good","navigationType":"","pathname":"/"}',
  ],
  ['an address', JSON.stringify({ ...LCP, pathname: 'https://elsewhere.example/' })],
  ['a long path', JSON.stringify({ ...LCP, pathname: `/${'x'.repeat(256)}` })],
])('%s is no measurement', (_, text) => {
  expect(vitalOf(text)).toBeUndefined();
});

test('a hundred measurements a second are written down, and no more', async () => {
  const answers = await Promise.all(Array.from({ length: 101 }, mayLogVital));

  expect(answers.filter(Boolean)).toHaveLength(100);
  expect(answers.at(-1)).toBe(false);
});
