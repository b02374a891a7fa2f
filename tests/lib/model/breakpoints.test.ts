import { breakpointAt } from '@/lib/model/breakpoints';

test('a window that is 599 px wide has the breakpoint xs', () => {
  expect(breakpointAt(599)).toBe('xs');
});

test('a window that is 599.99 px wide has the breakpoint xs', () => {
  expect(breakpointAt(599.99)).toBe('xs');
});

test('a window that is 600 px wide has the breakpoint sm', () => {
  expect(breakpointAt(600)).toBe('sm');
});

test('a window that is 959 px wide has the breakpoint sm', () => {
  expect(breakpointAt(959)).toBe('sm');
});

test('a window that is 960 px wide has the breakpoint md', () => {
  expect(breakpointAt(960)).toBe('md');
});

test('a window that is 1279 px wide has the breakpoint md', () => {
  expect(breakpointAt(1279)).toBe('md');
});

test('a window that is 1280 px wide has the breakpoint lg', () => {
  expect(breakpointAt(1280)).toBe('lg');
});
