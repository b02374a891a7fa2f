/** A cause of a JSON syntax error. The texts are in lib/editing/messages (`faults.advice`). */
export type SyntaxAdvice =
  | 'typographic-pair'
  | 'typographic-quote'
  | 'comma-in-number'
  | 'extra-comma'
  | 'comment'
  | 'ends-early'
  | 'open-text'
  | 'quote-in-text'
  | 'missing-comma'
  | 'missing-colon';

type Around = { before: string; after: string; name: string };

const TYPOGRAPHIC = "[“”„«»‘’']";

/** Matches a string without its closing quotation mark, such as `"He said “yes” and`. */
const BODY = '"(?:[^"\\n“„«]|“[^”"\\n]*”|„[^“”"\\n]*[“”]|«[^»"\\n]*»)*';

/** Matches `“yes”`. Group 1 is the closing mark, which can also be `"`. */
const PAIR = new RegExp(`^${TYPOGRAPHIC}[^\\n]*?(["“”„«»‘’'])[^\\S\\n]*(?:[,:}\\]\\n]|$)`);

/** Matches `"yes”` at the end of a line. Group 1 ends before the `”`. */
const ENDS_LINE = new RegExp(`^(${BODY})${TYPOGRAPHIC}[^\\S\\n]*[,}\\]]*[^\\S\\n]*(?:\\n|$)`);

/** Matches `"yes”, "`, which a JSON parser reads as one string. Group 1 ends before the `”`. */
const BEFORE_A_TEXT = new RegExp(`(${BODY})${TYPOGRAPHIC}[^\\S\\n]*[,:][^\\S\\n]*"$`);

/** Matches the characters around a missing comma, but not two digits, such as in the number `09`. */
const COMMA_MISSES = /^(?:.["{[]|["}\]][\w-])$/;

/** The first match is the cause. */
const CHECKS: [SyntaxAdvice, (around: Around) => boolean][] = [
  ['typographic-pair', ({ after }) => (PAIR.exec(after)?.[1] ?? '"') !== '"'],
  ['typographic-quote', ({ after }) => new RegExp(`^${TYPOGRAPHIC}`).test(after)],
  ['comment', ({ after }) => /^\/[/*]/.test(after)],
  ['comma-in-number', ({ before, after }) => /\d,$/.test(before) && /^\d/.test(after)],
  ['extra-comma', ({ before, after }) => /[,[{:]$/.test(before) && /^[,}\]]/.test(after)],
  ['ends-early', ({ after }) => after === ''],
  ['open-text', ({ after }) => /^"[^"\n]*(?:\n|$)/.test(after)],
  ['quote-in-text', ({ before, after }) => /"$/.test(before) && /^[^\s",:;={}[\]][^"\n]*"/.test(after)],
  [
    'missing-comma',
    ({ before, after, name }) =>
      name === 'CommaExpected' && COMMA_MISSES.test(before.slice(-1) + after.slice(0, 1)),
  ],
  ['missing-colon', ({ after, name }) => name === 'ColonExpected' && /^[\w"{[-]/.test(after)],
];

/** `name`: the name of a `ParseErrorCode` of jsonc-parser. */
export type ParseError = { name: string; offset: number };

/** `offset`: in UTF-16 code units. */
export type Correction = { offset: number; advice?: SyntaxAdvice };

/** Returns the place to correct, which can differ from `offset`. In `"yes”`, this place is the `”`. */
export function syntaxCorrection(text: string, { name, offset }: ParseError): Correction {
  const around = { before: text.slice(0, offset).trimEnd(), after: text.slice(offset).trimStart(), name };
  const advice = CHECKS.find(([, isCause]) => isCause(around))?.[0];
  const start = text.length - around.after.length;
  const endsLine = advice === 'open-text' && ENDS_LINE.exec(around.after);
  if (endsLine) return typographicAfter(endsLine, start);
  const endsBefore = advice === 'quote-in-text' && BEFORE_A_TEXT.exec(around.before);
  return endsBefore ? typographicAfter(endsBefore, 0) : { offset, advice };
}

/** @param start offset of the searched text in the document */
function typographicAfter(match: RegExpExecArray, start: number): Correction {
  return { offset: start + match.index + (match[1] ?? '').length, advice: 'typographic-quote' };
}
