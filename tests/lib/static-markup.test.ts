import { markupAt, putMarkup } from '@/lib/static-markup';

test('what a render has put there is found again', () => {
  putMarkup('flavours', 'Mint');

  expect(markupAt('flavours')).toBe('Mint');
});

test('it is let go when no render can ask for it any more', () => {
  jest.useFakeTimers();
  putMarkup('data', 'Mint');

  jest.advanceTimersByTime(29_999);
  expect(markupAt('data')).toBe('Mint');
  jest.advanceTimersByTime(1);
  expect(() => markupAt('data')).toThrow('no static markup "data"');
});
