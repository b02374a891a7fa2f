import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { BREAKPOINT_FROM, breakpointAt } from '@/lib/breakpoints';

/** The category slider has a last step of its own: 4.5 slides from 1640 px. */
const WIDE_SLIDER = { file: 'components/categories/categories.module.css', width: '1640px' };

function stylesheets(): string[] {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.posix.join(folder, file)),
  );
}

/** Each width that a stylesheet's media queries ask about, with the feature that asks. */
function askedWidths(file: string): string[] {
  const queries = readFileSync(file, 'utf8').match(/@media[^{]*/g) ?? [];
  return queries.flatMap((query) =>
    [...query.matchAll(/\(([^()]*(?:width|inline-size)[^()]*)\)/g)].map(([, condition]) => `${condition}`),
  );
}

test('a window of 599 px is xs', () => {
  expect(breakpointAt(599)).toBe('xs');
});

test('a window of 599.99 px is still xs', () => {
  expect(breakpointAt(599.99)).toBe('xs');
});

test('a window of 600 px is sm', () => {
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

test('the table has sm from 600, md from 960 and lg from 1280', () => {
  expect(BREAKPOINT_FROM).toEqual({ sm: 600, md: 960, lg: 1280 });
});

test('the stylesheets are found', () => {
  expect(stylesheets()).toContain(WIDE_SLIDER.file);
});

test.each(stylesheets())('the media queries of %s ask only for widths of the table', (file) => {
  const allowed = ['600', '960', '1280'].map((from) => `min-width: ${from}px`);
  const below = ['599.98', '959.98', '1279.98'].map((to) => `max-width: ${to}px`);
  const own = file === WIDE_SLIDER.file ? [`min-width: ${WIDE_SLIDER.width}`] : [];

  const others = askedWidths(file).filter((asked) => ![...allowed, ...below, ...own].includes(asked));

  expect(others).toEqual([]);
});
