import localFont from 'next/font/local';

// The two font files have 67 KB in total, because the files contain only the weight axis and Latin letters. The budget
// for all fonts is 90 KB. Next.js generates fallback fonts from Arial and Times. Systems with neither Arial nor Times
// use the fallback fonts of fallback-fonts.css.
export const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Fraunces sized'],
});

export const instrumentSans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  display: 'swap',
  adjustFontFallback: 'Arial',
  fallback: ['Instrument Sans sized'],
});
