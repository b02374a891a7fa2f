import localFont from 'next/font/local';

// The font budget is 90 KB (docs/performance.md), so these files contain only the weight axis and Latin letters.
// The fallback fonts (`… sized`) are in fallback-fonts.css.
export const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Fraunces sized'],
});

/**
 * Has Latin letters that `fraunces` lacks, such as `ō`. Browsers fetch this file only if a page has such letters. Must
 * be first in `--font-display`: otherwise browsers compose `ō` from the `o` of `fraunces` and a misplaced macron.
 */
export const frauncesExtended = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+100-130, U+132-151, U+154-2BA, U+1E00-1EFF',
    },
  ],
});

export const instrumentSans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  display: 'swap',
  adjustFontFallback: 'Arial',
  fallback: ['Instrument Sans sized'],
});
