/**
 * The separator before a token. `space`: a space, a hyphen or nothing. `line`: a line break. `break`: a comma, a
 * similar sign, or the start of the text.
 */
type Gap = 'space' | 'line' | 'break';

/** A word, number, quantity, bracket or other sign. */
export type Token = {
  /** In lower case without accents: `Œufs` -> `oeufs`. The key of a quantity above 0 (`10 mg/kg`) is `%`. */
  key: string;
  isAccented: boolean;
  start: number;
  end: number;
  /** A comma and a line break together are a `break`. */
  gap: Gap;
};

/** Unicode letters that do not count as part of a word: footnote marks, and the apostrophe U+02BC. */
const RAISED = String.raw`\p{Lm}ªº`;
const LETTER = String.raw`(?![${RAISED}])\p{L}`;
/** A word can contain invisible characters, such as soft hyphens. */
const WORD = String.raw`${LETTER}(?:${LETTER}|[\p{M}\p{Cf}])*`;
const QUANTITY = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?\s*(?:%|(?:ppm|(?:mg|g(?:rams?)?)(?:\s*/\s*(?:kg|l|litre))?)(?!\p{L}))`;
const SUBSCRIPT_DIGITS = '₀-₉';
const SIGNS_OF_A_WORD = "-‐‑'’\u0060´*°†‡®™©";
/** A point or dash after a single letter: `E. 220`, `E–220`, `M.G.L.A.` */
const AFTER_LETTER = String.raw`(?<=(?<!\p{L})\p{L})[.\u2013](?=\s?\p{Nd}|\p{L}(?!\p{L}))`;
/** Characters between the words of a phrase. A sign between two spaces separates phrases: `coconut * milk`. */
const JOINT = String.raw`[\s\p{Cf}\p{No}${RAISED}]|(?<!\s)[${SIGNS_OF_A_WORD}]|[${SIGNS_OF_A_WORD}](?!\s)|${AFTER_LETTER}`;
/** An ignored ending: `fruit(s) à coque`. A capital after a small letter is not an ending: `rice(E) milk`. */
const ENDING = String.raw`(?<=\p{L})\((?:e|s|x|es)\)|(?<=\p{Lu})\((?:E|S|X|ES)\)`;
// Uses escapes such as `\u2028`, because a character outside Latin-1 in a `String.raw` template would make V8 store the
// whole bundle with two bytes per character (docs/decisions/0015-memory.md).
const TOKEN = new RegExp(
  String.raw`(?<ending>${ENDING})|(?<word>${WORD})|(?<quantity>${QUANTITY})|(?<number>[\p{Nd}${SUBSCRIPT_DIGITS}]+|(?<=[Ss][Oo])²)|(?<bracket>[()[\]])|(?<line>[\n\r\u2028\u2029])|(?<joint>${JOINT})|(?<separator>(?!\?|\u2026|\.{3})[\p{P}&+|<>=])|(?<sign>\.+|.)`,
  'gsu',
);
/** Matches `0 %` and `0.00%`, but not `0.5 %`. */
const ZERO = /^0+(?:[.,]0+)?(?![.,]?\p{Nd})/u;
const BRACKETS: Record<string, string> = { '[': '(', ']': ')' };
const WIDTHS: Record<Gap, number> = { space: 0, line: 1, break: 2 };

export const widestGap = (a: Gap, b: Gap): Gap => (WIDTHS[a] > WIDTHS[b] ? a : b);

/** Splits a text into tokens, in linear time. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let gap: Gap = 'break';
  for (const { 0: written, index, groups = {} } of text.matchAll(TOKEN)) {
    if (groups.joint !== undefined || groups.ending !== undefined) continue;
    if (groups.line !== undefined) gap = widestGap(gap, 'line');
    else if (groups.separator !== undefined) gap = 'break';
    else {
      const isSign = groups.sign !== undefined;
      const isAccented = /\p{M}/u.test(written.normalize('NFD'));
      const token = { key: keyOf(written, groups), isAccented, start: index, end: index + written.length };
      tokens.push({ ...token, gap: isSign ? 'break' : gap });
      gap = isSign ? 'break' : 'space';
    }
  }
  return tokens;
}

function keyOf(written: string, { word, quantity, bracket }: Record<string, string | undefined>): string {
  if (quantity !== undefined) return ZERO.test(quantity) ? written : '%';
  if (bracket !== undefined) return BRACKETS[bracket] ?? bracket;
  return normaliseWord(word ?? written);
}

function normaliseWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}
