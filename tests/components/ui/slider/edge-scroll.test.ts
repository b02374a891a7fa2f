import { distanceFromStart, edgeDistance, edgeFactor } from '@/components/ui/slider/edge-scroll';

const WIDTH = 1000;

test('the scroll zone at the left edge ends at 20 % of the width', () => {
  expect(edgeFactor(200, WIDTH)).toBe(0);
});

test('the scroll zone at the right edge begins at 80 % of the width', () => {
  expect(edgeFactor(800, WIDTH)).toBe(0);
});

test('a mouse at the left edge scrolls the slider towards the first slide at speed factor 3', () => {
  expect(edgeFactor(0, WIDTH)).toBe(-3);
});

test('a mouse at the right edge scrolls the slider towards the last slide at speed factor 3', () => {
  expect(edgeFactor(WIDTH, WIDTH)).toBe(3);
});

test('halfway into the zone at the left edge, a mouse scrolls towards the first slide at speed factor 1.5', () => {
  expect(edgeFactor(100, WIDTH)).toBeCloseTo(-1.5);
});

test('a quarter of the way into the zone at the right edge, the speed factor is 0.75 (maximum 3)', () => {
  expect(edgeFactor(850, WIDTH)).toBeCloseTo(0.75);
});

test('a mouse to the left of the slider does not scroll the slider', () => {
  expect(edgeFactor(-1, WIDTH)).toBe(0);
});

test('a mouse to the right of the slider does not scroll the slider', () => {
  expect(edgeFactor(WIDTH + 1, WIDTH)).toBe(0);
});

test('a slider with a width of 0 px does not scroll', () => {
  expect(edgeFactor(0, 0)).toBe(0);
});

test('the speed factor 1 moves the row by 1 px in 1/60 s', () => {
  expect(edgeDistance(1, 1000 / 60)).toBeCloseTo(1);
});

test('the speed factor 3 moves the row by 180 px in 1 s', () => {
  expect(edgeDistance(3, 1000)).toBeCloseTo(180);
});

test('the mouse position counts from the left edge, or from the right edge on right-to-left pages', () => {
  const box = { left: 100, right: 1100 };

  expect(distanceFromStart(300, box, 'ltr')).toBe(200);
  expect(distanceFromStart(300, box, 'rtl')).toBe(800);
});
