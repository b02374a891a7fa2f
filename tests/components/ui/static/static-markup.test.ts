import { markupAt, putMarkup } from '@/components/ui/static/static-markup';

test('stored markup can be read back', () => {
  putMarkup('flavours', 'Mint');

  expect(markupAt('flavours')).toBe('Mint');
});

test('stored markup is deleted after 30 seconds', () => {
  jest.useFakeTimers();
  putMarkup('data', 'Mint');

  jest.advanceTimersByTime(29_999);
  expect(markupAt('data')).toBe('Mint');
  jest.advanceTimersByTime(1);
  expect(() => markupAt('data')).toThrow('no static markup "data"');
});

test('if markup is stored again, its 30 seconds begin again', () => {
  jest.useFakeTimers();
  putMarkup('shared', 'Mint of the first');
  jest.advanceTimersByTime(20_000);
  putMarkup('shared', 'Mint of the second');

  jest.advanceTimersByTime(10_000);

  expect(markupAt('shared')).toBe('Mint of the second');
});
