import { isFilmWanted, nextOverlay } from '@/components/intro/film-state';

const FILM = [{ src: '/upload/intro/desktop.mp4' }];
const NO_RESTRAINT = { reducedMotion: false, reducedData: false };

test('the veil fades once the film has data', () => {
  expect(nextOverlay('covering', 'ready')).toBe('fading');
});

test('the veil goes when the film fails, is not there, or is not wanted', () => {
  expect(nextOverlay('covering', 'dropped')).toBe('fading');
});

test('the veil leaves the document once it has faded', () => {
  expect(nextOverlay('fading', 'elapsed')).toBe('gone');
});

test('a tick before the film has data leaves the veil where it is', () => {
  expect(nextOverlay('covering', 'elapsed')).toBe('covering');
});

test('data that comes while the veil fades does not bring it back', () => {
  expect(nextOverlay('fading', 'ready')).toBe('fading');
});

test('a veil that is gone does not come back with the film of another window size', () => {
  expect(nextOverlay('gone', 'ready')).toBe('gone');
});

test('a veil that is gone does not come back when the film fails', () => {
  expect(nextOverlay('gone', 'dropped')).toBe('gone');
});

test('a film that is there is wanted', () => {
  expect(isFilmWanted(FILM, NO_RESTRAINT)).toBe(true);
});

test('no film is fetched where the content has none', () => {
  expect(isFilmWanted([], NO_RESTRAINT)).toBe(false);
});

test('no film is fetched under reduced motion', () => {
  expect(isFilmWanted(FILM, { ...NO_RESTRAINT, reducedMotion: true })).toBe(false);
});

test('no film is fetched under data saving', () => {
  expect(isFilmWanted(FILM, { ...NO_RESTRAINT, reducedData: true })).toBe(false);
});
