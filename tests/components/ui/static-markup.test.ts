import { markupAt, putMarkup } from '@/components/ui/static-markup';

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

test('a second render that puts its own there is not left without it when the first one’s time is over', () => {
  jest.useFakeTimers();
  putMarkup('shared', 'Mint of the first');
  jest.advanceTimersByTime(20_000);
  putMarkup('shared', 'Mint of the second');

  jest.advanceTimersByTime(10_000);

  expect(markupAt('shared')).toBe('Mint of the second');
});
