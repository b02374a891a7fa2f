import localFont from 'next/font/local';

// Weight axis alone, Latin alone: 67 KB for both files (DESIGN.md allows 90 for all fonts). The framework's own fallbacks
// are Arial and Times; those of fallback-fonts.css are for systems without.
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
