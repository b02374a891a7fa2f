/** Thousandths of an em that letters take in the display type at the weight of the largest words. */
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
/** The other signs take about as much as these do on average. */
const OTHERS = 590;
/** The display type is set tight (--tracking-display). */
const TRACKING = -22;
/** Pairs are set closer or wider than their letters, and the heavier weights a little wider. */
const SPARE = 1.06;

/** The same of the longest of the words, with a little to spare: what no line may be narrower than. */
export function longestWordWidth(words: string): number {
  const widths = words.split(/[ \t\n]+|(?<=[-–—])/u).map(displayWidth);
  return Number((Math.max(...widths) * SPARE).toFixed(2));
}

/** About how wide words are in the display type, in em: what it takes to set them from edge to edge. */
export function displayWidth(words: string): number {
  const letters = words.normalize('NFD').match(/\P{M}/gu) ?? [];
  return letters.reduce((sum, letter) => sum + (ADVANCES[letter] ?? OTHERS) + TRACKING, 0) / 1000;
}

/** Where a line may end: after a space, and after a hyphen. */
const LINE_ENDS = /(?<=[ \t\n\-–—])/u;
/** How exactly a column is sought, in em. */
const EXACT = 0.002;

/** How wide a column is at least, in em, that holds the words in so many lines: then the widest of them fills it. */
export function columnWidth(words: string, lines: number): number {
  const parts = words.split(LINE_ENDS).map((part) => ({
    width: displayWidth(part),
    atEnd: displayWidth(part.trimEnd()),
  }));
  let [tooNarrow, enough] = [0, displayWidth(words)];
  while (enough - tooNarrow > EXACT) {
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

/** Whether any letter reaches below the line. */
export function hasDescender(words: string): boolean {
  return /[gjpqyQ,;çşţ]/u.test(words);
}
