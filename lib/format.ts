import type { Quantity } from './content/fields';
import type { Site } from './content/model';

/** `70` -> `70 g`; words stay as they are. */
export function formatWeight(weight: Quantity, locale: string): string {
  if ('words' in weight) return weight.words;
  return `${new Intl.NumberFormat(locale).format(weight.number)} g`;
}

/** `124` -> `€124.00/kg`; words stay as they are. */
export function formatPricePerKg(
  price: Quantity,
  { locale, currency }: Pick<Site, 'locale' | 'currency'>,
): string {
  if ('words' in price) return price.words;
  return `${new Intl.NumberFormat(locale, { style: 'currency', currency }).format(price.number)}/kg`;
}

/** `[almonds, milk]` -> `almonds, milk`, by the locale's rules. */
export function formatList(items: string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(items);
}
