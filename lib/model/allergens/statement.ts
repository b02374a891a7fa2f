import 'server-only';

import { type Match, PhraseIndex } from './phrases';
import { findAllergens, partsOf } from './recognise';
import { ALL_TABLES } from './tables';
import { type Token, tokensOf } from './tokens';
import { type AllergenId, inLegalOrder } from './vocabulary';

/** The parsed value of ALLERGENS or TRACES. */
export type Statement = {
  ids: AllergenId[];
  /** Words that were not understood. A flavour with such words never has the verdict `yes`. */
  unknown: string[];
};

/**
 * Words that state no allergen. Only `introduction` and `none` may stand alone. A `conjunction` must not stand between
 * a `form` and its allergen.
 */
type Neutral = 'introduction' | 'qualifier' | 'form' | 'conjunction' | 'none';

const neutral = new PhraseIndex<Neutral>();
for (const { table, inflect } of ALL_TABLES) {
  for (const phrase of table.introductions) neutral.add(phrase, inflect, 'introduction');
  for (const phrase of table.qualifiers) neutral.add(phrase, inflect, 'qualifier');
  for (const phrase of table.forms) neutral.add(phrase, inflect, 'form');
  for (const phrase of table.conjunctions) neutral.add(phrase, inflect, 'conjunction');
  for (const phrase of table.none) neutral.add(phrase, inflect, 'none');
}

/** An entry with only dashes, such as `-`, means "no allergen". */
const DASHES = /^[\s\p{Pd}]*$/u;

/** Reads the entries of ALLERGENS or TRACES. */
export function readStatement(entries: string[]): Statement {
  const read = entries.map(readEntry);
  const ids = inLegalOrder(read.flatMap((entry) => entry.ids));
  const unknown = [...new Set(read.flatMap((entry) => entry.unknown))];
  // A value such as `May contain traces of:` names neither an allergen nor "none".
  const isUnfinished = ids.length === 0 && !read.some(({ saysNone }) => saysNone);
  return { ids, unknown: unknown.length === 0 && isUnfinished ? entries : unknown };
}

function readEntry(text: string): Statement & { saysNone: boolean } {
  const tokens = tokensOf(text);
  const isDashes = DASHES.test(text);
  if (tokens.length === 0) return { ids: [], unknown: isDashes ? [] : [text.trim()], saysNone: isDashes };
  const phrases = findAllergens(tokens);
  // In a list without commas, `soya milk` may mean soya and milk, so both count.
  const findings = phrases.flatMap((phrase) => [phrase, ...partsOf(tokens, [phrase])]);
  const understood = understoodTokens(tokens, findings);
  const isUnknown = (token: Token | undefined, at: number) =>
    token !== undefined && !understood.has(at) && !isBracket(token);
  const unknown: string[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isUnknown(tokens[from], from)) continue;
    let to = from + 1;
    while (tokens[to]?.gap === 'space' && isUnknown(tokens[to], to)) to += 1;
    unknown.push(text.slice(tokens[from]?.start, tokens[to - 1]?.end));
    from = to - 1;
  }
  const saysNone = tokens.some((_, at) =>
    neutral.startingAt(tokens, at, 'space').some(({ meaning }) => meaning === 'none'),
  );
  return { ids: findings.map(({ meaning }) => meaning), unknown, saysNone };
}

const isBracket = ({ key }: Token) => key === '(' || key === ')';

/** Returns indices of `tokens`. */
function understoodTokens(tokens: Token[], findings: Match<AllergenId>[]): Set<number> {
  const named = new Set(findings.flatMap(tokensIn));
  const understood = new Set(named);
  const qualifiers = new Set<number>();
  const forms = new Set<number>();
  const conjunctions = new Set<number>();
  const kinds = { introduction: understood, none: understood, qualifier: qualifiers, form: forms };
  for (let at = 0; at < tokens.length; at += 1) {
    const match = neutral.startingAt(tokens, at, 'space').at(-1);
    if (!match || tokensIn(match).some((token) => named.has(token))) {
      if (tokens[at]?.key === '%') understood.add(at);
      continue;
    }
    if (match.meaning === 'conjunction') conjunctions.add(at);
    const kind = match.meaning === 'conjunction' ? qualifiers : kinds[match.meaning];
    for (const token of tokensIn(match)) kind.add(token);
    at = match.to - 1;
  }
  const addBeside = (words: Set<number>, parts: { from: number; to: number }[]) => {
    for (const part of parts.map(tokensIn))
      if (part.some((token) => named.has(token)))
        for (const token of part) if (words.has(token)) understood.add(token);
  };
  addBeside(qualifiers, splitEntry(tokens));
  addBeside(forms, splitEntry(tokens, conjunctions));
  return understood;
}

const tokensIn = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/**
 * Splits an entry at separators and brackets.
 * @param before indices of tokens that also start a new part, such as conjunctions
 */
function splitEntry(tokens: Token[], before?: Set<number>): { from: number; to: number }[] {
  const starts = tokens.flatMap((token, at) => {
    const last = tokens[at - 1];
    const isSplit = at === 0 || token.gap === 'break' || before?.has(at);
    return isSplit || isBracket(token) || (last && isBracket(last)) ? at : [];
  });
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }));
}
