import 'server-only';

import { type Match, PhraseIndex } from './phrases';
import { findAllergens, isFlour, partsOf } from './recognise';
import { ALL_TABLES } from './tables';
import { type Token, tokensOf } from './tokens';
import { type AllergenId, inLegalOrder } from './vocabulary';

export type Statement = {
  ids: AllergenId[];
  /** Each unknown word prevents the answer `yes` for all allergens. */
  unknown: string[];
};

/** Lists of words that name no allergen, described in table.ts. */
const KINDS = [
  'openings',
  'introductions',
  'examples',
  'qualifiers',
  'derivatives',
  'forms',
  'ignored',
  'conjunctions',
  'none',
] as const;
type Neutral = (typeof KINDS)[number];

const neutral = new PhraseIndex<Neutral>();
const dishes = new PhraseIndex<'dish'>();
for (const { table, inflect } of ALL_TABLES) {
  for (const dish of table.dishes) dishes.add(dish, inflect, 'dish');
  for (const kind of KINDS) for (const phrase of table[kind]) neutral.add(phrase, inflect, kind);
}

/** An entry with only dashes means "no allergen". */
const DASHES = /^[\s\p{Pd}]*$/u;

/**
 * In a part with only these allergens, words such as `starch` (list `forms` in table.ts) count as unknown, because
 * `milk starch` can contain wheat starch.
 */
const WITHOUT_FORMS: readonly AllergenId[] = ['crustaceans', 'eggs', 'milk', 'sulphites', 'molluscs'];

/** This word can mean any allergen: `milk (may contain traces of allergens)`, `contains allergens and milk`. */
const UNNAMED = /^allergene?s$/;

/** `may contain` applies only to the allergens of its own sentence. */
const SENTENCE_END = /(?<=[.!?])(?<![Ii]ncl\.)\s+(?=\p{Lu})/u;

/** A sentence that names no allergen of the annex. */
const ALCOHOL = /^(?:contains alcohol|contient de l['\u2019]alcool)\.?$/i;

/** `none`: the indices of the tokens that say "no allergen". */
type Entry = { text: string; tokens: Token[]; findings: Match<AllergenId>[]; none: number[] };

/** Reads the entries of ALLERGENS or TRACES. */
export function readStatement(texts: string[]): Statement {
  const entries = texts.flatMap((text) => text.split(SENTENCE_END)).map(toEntry);
  const lastStated = entries.findLastIndex(statesSomething);
  const unknown = entries.flatMap((entry, index) =>
    unknownIn(entry, index < lastStated && !/[.!?]\s*$/.test(entry.text)),
  );
  const isUnfinished = !entries.some((entry) => statesSomething(entry) || DASHES.test(entry.text));
  return {
    ids: inLegalOrder(entries.flatMap(({ findings }) => findings.map(({ meaning }) => meaning))),
    unknown: unknown.length === 0 && isUnfinished ? texts : [...new Set(unknown)],
  };
}

const statesSomething = ({ findings, none }: Entry) => findings.length > 0 || none.length > 0;

function toEntry(text: string): Entry {
  const tokens = tokensOf(text);
  // `soya milk` can be a list that lacks a comma, so both soya and milk count. In `almond flour`, `flour` does not
  // count as gluten.
  const findings = findAllergens(tokens).flatMap((phrase) => [
    phrase,
    ...partsOf(tokens, [phrase]).filter(({ from }) => !isFlour(tokens, from)),
  ]);
  const none = matchesOf(neutral, tokens).filter(({ meaning }) => meaning === 'none');
  return { text, tokens, findings, none: none.flatMap(tokensIn) };
}

/** @param isFollowed true if this entry does not end its sentence and a later entry names an allergen or "none" */
function unknownIn(entry: Entry, isFollowed: boolean): string[] {
  const { text, tokens } = entry;
  if (tokens.length === 0) return DASHES.test(text) ? [] : [text.trim()];
  if (ALCOHOL.test(text.trim())) return [];
  // An entry that breaks off: `milk &`
  if (!isFollowed && /[&+/\uff06][^\p{L}\p{N}]*$/u.test(text)) return [text.trim()];
  const understood = understoodTokens(entry, isFollowed);
  const sources = sourcesIn(entry);
  const inDishes = new Set(
    matchesOf(dishes, tokens)
      .filter(({ from }) => !sources.has(from))
      .flatMap(tokensIn),
  );
  const isUnknown = (token: Token | undefined, at: number) =>
    token !== undefined && (!understood.has(at) || inDishes.has(at)) && !isBracket(token);
  const unknown: string[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isUnknown(tokens[from], from)) continue;
    let to = from + 1;
    while (tokens[to]?.gap === 'space' && isUnknown(tokens[to], to)) to += 1;
    unknown.push(text.slice(tokens[from]?.start, tokens[to - 1]?.end));
    from = to - 1;
  }
  return unknown;
}

/** Returns the indices of tokens in brackets directly after an allergen: `biscuit` in `wheat (biscuit)`. */
function sourcesIn({ tokens, findings }: Entry): Set<number> {
  const ends = new Set(findings.map(({ to }) => to));
  const sources = new Set<number>();
  let isInside = false;
  for (const [at, token] of tokens.entries()) {
    if (isBracket(token)) isInside = token.key === '(' && ends.has(at);
    else if (isInside) sources.add(at);
  }
  return sources;
}

export const namesDish = (text: string) => matchesOf(dishes, tokensOf(text)).length > 0;

const matchesOf = <Meaning>(index: PhraseIndex<Meaning>, tokens: Token[]) =>
  tokens.flatMap((_, at) => index.startingAt(tokens, at, 'space'));

const isBracket = ({ key }: Token) => key === '(' || key === ')';

/**
 * Returns the indices of the tokens that are understood. Most words of KINDS are understood only next to an allergen:
 * `whole` in `whole milk`.
 */
function understoodTokens({ tokens, findings, none }: Entry, isFollowed: boolean): Set<number> {
  const named = new Set(findings.flatMap(tokensIn));
  const kinds = kindsOf(tokens, named);
  const isNamed = (part: number[]) => part.some((at) => named.has(at));
  const isUnnamed = (at: number) => UNNAMED.test(tokens[at]?.key ?? '');
  const understood = new Set(named);
  const accept = (part: Iterable<number>, ...accepted: Kind[]) => {
    for (const at of part) if (accepted.some((kind) => kind === kinds[at])) understood.add(at);
  };

  accept(tokens.keys(), 'quantity');
  if (named.size === 0 || isFollowedByWarning(none, tokens, kinds, named)) accept(none, 'none');
  const lastStated = isFollowed ? tokens.length : Math.max(-1, ...named, ...none);
  accept(tokensIn({ from: 0, to: lastStated }), 'openings', 'conjunctions');
  let isAfterAllergen = false;
  for (let at = 0; at < lastStated; at += 1) {
    if (isAfterAllergen) accept([at], 'examples');
    const isLead = LEAD_TO_EXAMPLES.includes(kinds[at]) || tokens[at]?.key === '(';
    isAfterAllergen = named.has(at) || (isAfterAllergen && isLead);
  }
  for (const part of splitEntry(tokens)) {
    if (!isNamed(part)) continue;
    // `milk and white` breaks off, so `white` counts as unknown. `milk and products` is complete: products of milk.
    const tail = part.slice(part.findLastIndex((at) => named.has(at)) + 1);
    const isCutOff =
      kinds[tail[0] ?? -1] === 'conjunctions' && !tail.some((at) => kinds[at] === 'derivatives');
    accept(isCutOff ? part.slice(0, -tail.length) : part, 'qualifiers', 'derivatives');
    accept(part.slice(0, -1), 'conjunctions');
  }
  const lastClosing = tokens.findLastIndex(({ key }) => key === ')');
  for (const part of splitEntry(tokens, kinds)) {
    const [first = 0] = part;
    // True for `milk (may contain)`. False for `milk (may contain`, because the missing rest could name an allergen.
    const isAside =
      tokens[first - 1]?.key === '(' && named.has(first - 2) && first < lastClosing && !part.some(isUnnamed);
    if (isAside) accept(part, 'openings', 'qualifiers', 'derivatives');
    if (isNamed(part) || isAside || first < lastStated) accept(part, 'introductions');
    if (namesOneForm(part, findings)) accept(part, 'forms');
    // Accepts `vegan` in `milk, vegan` (two parts), but not in `vegan milk` (one part with an allergen).
    if (part.every((at) => kinds[at] !== undefined)) accept(part, 'ignored');
  }
  // In `allergens and milk`, `allergens` counts as unknown, because it can mean other allergens. In the heading
  // `allergens and traces: milk`, it is understood.
  for (const at of tokens.keys())
    if (isUnnamed(at) && kinds[at + 1] === 'conjunctions' && !/^traces?$/.test(tokens[at + 2]?.key ?? ''))
      understood.delete(at);
  return understood;
}

type Kind = Neutral | 'quantity' | undefined;

/**
 * Returns true if a warning stands between "none" and the first allergen: `none, may contain milk`. In this example,
 * `none` applies to all allergens. Returns false for `none of milk` and `milk: none`.
 */
function isFollowedByWarning(none: number[], tokens: Token[], kinds: Kind[], named: Set<number>): boolean {
  const last = none.at(-1) ?? 0;
  const firstNamed = Math.min(...named);
  return tokens.some((token, at) => {
    const startsPart = token.gap !== 'space' || tokens[at - 1]?.key === '(';
    const isWarning = startsPart && (kinds[at] === 'openings' || token.key.startsWith('trace'));
    return isWarning && at > last && at < firstNamed;
  });
}

/** Kinds between an allergen and its examples: `soya 2 % and products thereof such as tofu`. */
const LEAD_TO_EXAMPLES: Kind[] = ['examples', 'derivatives', 'conjunctions', 'quantity'];

/** Allergens and unlisted words have no kind. */
function kindsOf(tokens: Token[], named: Set<number>): Kind[] {
  const kinds: Kind[] = tokens.map(({ key }) => (key === '%' ? 'quantity' : undefined));
  for (let at = 0; at < tokens.length; at += 1) {
    const match = neutral.startingAt(tokens, at, 'space').at(-1);
    if (!match || tokensIn(match).some((token) => named.has(token))) continue;
    kinds.fill(match.meaning, match.from, match.to);
    at = match.to - 1;
  }
  return kinds;
}

/**
 * Returns whether words such as `starch` (list `forms` in table.ts) count as known in this part: true for
 * `wheat starch`, false for `milk starch`. Returns false if the part has allergens in separate phrases.
 */
function namesOneForm(part: number[], findings: Match<AllergenId>[]): boolean {
  const [first = 0, last = first] = [part[0], part.at(-1)];
  const named = findings.filter(({ from }) => first <= from && from <= last);
  const end = Math.max(...named.filter(({ from }) => from === named[0]?.from).map(({ to }) => to));
  const isOne = named.every(({ from }) => from < end);
  return isOne && named.some(({ meaning }) => !WITHOUT_FORMS.includes(meaning));
}

const tokensIn = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/**
 * Splits an entry at separators, line breaks and brackets into lists of token indices.
 * @param kinds if given, conjunctions also start a new part
 */
function splitEntry(tokens: Token[], kinds: Kind[] = []): number[][] {
  const starts = tokens.flatMap((token, at) => {
    const last = tokens[at - 1];
    const isSplit = at === 0 || token.gap !== 'space' || kinds[at] === 'conjunctions';
    return isSplit || isBracket(token) || (last && isBracket(last)) ? at : [];
  });
  return starts.map((from, index) => tokensIn({ from, to: starts[index + 1] ?? tokens.length }));
}
