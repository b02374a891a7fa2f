/** A frequent cause of a JSON syntax error. The texts are in lib/editing/messages (`faults.advice`). */
export type SyntaxAdvice =
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

/** The checks, in the order in which they are tried. The first check that matches gives the cause. */
const CHECKS: [SyntaxAdvice, (around: Around) => boolean][] = [
  ['typographic-quote', ({ after }) => /^[“”„«»‘’']/.test(after)],
  ['comment', ({ after }) => /^\/[/*]/.test(after)],
  ['comma-in-number', ({ before, after }) => /\d,$/.test(before) && /^\d/.test(after)],
  ['extra-comma', ({ before, after }) => /[,[{:]$/.test(before) && /^[,}\]]/.test(after)],
  ['ends-early', ({ after }) => after === ''],
  ['open-text', ({ after }) => /^"[^"\n]*(?:\n|$)/.test(after)],
  ['quote-in-text', ({ before, after }) => /"$/.test(before) && /^[^\s",:{}[\]]/.test(after)],
  ['missing-comma', ({ before, after }) => /["}\]\w]$/.test(before) && /^["{[\w-]/.test(after)],
];

/**
 * Returns the probable cause of a syntax error. Undefined if no frequent cause matches.
 * @param offset position of the error, in UTF-16 code units
 */
export function syntaxAdvice(text: string, offset: number): SyntaxAdvice | undefined {
  const around = { before: text.slice(0, offset).trimEnd(), after: text.slice(offset).trimStart() };
  return CHECKS.find(([, isCause]) => isCause(around))?.[0];
}
