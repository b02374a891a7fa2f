import { fillIn } from './fill-in';

export function pluralForm(count: number, forms: { one: string; other: string }, locale: string): string {
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return fillIn(isOne ? forms.one : forms.other, { count });
}
