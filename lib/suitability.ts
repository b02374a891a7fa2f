import type { Words } from './words/words';

/** What a flavour means to somebody who avoids something; what is not stated is never counted as free. */
export type Suits = 'yes' | 'traces' | 'no' | 'unknown';

/** What a flavour states: numbers of allergens in the page's list. Undefined: it states nothing. */
export type Stated = { contains: number[]; traces: number[] } | undefined;

/** The verdict, and which of the avoided allergens it is about. */
export type Verdict = { suits: Suits; about: number[] };

export function verdictOf(stated: Stated, avoided: number[]): Verdict {
  if (!stated) return { suits: 'unknown', about: [] };
  const contained = avoided.filter((allergen) => stated.contains.includes(allergen));
  if (contained.length > 0) return { suits: 'no', about: contained };
  const possible = avoided.filter((allergen) => stated.traces.includes(allergen));
  if (possible.length > 0) return { suits: 'traces', about: possible };
  return { suits: 'yes', about: avoided };
}

const PARAMETER = 'without';

/** The names in an address's query, in small letters. */
export function readWithout(search: string): string[] {
  const given = new URLSearchParams(search).get(PARAMETER) ?? '';
  return given.toLowerCase().split(',').filter(Boolean);
}

/** The query with these names in it, or without the parameter; every other part stays as it is written. */
export function writeWithout(search: string, names: string[]): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== PARAMETER);
  const own = names.length === 0 ? [] : [`${PARAMETER}=${names.map(encodeURIComponent).join(',')}`];
  const parts = [...others, ...own];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export type FinderWords = Words['finder'];

/** `milk, soya` + ` and ` + `nuts`. */
function listed(names: string[], last: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`;
}

/** What a tile says of its flavour. */
export function verdictText({ suits, about }: Verdict, names: string[], words: FinderWords): string {
  const told = about.map((allergen) => names[allergen] ?? '');
  return words[suits].replace('{allergens}', suits === 'yes' ? listed(told, words.and) : told.join(', '));
}

/** `9 of 14 are free of hazelnuts, 2 may contain traces, 1 is not stated`. */
export function statusText(verdicts: Suits[], avoided: string[], locale: string, words: FinderWords): string {
  const count = (suits: Suits) => verdicts.filter((verdict) => verdict === suits).length;
  const rules = new Intl.PluralRules(locale);
  const said = (number: number, forms: { one: string; other: string }) =>
    forms[rules.select(number) === 'one' ? 'one' : 'other']
      .replace('{count}', String(number))
      .replace('{total}', String(verdicts.length))
      .replace('{allergens}', listed(avoided, words.and));
  const [traces, unknown] = [count('traces'), count('unknown')];
  return [
    said(count('yes'), words.countFree),
    ...(traces > 0 ? [said(traces, words.countTraces)] : []),
    ...(unknown > 0 ? [said(unknown, words.countUnknown)] : []),
  ].join(', ');
}
