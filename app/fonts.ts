import localFont from 'next/font/local';

// The budget for fonts is 90 KB (docs/performance.md), so the files of Fraunces and Instrument Sans contain only the
// weight axis and Latin letters. While the files load, systems that have neither Arial nor Times use the fonts of
// fallback-fonts.css.
export const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Fraunces sized'],
});

/**
 * Font for letters that the file above lacks, for example in `Tōkyō` and `Łódź`. Without this font, browsers would draw
 * `ō` as `o` with a misplaced macron. Browsers fetch this font only on pages with such letters. In `--font-display`,
 * this font must be first: the file above has no `unicode-range`, so browsers would build `ō` from that file's `o` and
 * macron.
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
