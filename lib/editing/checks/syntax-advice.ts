/** A frequent cause of a JSON syntax error. The texts are in lib/editing/messages (`faults.advice`). */
export type SyntaxAdvice =
  | 'typographic-pair'
  | 'typographic-quote'
  | 'comma-in-number'
  | 'extra-comma'
  | 'comment'
  | 'ends-early'
  | 'open-text'
  | 'quote-in-text'
  | 'missing-comma';

/**
 * `before`: the text that ends before a syntax error. `after`: the text that begins at the error. White space next to
 * the error is removed from both texts.
 */
type Around = { before: string; after: string };

/** Quotation marks that word processors write instead of the straight quotation mark. */
const TYPOGRAPHIC = "[“”„«»‘’']";

/**
 * The beginning of a JSON string: a straight quotation mark and the characters after it. May contain pairs of
 * typographic quotation marks.
 */
const BODY = '"(?:[^"\\n“„«]|“[^”"\\n]*”|„[^“”"\\n]*[“”]|«[^»"\\n]*»)*';

/**
 * A JSON string that begins and ends with typographic quotation marks. Capture group 1 is the quotation mark at the
 * end.
 */
const PAIR = new RegExp(`^${TYPOGRAPHIC}[^\\n]*?(["“”„«»‘’'])[^\\S\\n]*(?:[,:}\\]\\n]|$)`);

/**
 * A JSON string that begins with a straight quotation mark and ends with a typographic quotation mark at the end of a
 * line.
 */
const ENDS_LINE = new RegExp(`^(${BODY})${TYPOGRAPHIC}[^\\S\\n]*[,}\\]]*[^\\S\\n]*(?:\\n|$)`);

/**
 * A JSON string whose closing quotation mark is typographic, up to the opening quotation mark of the next string. A
 * JSON parser takes this opening mark for the end of the first string.
 */
const BEFORE_A_TEXT = new RegExp(`(${BODY})${TYPOGRAPHIC}[^\\S\\n]*[,:][^\\S\\n]*"$`);

/** The checks, in the order in which they are tried. The first check that matches gives the cause. */
const CHECKS: [SyntaxAdvice, (around: Around) => boolean][] = [
  ['typographic-pair', ({ after }) => (PAIR.exec(after)?.[1] ?? '"') !== '"'],
  ['typographic-quote', ({ after }) => new RegExp(`^${TYPOGRAPHIC}`).test(after)],
  ['comment', ({ after }) => /^\/[/*]/.test(after)],
  ['comma-in-number', ({ before, after }) => /\d,$/.test(before) && /^\d/.test(after)],
  ['extra-comma', ({ before, after }) => /[,[{:]$/.test(before) && /^[,}\]]/.test(after)],
  ['ends-early', ({ after }) => after === ''],
  ['open-text', ({ after }) => /^"[^"\n]*(?:\n|$)/.test(after)],
  ['quote-in-text', ({ before, after }) => /"$/.test(before) && /^[^\s",:{}[\]]/.test(after)],
  ['missing-comma', ({ before, after }) => /["}\]\w]$/.test(before) && /^["{[\w-]/.test(after)],
];

/** The offset at which to correct the document, in UTF-16 code units. */
export type Correction = { offset: number; advice?: SyntaxAdvice };

/**
 * Returns the place to correct for a syntax error: usually the place of the error. If a JSON string ends with a
 * typographic quotation mark, returns the place of this mark.
 * @param offset position of the error, in UTF-16 code units
 */
export function syntaxCorrection(text: string, offset: number): Correction {
  const around = { before: text.slice(0, offset).trimEnd(), after: text.slice(offset).trimStart() };
  const advice = CHECKS.find(([, isCause]) => isCause(around))?.[0];
  const start = text.length - around.after.length;
  const endsLine = advice === 'open-text' && ENDS_LINE.exec(around.after);
  if (endsLine) return typographicAfter(endsLine, start);
  const endsBefore = advice === 'quote-in-text' && BEFORE_A_TEXT.exec(around.before);
  return endsBefore ? typographicAfter(endsBefore, 0) : { offset, advice };
}

/** @param match a match of ENDS_LINE or BEFORE_A_TEXT. The mark is directly after capture group 1. */
function typographicAfter(match: RegExpExecArray, start: number): Correction {
  return { offset: start + match.index + (match[1] ?? '').length, advice: 'typographic-quote' };
}
