import 'server-only';

import { type Match, PhraseIndex } from './phrases';
import { ALL_TABLES } from './tables';
import { type Token, tokensOf } from './tokens';
import { ALLERGENS, type AllergenId } from './vocabulary';

/** The words of a text that show an allergen, as tokens [from, to). */
export type Finding = Match<AllergenId>;

const shown = new PhraseIndex<AllergenId>();
const harmless = new PhraseIndex<'harmless'>();
for (const { table, inflect } of ALL_TABLES) {
  for (const { id } of ALLERGENS) for (const word of table.allergens[id].words) shown.add(word, inflect, id);
  for (const phrase of [table.harmless, ...Object.values(table.exempt)].flat())
    harmless.add(phrase, inflect, 'harmless');
}

/**
 * Finds every allergen that the words of a text show, in all languages of the interface, in time proportional to the text.
 *
 * The longest phrase wins, so that `cocoa butter` shows no milk. Of two readings the dangerous one counts: a harmless phrase
 * ends at a line break and at any other separator, a phrase that shows an allergen only at the latter; and a phrase that begins
 * inside another and goes on beyond its end is found too (`coconut milk chocolate` shows milk).
 */
export function findAllergens(tokens: readonly Token[]): Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = longest(shown.startingAt(tokens, at, 'line'));
    const excused = longest(harmless.startingAt(tokens, at, 'space'));
    const end = Math.max(endOf(found), endOf(excused));
    const beyond = range(at + 1, end).flatMap((inside) =>
      longest(shown.startingAt(tokens, inside, 'line')).filter(({ to }) => to > end),
    );
    if (endOf(excused) <= endOf(found)) findings.push(...found);
    findings.push(...beyond);
    at = Math.max(end, at + 1);
  }
  return findings;
}

const endOf = (matches: Match<unknown>[]) => matches.at(-1)?.to ?? 0;

/** Returns all meanings of the longest phrase: `shellfish` shows two groups. */
function longest<Meaning>(matches: Match<Meaning>[]): Match<Meaning>[] {
  const end = endOf(matches);
  const ending = matches.filter(({ to }) => to === end);
  return [...new Map(ending.map((match) => [match.meaning, match])).values()];
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** A part of a text that shows an allergen, as characters [start, end). */
export type ShownAllergen = { id: AllergenId; start: number; end: number };

/** Returns the allergens that a text shows, in the order of the text. */
export function allergensIn(text: string): ShownAllergen[] {
  const tokens = tokensOf(text);
  return findAllergens(tokens).map(({ from, to, meaning }) => ({
    id: meaning,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
}
