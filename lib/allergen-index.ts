import { allergenTerms, isNamedIn, termKey } from './allergen-terms';
import type { Flavour } from './content/model';
import type { Stated } from './suitability';
import type { Words } from './words/words';

/** The allergens that a page's flavours state, and what each flavour states of them. */
export type AllergenIndex = { names: string[]; statedOf: (flavour: Flavour) => Stated };

/** More names than this are no list of allergens (annex II has fourteen kinds); only so many are offered. */
const MOST_NAMES = 60;

/** Undefined where no flavour states any: then nobody can be told what to eat. */
export function allergenIndex(
  flavours: Flavour[],
  locale: string,
  groups: Words['allergenGroups'],
): AllergenIndex | undefined {
  const byKey = new Map<string, string>();
  for (const { allergens, traces } of flavours)
    for (const term of allergenTerms([...allergens, ...traces], locale))
      if (!byKey.has(termKey(term))) byKey.set(termKey(term), term);
  if (byKey.size === 0) return undefined;
  const names = [...byKey.values()].sort(new Intl.Collator(locale).compare).slice(0, MOST_NAMES);

  // Few names are stated again and again: each is compared with the list once.
  const known = new Map<string, number[]>();
  const numbersOf = (term: string) => {
    const found =
      known.get(term) ?? names.flatMap((name, number) => (isSameKind(name, term, groups) ? number : []));
    known.set(term, found);
    return found;
  };
  const numbers = (items: string[]) => [...new Set(allergenTerms(items, locale).flatMap(numbersOf))];
  return {
    names,
    statedOf: ({ allergens, traces }) =>
      allergens.length + traces.length === 0
        ? undefined
        : { contains: numbers(allergens), traces: numbers(traces) },
  };
}

/**
 * Whether two names may mean one thing, so that who avoids the one is told of the other: `milk` and `whole milk`,
 * `nuts` and `hazelnuts`. Rather once too often than once too seldom.
 */
function isSameKind(name: string, other: string, groups: Words['allergenGroups']): boolean {
  const isGroup = ([group, ...members]: readonly string[], a: string, b: string) =>
    group !== undefined && isNamedIn(group, a) && members.some((member) => isNamedIn(member, b));
  return (
    isNamedIn(name, other) ||
    isNamedIn(other, name) ||
    groups.some((group) => isGroup(group, name, other) || isGroup(group, other, name))
  );
}
