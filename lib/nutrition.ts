import type { Nutrition } from './content/model';
import type { Words } from './words/words';

/**
 * The nutrition line, values per 100 g with two decimals by the locale's rules:
 * `Energy 2,274.00 kJ / 543.00 kcal, fat 36.20 g, carbohydrates 41.10 g, proteins 6.90 g`.
 * What is not given is left out; undefined where nothing is given.
 */
export function nutritionLine(nutrition: Nutrition, locale: string, words: Words): string | undefined {
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const value = (amount: number | undefined, unit: string) =>
    amount === undefined ? [] : [`${digits.format(amount)} ${unit}`];
  const part = (label: string, values: string[]) =>
    values.length === 0 ? [] : [`${label} ${values.join(' / ')}`];
  const parts = [
    ...part(words.energy, [...value(nutrition.energyKj, 'kJ'), ...value(nutrition.energyKcal, 'kcal')]),
    ...part(words.fat, value(nutrition.fatGrams, 'g')),
    ...part(words.carbohydrates, value(nutrition.carbohydrateGrams, 'g')),
    ...part(words.proteins, value(nutrition.proteinGrams, 'g')),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}
