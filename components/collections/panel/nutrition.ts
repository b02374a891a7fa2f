import type { Nutrition } from '@/lib/content/entities/flavour-fields';
import { numberFormat } from '@/lib/model/intl';
import type { Words } from '@/lib/words/words';

/** Returns the nutrition line per 100 g: `Energy 2,274.00 kJ / 543.00 kcal, fat 36.20 g`. */
export function nutritionLine(nutrition: Nutrition, locale: string, words: Words): string | undefined {
  const digits = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
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

/** Rounding of grams in the nutrition table (guidance of the European Commission, December 2012, table 4). */
type Rounding = {
  /**
   * In grams. Values from `coarseFrom` are rounded to `coarseDecimals`. The guidance says 10 g (salt: 1 g).
   * `coarseFrom` is a little lower, so that 9.96 g is shown as 10 g, not as 10.0 g.
   */
  coarseFrom: number;
  coarseDecimals: number;
  fineDecimals: number;
  /** In grams. Values above 0 up to `negligible` are shown as `<` and `upperBound`. */
  negligible: number;
  upperBound: number;
};

const MACRO: Rounding = {
  coarseFrom: 9.95,
  coarseDecimals: 0,
  fineDecimals: 1,
  negligible: 0.5,
  upperBound: 0.5,
};
const SATURATES: Rounding = { ...MACRO, negligible: 0.1, upperBound: 0.1 };
const SALT: Rounding = {
  coarseFrom: 0.995,
  coarseDecimals: 1,
  fineDecimals: 2,
  negligible: 0.0125,
  upperBound: 0.01,
};

/** `isPart`: part of another nutrient, such as saturates of fat. */
export type NutritionRow = { label: string; value: string; isPart?: boolean };

/**
 * Returns the rows in the order of Regulation 1169/2011, annex XV. Returns undefined if saturates, sugars and salt
 * are all missing, because the nutrition line is then enough.
 */
export function nutritionTable(
  nutrition: Nutrition,
  locale: string,
  { nutritionTable: words }: Words,
): NutritionRow[] | undefined {
  const { saturatesGrams, sugarsGrams, saltGrams } = nutrition;
  if ((saturatesGrams ?? sugarsGrams ?? saltGrams) === undefined) return undefined;
  const grams = (value: number | undefined, rounding = MACRO) =>
    value === undefined ? [] : [`${roundedGrams(value, rounding, locale)} g`];
  const energy = (value: number | undefined, unit: string) =>
    value === undefined ? [] : [`${fixed(value, 0, locale)} ${unit}`];
  const rows: [label: string, values: string[], isPart?: boolean][] = [
    [words.energy, [...energy(nutrition.energyKj, 'kJ'), ...energy(nutrition.energyKcal, 'kcal')]],
    [words.fat, grams(nutrition.fatGrams)],
    [words.saturates, grams(saturatesGrams, SATURATES), true],
    [words.carbohydrate, grams(nutrition.carbohydrateGrams)],
    [words.sugars, grams(sugarsGrams), true],
    [words.fibre, grams(nutrition.fibreGrams)],
    [words.protein, grams(nutrition.proteinGrams)],
    [words.salt, grams(saltGrams, SALT)],
  ];
  return rows.flatMap(([label, values, isPart]) =>
    values.length === 0 ? [] : [{ label, value: values.join(' / '), isPart }],
  );
}

function roundedGrams(value: number, rounding: Rounding, locale: string): string {
  if (value === 0) return fixed(0, 0, locale);
  const { coarseFrom, coarseDecimals, fineDecimals, negligible, upperBound } = rounding;
  if (value <= negligible) return `< ${numberFormat(locale).format(upperBound)}`;
  return fixed(value, value >= coarseFrom ? coarseDecimals : fineDecimals, locale);
}

function fixed(value: number, decimals: number, locale: string): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat(locale, digits).format(value);
}
