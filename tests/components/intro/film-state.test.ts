import { nextOverlay } from '@/components/intro/film-state';

test('the overlay over the film fades as soon as film data has loaded', () => {
  expect(nextOverlay('covering', 'ready')).toBe('fading');
});

test('the overlay fades if the film is missing, fails or must not be loaded', () => {
  expect(nextOverlay('covering', 'dropped')).toBe('fading');
});

test('the overlay is removed from the page after the fade', () => {
  expect(nextOverlay('fading', 'elapsed')).toBe('gone');
});

test('if a timer event comes before film data has loaded, the overlay does not change', () => {
  expect(nextOverlay('covering', 'elapsed')).toBe('covering');
});

test('film data that arrives during the fade does not bring the overlay back', () => {
  expect(nextOverlay('fading', 'ready')).toBe('fading');
});

test('a removed overlay does not return when the film for another window size loads', () => {
  expect(nextOverlay('gone', 'ready')).toBe('gone');
});

test('a removed overlay does not return when the film fails', () => {
  expect(nextOverlay('gone', 'dropped')).toBe('gone');
});
