import { listFormat, numberFormat } from './intl';

/** A number to format, or words to show unchanged. */
export type Quantity = { number: number; words?: undefined } | { words: string; number?: undefined };

export function formatWeight(weight: Quantity, locale: string): string {
  return weight.words ?? `${numberFormat(locale).format(weight.number)} g`;
}

/** A BCP 47 locale and an ISO 4217 currency. */
type Money = { locale: string; currency: string };

export function formatMoney(amount: number, { locale, currency }: Money): string {
  return numberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** Rounds an amount to the decimals that `formatMoney` shows. */
export function roundMoney(amount: number, currency: string): number {
  const { maximumFractionDigits } = numberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Number(numberFormat('en', { maximumFractionDigits, useGrouping: false }).format(amount));
}

export function formatPricePerKg(price: Quantity, money: Money): string {
  return price.words ?? `${formatMoney(price.number, money)}/kg`;
}

/** Formats `72` as `72%`. */
export function formatPercent(percent: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);
}

/** Adds the city if it is missing: `14 rue Bonaparte, Paris`. */
export function withCity(address: string, city: string | undefined): string {
  return city === undefined || address.includes(city) ? address : `${address}, ${city}`;
}

/** Formats a list: `almonds, milk`. */
export function formatList(items: string[], locale: string): string {
  return listFormat(locale, { type: 'unit', style: 'short' }).format(items);
}

/** Formats `2026-12-24` as `Thursday, December 24, 2026`. */
export function formatDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}

/** @param day from 0 (Monday) to 6 (Sunday) */
export function formatWeekday(day: number, locale: string): string {
  const date = Date.UTC(2024, 0, 1 + day); // 1 January 2024 was a Monday
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
