/** Hundredths of an em that letters take in the display type; the other signs take about as much as an `n`. */
const ADVANCES: [letters: string, advance: number][] = [
  [" '.,:;!|", 25],
  ['ijl', 30],
  ['tfI', 36],
  ['-1rJsz7', 44],
  ['cex3', 51],
  ['avyg', 54],
  ['ZEPBTY', 65],
  ['CVRA', 70],
  ['XU&K', 73],
  ['GDN', 77],
  ['OQw', 80],
  ['H', 82],
  ['Mm', 91],
  ['W', 102],
];
const OTHERS = 59;
/** The display type is set tight (--tracking-display). */
const TRACKING = -2.2;
/** The advances above are rounded, and the heavier weights a little wider. */
const SPARE = 1.06;

/** The same of the longest of the words, with a little to spare: what no line may be narrower than. */
export function longestWordWidth(words: string): number {
  const widths = words.split(/[ \t\n]+|(?<=[-–—])/u).map(displayWidth);
  return Number((Math.max(...widths) * SPARE).toFixed(2));
}

/** About how wide words are in the display type, in em: what it takes to set them from edge to edge. */
export function displayWidth(words: string): number {
  const advanceOf = (letter: string) => ADVANCES.find(([letters]) => letters.includes(letter))?.[1] ?? OTHERS;
  const letters = words.normalize('NFD').match(/\P{M}/gu) ?? [];
  return letters.reduce((sum, letter) => sum + advanceOf(letter) + TRACKING, 0) / 100;
}
