import 'server-only';

import { RE2JS } from 're2js';

import { markText, type Range } from './html';
import type { Html } from './html-words';

import { allergensIn } from '@/lib/model/allergens/recognise';

/** A longer program comes only of repetitions within repetitions, which no list of allergens needs. */
const LONGEST_PROGRAM = 1_000;

/**
 * Each search is linear in the text and in the pattern's program, but one that looks to the end of the text for every
 * match costs the square. So all searches of a document together may take this many steps, about a second's work.
 */
const MOST_STEPS = 100_000_000;

/** A pattern that an editor wrote, run by a linear-time engine and within bounds, so that none can hang the server. */
export class AllergenPattern {
  private steps = 0;

  private constructor(private readonly pattern: RE2JS) {}

  /** Undefined for a pattern that RE2 does not know. Case is ignored; characters are Unicode code points. */
  static compile(source: string): AllergenPattern | undefined {
    try {
      const pattern = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
      return pattern.programSize() <= LONGEST_PROGRAM ? new AllergenPattern(pattern) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether the document asked for more work than it may: then not every allergen is marked. */
  get isExhausted(): boolean {
    return this.steps > MOST_STEPS;
  }

  /** Where the pattern matches; a match of no characters marks nothing. */
  rangesIn(text: string): Range[] {
    const ranges: Range[] = [];
    const matcher = this.pattern.matcher(text);
    let from = 0;
    for (;;) {
      this.steps += (text.length - from + 1) * this.pattern.programSize();
      if (this.isExhausted || !matcher.find()) return ranges;
      if (matcher.end() > matcher.start()) ranges.push([matcher.start(), matcher.end()]);
      from = matcher.end();
    }
  }
}

/** Puts each allergen of the ingredients in `<mark>`: what the vocabulary recognises and what the document's pattern finds. */
export function markAllergens(ingredients: Html, pattern: AllergenPattern | undefined): Html {
  return markText(ingredients, (text) =>
    merged([
      ...(pattern?.rangesIn(text) ?? []),
      ...allergensIn(text).map(({ start, end }): Range => [start, end]),
    ]),
  );
}

/** Returns the ranges in order, those that overlap as one. */
function merged(ranges: Range[]): Range[] {
  const apart: Range[] = [];
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}
