import type { FieldRow } from '../document/guide-entry';
import { describe, type Report } from '../problems';

import { FLAVOUR, type Nutrition, type NutritionFields } from './flavour-fields';

export const NUTRITION_FIELDS = Object.fromEntries(
  Object.entries<FieldRow>(FLAVOUR).flatMap(([field, { nutrient }]) =>
    nutrient === undefined ? [] : [[nutrient, field]],
  ),
) as Required<NutritionFields>;

type WireName = NutritionFields[keyof Nutrition];
type WireNutrition = Partial<Record<WireName, number>>;

const PARTS = [
  { part: 'saturatesGrams', whole: 'fatGrams' },
  { part: 'sugarsGrams', whole: 'carbohydrateGrams' },
] as const;

/**
 * Reads the nutrition values. Leaves out saturates that exceed the fat, and sugars that exceed the carbohydrates. If
 * both compared values are inherited, the problem is reported only for the parent.
 * @param value returns the flavour's own or inherited value of a field
 * @param own the flavour's own values
 */
export function readNutrition(
  value: (name: WireName) => number | undefined,
  own: WireNutrition,
  path: string,
  report: Report,
): Nutrition {
  const nutrition: Nutrition = Object.fromEntries(
    Object.entries(NUTRITION_FIELDS).map(([key, name]) => [key, value(name)]),
  );
  for (const { part, whole } of PARTS) {
    const [partGrams, wholeGrams] = [nutrition[part], nutrition[whole]];
    if (partGrams === undefined || wholeGrams === undefined || partGrams <= wholeGrams) continue;
    if (own[NUTRITION_FIELDS[part]] !== undefined || own[NUTRITION_FIELDS[whole]] !== undefined)
      report({
        path: `${path}.${NUTRITION_FIELDS[part]}`,
        expected: `not more than ${NUTRITION_FIELDS[whole]}, which includes it (${wholeGrams})`,
        found: describe(partGrams),
        action: 'left out',
      });
    nutrition[part] = undefined;
  }
  return nutrition;
}
