/** Advance widths in thousandths of an em (display typeface, weight of the largest text). */
const ADVANCES: Partial<Record<string, number>> = {
  a: 532,
  b: 582,
  c: 500,
  d: 596,
  e: 515,
  f: 351,
  g: 549,
  h: 611,
  i: 293,
  j: 293,
  k: 584,
  l: 297,
  m: 925,
  n: 611,
  o: 577,
  p: 598,
  q: 583,
  r: 438,
  s: 457,
  t: 351,
  u: 596,
  v: 545,
  w: 797,
  x: 518,
  y: 545,
  z: 466,
  A: 700,
  B: 662,
  C: 692,
  D: 773,
  E: 639,
  F: 586,
  G: 753,
  H: 816,
  I: 368,
  J: 448,
  K: 742,
  L: 606,
  M: 884,
  N: 778,
  O: 793,
  P: 648,
  Q: 793,
  R: 695,
  S: 580,
  T: 663,
  U: 740,
  V: 692,
  W: 1017,
  X: 718,
  Y: 677,
  Z: 632,
  ' ': 228,
  "'": 147,
  '’': 196,
  '.': 229,
  ',': 239,
  ':': 235,
  ';': 246,
  '!': 303,
  '|': 253,
  '-': 419,
  '&': 734,
  '1': 438,
  '3': 526,
  '7': 495,
};
/** Average, for characters that ADVANCES does not list. */
const DEFAULT_ADVANCE = 590;
/** --tracking-display in thousandths of an em. */
const TRACKING = -22;
/** Allows for kerning, and for heavier weights, which are a little wider. */
const MARGIN = 1.06;

/** Returns the width in em that a line needs for the longest word. */
export function longestWordWidth(words: string): number {
  const widths = words.split(/[ \t\n]+|(?<=[-–—])/u).map(displayWidth);
  return Number((Math.max(...widths) * MARGIN).toFixed(2));
}

/** Returns the approximate width in em, in the typeface of headings. */
export function displayWidth(words: string): number {
  const letters = words.normalize('NFD').match(/\P{M}/gu) ?? [];
  return letters.reduce((sum, letter) => sum + (ADVANCES[letter] ?? DEFAULT_ADVANCE) + TRACKING, 0) / 1000;
}

const LINE_ENDS = /(?<=[ \t\n\-–—])/u;
/** In em. */
const PRECISION = 0.002;

/** Returns the minimum column width in em for at most `lines` lines. */
export function columnWidth(words: string, lines: number): number {
  const parts = words.split(LINE_ENDS).map((part) => ({
    width: displayWidth(part),
    atEnd: displayWidth(part.trimEnd()),
  }));
  let [tooNarrow, enough] = [0, displayWidth(words)];
  while (enough - tooNarrow > PRECISION) {
    const middle = (tooNarrow + enough) / 2;
    if (linesIn(middle, parts) <= lines) enough = middle;
    else tooNarrow = middle;
  }
  return Number(enough.toFixed(3));
}

function linesIn(column: number, parts: { width: number; atEnd: number }[]): number {
  let [lines, used] = [1, 0];
  for (const { width, atEnd } of parts) {
    if (atEnd > column) return Infinity;
    if (used + atEnd > column) [lines, used] = [lines + 1, 0];
    used += width;
  }
  return lines;
}

/**
 * Returns whether a character extends below the baseline. Includes marks below a letter, such as a cedilla, and all
 * non-Latin letters.
 */
export function hasDescender(words: string): boolean {
  return /[gjpqyŋQ,;\u0323-\u0331]|(?!\p{Script=Latin})\p{L}/u.test(words.normalize('NFD'));
}
