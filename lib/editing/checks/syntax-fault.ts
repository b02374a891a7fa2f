import { printParseErrorCode, visit } from 'jsonc-parser';

import { type ParseError, type SyntaxAdvice, syntaxCorrection } from './syntax-advice';

/** A JSON syntax error. Lines and columns start at 1. */
export type SyntaxFault = {
  line: number;
  column: number;
  /** The lines around the error. A `^` points to the column, so the excerpt needs a monospace font. */
  excerpt: string;
  advice?: SyntaxAdvice;
};

const AROUND = 2;
/** Maximum number of characters of each line in the excerpt: some backends write the whole document in one line. */
const SHOWN_LENGTH = 72;

/** Returns the first JSON syntax error, with the place to correct (`syntaxCorrection`). */
export function syntaxFault(text: string): SyntaxFault | undefined {
  const fault = firstFaultIn(text.replace(/^\uFEFF/, ' '));
  if (fault === undefined) return undefined;
  const { offset, advice } = syntaxCorrection(text, fault);
  const before = text.slice(0, offset).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  return {
    line,
    column,
    excerpt: excerptOf(text.split('\n'), line, column),
    advice,
  };
}

function firstFaultIn(text: string): ParseError | undefined {
  const faults: ParseError[] = [];
  const strict = { disallowComments: true, allowTrailingComma: false };
  visit(
    text,
    { onError: (code, offset) => faults.push({ name: printParseErrorCode(code), offset }) },
    strict,
  );
  return faults[0];
}

function excerptOf(lines: string[], line: number, column: number): string {
  const from = column > SHOWN_LENGTH ? column - SHOWN_LENGTH / 2 : 0;
  const first = Math.max(1, line - AROUND);
  const width = String(line + AROUND).length;
  const shown = lines.slice(first - 1, line + AROUND).map((text, index) => {
    const number = String(first + index).padStart(width);
    const part = text.replace(/[\t\r]/g, ' ').slice(from, from + SHOWN_LENGTH);
    return `${number} | ${part}`;
  });
  const caret = `${' '.repeat(width)} | ${' '.repeat(column - 1 - from)}^`;
  return [...shown.slice(0, line - first + 1), caret, ...shown.slice(line - first + 1)].join('\n');
}
