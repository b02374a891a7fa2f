import type { Answer } from '@/lib/model/allergens/evidence';
import { fillIn } from '@/lib/model/fill-in';
import { pluralForm } from '@/lib/model/plural';
import type { Words } from '@/lib/words/words';

/** The answers for one flavour: indexes of `AllergenIndex.choices`. An allergen in no list has the answer `yes`. */
export type Answers = Record<Exclude<Answer, 'yes'>, number[]>;

/**
 * `suits`: the most cautious of the answers for the avoided allergens. `about`: the indexes of the avoided allergens
 * that have this most cautious answer.
 */
export type Verdict = { suits: Answer; about: number[] };

export function verdictOf(answers: Answers, avoided: number[]): Verdict {
  for (const suits of ['no', 'traces', 'unknown'] as const) {
    const about = avoided.filter((choice) => answers[suits].includes(choice));
    if (about.length > 0) return { suits, about };
  }
  return { suits: 'yes', about: avoided };
}

const PARAMETER = 'without';

export function readWithout(search: string): string[] {
  const given = new URLSearchParams(search).get(PARAMETER) ?? '';
  return given.toLowerCase().split(',').filter(Boolean);
}

export function writeWithout(search: string, ids: string[]): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== PARAMETER);
  const own = ids.length === 0 ? [] : [`${PARAMETER}=${ids.join(',')}`];
  const parts = [...others, ...own];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export type FinderWords = Words['finder'];

/** `beforeLast`: for example ` or `. */
function joinNames(names: string[], beforeLast: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${beforeLast}${names.at(-1)}`;
}

/** Returns, for example, `No hazelnuts listed`. */
export function verdictText({ suits, about }: Verdict, names: string[], words: FinderWords): string {
  const aboutNames = about.map((allergen) => names[allergen] ?? '');
  const allergens = suits === 'yes' ? joinNames(aboutNames, words.or) : aboutNames.join(', ');
  return fillIn(words[suits], { allergens });
}

/** Returns, for example, `9 of 14 list no hazelnuts, 2 may contain traces, 1 is not known`. */
export function statusText(
  verdicts: Answer[],
  avoided: string[],
  locale: string,
  words: FinderWords,
): string {
  const count = (suits: Answer) => verdicts.filter((verdict) => verdict === suits).length;
  const phrase = (number: number, forms: { one: string; other: string }) =>
    fillIn(pluralForm(number, forms, locale), {
      total: verdicts.length,
      allergens: joinNames(avoided, words.or),
    });
  const [traces, unknown] = [count('traces'), count('unknown')];
  return [
    phrase(count('yes'), words.countYes),
    ...(traces > 0 ? [phrase(traces, words.countTraces)] : []),
    ...(unknown > 0 ? [phrase(unknown, words.countUnknown)] : []),
  ].join(', ');
}
