import 'server-only';

import { RE2JS } from 're2js';

import { markText, type Range } from './html';
import { type Html, joinLines } from './html-text';

import { allergensIn } from '@/lib/model/allergens/recognise';

/**
 * Maximum number of RE2 instructions, about one per character of a word list. Allows the longest list (LIMITS.pattern),
 * but not `(?:nut){1000}`.
 */
const MAX_PROGRAM_SIZE = 2_500;

/**
 * Maximum estimated total time of all searches with the document's pattern, in nanoseconds. If the pattern is not a
 * word list, the estimate assumes that each search reads to the end of the text. For example, a search for `a.*z|a` can
 * read to the end of the text.
 */
const MAX_WORK = 3_000_000_000;

/** Measured nanoseconds per RE2 instruction and character: for a word list, and for the slowest other pattern. */
const STEP = { list: 10, other: 30 };

/**
 * Matches word lists such as `almonds?|milk` or `\b(?:(?:un)?salted butter|milk)\b`. A word list contains no `*`, `+`
 * or `{n}`, so each of its matches has at most twice the length of the list's longest part between `|`. For example,
 * `\b(?:hazelnut|nut) butter` has the parts `\b(?:hazelnut` and `nut) butter`, and its match `hazelnut butter` has one
 * word from each part.
 */
const WORD_LIST = /^(?:\\b\(\?:)?(?:[^*+{([\\]|\\b|\(\?:[^*+{()[\\|]*\)\?)*$/;

/**
 * A regular expression from the document. RE2 and the limits above prevent a hostile pattern from blocking the server.
 */
export class AllergenPattern {
  private work = 0;

  /** `reach`: maximum number of characters that a search reads after its match. */
  private constructor(
    private readonly pattern: RE2JS,
    private readonly workPerCharacter: number,
    private readonly reach: number,
  ) {}

  static compile(source: string): AllergenPattern | undefined {
    try {
      const pattern = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
      const size = pattern.programSize();
      if (size > MAX_PROGRAM_SIZE) return undefined;
      if (!WORD_LIST.test(source)) return new AllergenPattern(pattern, size * STEP.other, Infinity);
      const longestPart = Math.max(...source.split('|').map(({ length }) => length));
      return new AllergenPattern(pattern, size * STEP.list, 2 * longestPart);
    } catch {
      return undefined;
    }
  }

  /** If true, all searches stop, so some allergens can stay unmarked. */
  get isExhausted(): boolean {
    return this.work > MAX_WORK;
  }

  rangesIn(text: string): Range[] {
    const ranges: Range[] = [];
    const matcher = this.pattern.matcher(text);
    let from = 0;
    for (;;) {
      this.work += (text.length - from + 1) * this.workPerCharacter;
      if (this.isExhausted || !matcher.find()) return ranges;
      if (matcher.end() > matcher.start()) ranges.push([matcher.start(), matcher.end()]);
      from = matcher.end();
      this.work -= Math.max(0, text.length - from - this.reach) * this.workPerCharacter;
    }
  }
}

export function markAllergens(ingredients: Html, pattern: AllergenPattern | undefined): Html {
  return markText(ingredients, (text) =>
    mergeOverlaps([
      ...(pattern?.rangesIn(text) ?? []),
      ...allergensIn(joinLines(text)).map(({ start, end }): Range => [start, end]),
    ]),
  );
}

function mergeOverlaps(ranges: Range[]): Range[] {
  const apart: Range[] = [];
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}
