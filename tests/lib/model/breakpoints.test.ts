import { breakpointAt } from '@/lib/model/breakpoints';

test('a window of 599 px is xs', () => {
  expect(breakpointAt(599)).toBe('xs');
});

test('a window of 599.99 px is still xs', () => {
  expect(breakpointAt(599.99)).toBe('xs');
});

test('a window that is 600 px wide has the breakpoint sm', () => {
  expect(breakpointAt(600)).toBe('sm');
});

test('a window of 959 px is sm', () => {
  expect(breakpointAt(959)).toBe('sm');
});

test('a window of 960 px is md', () => {
  expect(breakpointAt(960)).toBe('md');
});

test('a window of 1279 px is md', () => {
  expect(breakpointAt(1279)).toBe('md');
});

test('a window of 1280 px is lg', () => {
  expect(breakpointAt(1280)).toBe('lg');
});
