import { markupAt, putMarkup } from '@/components/ui/static/static-markup';

beforeEach(() => jest.useFakeTimers());

test('markup that is stored under a name is returned for this name', () => {
  putMarkup('flavours', 'Mint');

  expect(markupAt('flavours')).toBe('Mint');
});

test('when new markup is stored, markup that is at least 30 seconds old is deleted', () => {
  putMarkup('data', 'Mint');

  jest.advanceTimersByTime(29_999);
  putMarkup('early', 'Plum');
  expect(markupAt('data')).toBe('Mint');
  jest.advanceTimersByTime(1);
  putMarkup('late', 'Plum');
  expect(() => markupAt('data')).toThrow('no static markup "data"');
});

test('storing markup again restarts the 30 seconds after which the markup expires', () => {
  putMarkup('shared', 'Mint of the first');
  jest.advanceTimersByTime(20_000);
  putMarkup('shared', 'Mint of the second');

  jest.advanceTimersByTime(10_000);
  putMarkup('other', 'Plum');

  expect(markupAt('shared')).toBe('Mint of the second');
});

test('storing markup starts no timer, because a timer would keep the request in memory', () => {
  putMarkup('flavours', 'Mint');

  expect(jest.getTimerCount()).toBe(0);
});
