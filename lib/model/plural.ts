import { fillIn } from './fill-in';

/** Returns the plural form for a number. The number replaces `{count}`. */
export function pluralForm(count: number, forms: { one: string; other: string }, locale: string): string {
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return fillIn(isOne ? forms.one : forms.other, { count });
}
