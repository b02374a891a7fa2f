/** The names in allergen lists that editors wrote, told apart and compared. */

import { listFormat } from './intl';

/** What parts one name from the next in a list within a text; the language's own "and" does too. */
const SEPARATORS = /[,;/()\n]+/;

/** The single names in texts and lists, in small letters: `["Milk, soya and nuts"]` -> milk, soya, nuts. */
export function allergenTerms(items: string[], locale: string): string[] {
  const and = conjunction(locale);
  return items
    .flatMap((item) => item.toLocaleLowerCase(locale).split(SEPARATORS))
    .flatMap((part) => ` ${part.trim()} `.split(and))
    .map((term) => term.trim().replace(/\.$/, ''))
    .filter(Boolean);
}

/** ` and ` for English, ` et ` for French. */
function conjunction(locale: string): string {
  const parts = listFormat(locale, { type: 'conjunction' }).formatToParts(['1', '2']);
  return parts.find(({ type }) => type === 'literal')?.value ?? ',';
}

/** The words of a name without what only counts it: two spellings of one allergen have the same key. */
export function termKey(term: string): string {
  return term.replace(/(\p{L}{3,}?)s(?!\p{L})/gu, '$1');
}

/** Whether the words of one name are all in another: `milk` in `whole milk`, but not `nut` in `nutmeg`. */
export function isNamedIn(term: string, other: string): boolean {
  return ` ${termKey(other)} `.includes(` ${termKey(term)} `);
}
