import 'server-only';

import { type Match, PhraseIndex } from './phrases';
import { ALL_TABLES } from './tables';
import { type Token, tokensOf } from './tokens';
import { ALLERGENS, type AllergenId, implies } from './vocabulary';

export type Finding = Match<AllergenId>;

const shown = new PhraseIndex<AllergenId>();
const harmless = new PhraseIndex<'harmless'>();
const flours = new PhraseIndex<'flour'>();
for (const { table, inflect } of ALL_TABLES) {
  for (const { id } of ALLERGENS) for (const word of table.allergens[id].words) shown.add(word, inflect, id);
  for (const word of table.flours) flours.add(word, inflect, 'flour');
  for (const phrase of [table.harmless, ...Object.values(table.exempt)].flat())
    harmless.add(phrase, inflect, 'harmless');
}

/** Returns the words of all allergen phrases, in all inflected forms. */
export const allergenWords = () => shown.words();

/** Returns whether a phrase for an allergen or a harmless food contains a word. */
export const isListed = (token: Token) => [shown, harmless].some((phrases) => phrases.hasWord(token));

/**
 * Finds allergens in linear time. The longest phrase wins, so `cocoa butter` does not count as butter. A phrase across
 * a line break can also be two items, so both readings count (docs/decisions/0014).
 */
export function findAllergens(tokens: readonly Token[]): Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = longestMatches(shown.startingAt(tokens, at, 'line'));
    const excused = longestMatches(harmless.startingAt(tokens, at, 'space'));
    const end = Math.max(endOf(found), endOf(excused));
    const beyond = range(at + 1, end).flatMap((inside) =>
      longestMatches(shown.startingAt(tokens, inside, 'line')).filter(({ to }) => to > end),
    );
    if (endOf(excused) <= endOf(found)) findings.push(...found);
    if (found.some((match) => crossesLine(tokens, match))) findings.push(...partsOf(tokens, found));
    findings.push(...beyond);
    at = Math.max(end, at + 1);
  }
  return findings;
}

/**
 * Returns the allergens named by shorter phrases inside a phrase: milk for `soya milk`. Omits an allergen that the
 * whole phrase implies: nuts for `Brazil nut`.
 */
export function partsOf(tokens: readonly Token[], phrases: readonly Finding[]): Finding[] {
  const [first] = phrases;
  if (first === undefined) return [];
  return range(first.from + 1, first.to)
    .flatMap((inside) => longestMatches(shown.startingAt(tokens, inside, 'line')))
    .filter(
      ({ to, meaning }) => to <= first.to && phrases.every((phrase) => !implies(phrase.meaning, meaning)),
    );
}

const crossesLine = (tokens: readonly Token[], { from, to }: Finding) =>
  tokens.slice(from + 1, to).some(({ gap }) => gap === 'line');

const endOf = (matches: Match<unknown>[]) => matches.at(-1)?.to ?? 0;

/** Returns the longest match, once for each meaning: twice for `shellfish` (crustaceans and molluscs). */
function longestMatches<Meaning>(matches: Match<Meaning>[]): Match<Meaning>[] {
  const end = endOf(matches);
  const ending = matches.filter(({ to }) => to === end);
  return [...new Map(ending.map((match) => [match.meaning, match])).values()];
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

export const isFlour = (tokens: readonly Token[], at: number) =>
  flours.startingAt(tokens, at, 'space').length > 0;

/** Narrows `wheat flour` to `wheat`, so that the page marks only the plant. */
function withoutFlour(tokens: readonly Token[], finding: Finding): Finding {
  const inside = range(finding.from, finding.to);
  if (!inside.some((at) => isFlour(tokens, at))) return finding;
  const plants = inside
    .flatMap((at) => shown.startingAt(tokens, at, 'line'))
    .filter(({ to, meaning }) => to <= finding.to && meaning === finding.meaning);
  return plants.reduce((a, b) => (b.to - b.from < a.to - a.from ? b : a), finding);
}

/** The place where a text names an allergen. `end` is exclusive. */
export type ShownAllergen = { id: AllergenId; start: number; end: number };

/**
 * Returns up to three readings: the text as given, the text with spaces for zero-width spaces and word joiners, and the
 * text with hyphenated words joined, such as `noi- settes`. Offsets are the same in all readings.
 */
function readingsOf(text: string): Set<string> {
  const joined = text.replace(/(?<=\p{L})[-\u2010]\s+(?=\p{L})/gu, (gap) => '\u00ad'.repeat(gap.length));
  return new Set([text, text.replace(/[\u200b\u2060]/g, ' '), joined]);
}

export function allergensIn(text: string): ShownAllergen[] {
  const shownIn = [...readingsOf(text)].flatMap((reading) => {
    const tokens = tokensOf(reading);
    return findAllergens(tokens).map((finding) => {
      const { from, to } = withoutFlour(tokens, finding);
      return { id: finding.meaning, start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
    });
  });
  return shownIn.sort((a, b) => a.start - b.start);
}
