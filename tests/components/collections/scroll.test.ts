import { needsScroll, rowTarget } from '@/components/collections/scroll';

const WINDOW_HEIGHT = 800;
/** A name and a lead that show. */
const IN_SIGHT = { top: 600, bottom: 800 };

test('a row rests 140 px below the top of the window at xs', () => {
  expect(rowTarget(500, 1000, 'xs')).toBe(1360);
});

test('a row rests 120 px below the top of the window at sm', () => {
  expect(rowTarget(500, 1000, 'sm')).toBe(1380);
});

test('a row rests 150 px below the top of the window at md', () => {
  expect(rowTarget(500, 1000, 'md')).toBe(1350);
});

test('a row rests 140 px below the top of the window at lg', () => {
  expect(rowTarget(500, 1000, 'lg')).toBe(1360);
});

test('a row above the window is scrolled back to', () => {
  expect(rowTarget(-600, 1000, 'lg')).toBe(260);
});

test('the page never scrolls above its own top', () => {
  expect(rowTarget(20, 0, 'lg')).toBe(0);
});

test('a panel of which 240 px show is left where it is', () => {
  expect(needsScroll({ top: 560, bottom: 1160 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(false);
});

test('a panel of which less than 240 px show is scrolled to', () => {
  expect(needsScroll({ top: 561, bottom: 1161 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(true);
});

test('a panel below the window is scrolled to', () => {
  expect(needsScroll({ top: 900, bottom: 1500 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(true);
});

test('a panel that ends less than 240 px below the top of the window is scrolled to', () => {
  expect(needsScroll({ top: -400, bottom: 200 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(true);
});

test('a panel that is lower than 240 px and shows as a whole is left where it is', () => {
  expect(needsScroll({ top: 500, bottom: 700 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(false);
});

test('a panel higher than the window that fills it is left where it is', () => {
  expect(needsScroll({ top: -100, bottom: 1500 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(false);
});

test('a panel whose lead ends below the window is scrolled to, however much of it shows', () => {
  expect(needsScroll({ top: 400, bottom: 1500 }, { top: 450, bottom: 801 }, WINDOW_HEIGHT)).toBe(true);
});
