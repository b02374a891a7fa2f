import { needsScroll, rowTarget } from '@/components/collections/panel/scroll-target';

const WINDOW_HEIGHT = 800;
/** A panel's name and lead text, fully visible. In pixels from the top of the viewport. */
const IN_SIGHT = { top: 600, bottom: 800 };

test('at breakpoint xs, the page scrolls until the row is 140 px below the top of the viewport', () => {
  expect(rowTarget(500, 1000, 'xs')).toBe(1360);
});

test('at breakpoint sm, the page scrolls until the row is 120 px below the top of the viewport', () => {
  expect(rowTarget(500, 1000, 'sm')).toBe(1380);
});

test('at breakpoint md, the page scrolls until the row is 150 px below the top of the viewport', () => {
  expect(rowTarget(500, 1000, 'md')).toBe(1350);
});

test('at breakpoint lg, the page scrolls until the row is 140 px below the top of the viewport', () => {
  expect(rowTarget(500, 1000, 'lg')).toBe(1360);
});

test('the page scrolls back to a row above the viewport', () => {
  expect(rowTarget(-600, 1000, 'lg')).toBe(260);
});

test('the scroll position is never negative', () => {
  expect(rowTarget(20, 0, 'lg')).toBe(0);
});

test('the page does not scroll if the lead text and 240 px of the panel are visible', () => {
  expect(needsScroll({ top: 560, bottom: 1160 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(false);
});

test('the page scrolls if less than 240 px of the panel are visible', () => {
  expect(needsScroll({ top: 561, bottom: 1161 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(true);
});

test('the page scrolls if the panel ends less than 240 px below the top of the viewport', () => {
  expect(needsScroll({ top: -400, bottom: 200 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(true);
});

test('the page does not scroll to a fully visible panel that is less than 240 px high', () => {
  expect(needsScroll({ top: 500, bottom: 700 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(false);
});

test('the page does not scroll to a panel that fills the whole viewport', () => {
  expect(needsScroll({ top: -100, bottom: 1500 }, IN_SIGHT, WINDOW_HEIGHT)).toBe(false);
});

test('the page scrolls if the lead text of the panel ends below the viewport', () => {
  expect(needsScroll({ top: 400, bottom: 1500 }, { top: 450, bottom: 801 }, WINDOW_HEIGHT)).toBe(true);
});
