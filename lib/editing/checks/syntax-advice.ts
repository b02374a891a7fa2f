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
 * `before`: the text before a syntax error. `after`: the text from the error on. White space around the error is
 * removed.
 */
type Around = { before: string; after: string };

/** Quotation marks that editors and word processors write instead of the straight one. */
const TYPOGRAPHIC = "[“”„«»‘’']";

/** A text from its straight quotation mark on, without its end. Curly marks in pairs belong to the text. */
const BODY = '"(?:[^"\\n“„«]|“[^”"\\n]*”|„[^“”"\\n]*[“”]|«[^»"\\n]*»)*';

/** A text in typographic marks: the first mark before a comma, colon, bracket or line break is not a straight one. */
const PAIR = new RegExp(`^${TYPOGRAPHIC}[^\\n]*?(["“”„«»‘’'])[^\\S\\n]*(?:[,:}\\]\\n]|$)`);

/** A text that begins with a straight quotation mark and whose line ends in a typographic one. */
const ENDS_LINE = new RegExp(`^(${BODY})${TYPOGRAPHIC}[^\\S\\n]*[,}\\]]*[^\\S\\n]*(?:\\n|$)`);

/** The same if another text follows in the line. The error is then inside the other text. */
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

/** Where an editor must correct the document, in UTF-16 code units, and the probable cause if it is a frequent one. */
export type Correction = { offset: number; advice?: SyntaxAdvice };

/**
 * Returns the place to correct for a syntax error. This is the place of the error, or the typographic quotation mark
 * that should end the text there or before it.
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

/** Returns the correction of the typographic quotation mark behind a match's first group. */
function typographicAfter(match: RegExpExecArray, start: number): Correction {
  return { offset: start + match.index + (match[1] ?? '').length, advice: 'typographic-quote' };
}
