import { listFormat, numberFormat } from './intl';

/** A quantity that is a number to be formatted, or words to be shown as they stand. */
export type Quantity = { number: number } | { words: string };

/** `70` -> `70 g`; words stay as they are. */
export function formatWeight(weight: Quantity, locale: string): string {
  if ('words' in weight) return weight.words;
  return `${numberFormat(locale).format(weight.number)} g`;
}

/** A BCP 47 locale and an ISO 4217 currency. */
type Money = { locale: string; currency: string };

/** `8.9` -> `€8.90`. */
export function formatMoney(amount: number, { locale, currency }: Money): string {
  return numberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** `124` -> `€124.00/kg`; words stay as they are. */
export function formatPricePerKg(price: Quantity, money: Money): string {
  return 'words' in price ? price.words : `${formatMoney(price.number, money)}/kg`;
}

/** `72` -> `72%`. */
export function formatPercent(percent: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);
}

/** `[almonds, milk]` -> `almonds, milk`, by the locale's rules. */
export function formatList(items: string[], locale: string): string {
  return listFormat(locale, { type: 'unit', style: 'short' }).format(items);
}

/** `2026-12-24` -> `Thursday, December 24, 2026`, by the locale's rules. */
export function formatDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}
