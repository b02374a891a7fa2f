import 'server-only';

import { type Match, PhraseIndex } from './phrases';
import { findAllergens } from './recognise';
import { ALL_TABLES } from './tables';
import { type Token, tokensOf } from './tokens';
import { type AllergenId, inLegalOrder } from './vocabulary';

/** The parsed value of ALLERGENS or TRACES. */
export type Statement = {
  /** The allergens that are named in the value, in the order of annex II. */
  ids: AllergenId[];
  /**
   * Words of the value that are in no allergen table. If the value has such words, each allergen that the value does
   * not name counts as "not known".
   */
  unknown: string[];
};

/** Words that state no allergen. `introduction` and `none` may stand alone; a `qualifier` must stand beside an allergen. */
type Neutral = 'introduction' | 'qualifier' | 'none';

const neutral = new PhraseIndex<Neutral>();
for (const { table, inflect } of ALL_TABLES) {
  for (const phrase of table.introductions) neutral.add(phrase, inflect, 'introduction');
  for (const phrase of table.qualifiers) neutral.add(phrase, inflect, 'qualifier');
  for (const phrase of table.none) neutral.add(phrase, inflect, 'none');
}

/** Matches an entry that has only dashes, such as `-`. Such an entry means "no allergen". */
const DASHES = /^[\s\p{Pd}]*$/u;

/** Reads the entries of ALLERGENS or TRACES. */
export function readStatement(entries: string[]): Statement {
  const read = entries.map(readEntry);
  return {
    ids: inLegalOrder(read.flatMap(({ ids }) => ids)),
    unknown: [...new Set(read.flatMap(({ unknown }) => unknown))],
  };
}

function readEntry(text: string): Statement {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return { ids: [], unknown: DASHES.test(text) ? [] : [text.trim()] };
  const findings = findAllergens(tokens);
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
  return { ids: findings.map(({ meaning }) => meaning), unknown };
}

const isBracket = ({ key }: Token) => key === '(' || key === ')';

/** Returns the indices of all understood tokens: words of allergens, and words that state no allergen. */
function understoodTokens(tokens: Token[], findings: Match<AllergenId>[]): Set<number> {
  const understood = new Set(findings.flatMap(tokensIn));
  const beside = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const match = neutral.startingAt(tokens, at, 'space').at(-1);
    if (!match || tokensIn(match).some((token) => understood.has(token))) {
      if (tokens[at]?.key === '%') beside.add(at);
      continue;
    }
    for (const token of tokensIn(match)) (match.meaning === 'qualifier' ? beside : understood).add(token);
    at = match.to - 1;
  }
  const named = new Set(findings.flatMap(tokensIn));
  for (const { from, to } of splitEntry(tokens)) {
    const numbers = tokensIn({ from, to });
    if (numbers.some((token) => named.has(token)))
      for (const token of numbers) if (beside.has(token)) understood.add(token);
  }
  return understood;
}

const tokensIn = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Splits an entry at separators and brackets. */
function splitEntry(tokens: Token[]): { from: number; to: number }[] {
  const starts = tokens.flatMap((token, at) => {
    const last = tokens[at - 1];
    return at === 0 || token.gap === 'break' || isBracket(token) || (last && isBracket(last)) ? at : [];
  });
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }));
}
