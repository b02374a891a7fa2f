import type { Nutrition } from '../model';
import { describe, type Report } from '../problems';

/** The wire's names of the values, per 100 g. */
export const NUTRITION_FIELDS = {
  energyKj: 'ENERGY_KJ',
  energyKcal: 'KCAL',
  fatGrams: 'FATS',
  saturatesGrams: 'SATURATES',
  carbohydrateGrams: 'CARBOHYDRATES',
  sugarsGrams: 'SUGARS',
  fibreGrams: 'FIBRE',
  proteinGrams: 'PROTEINS',
  saltGrams: 'SALT',
} as const satisfies Record<keyof Nutrition, string>;

type WireName = (typeof NUTRITION_FIELDS)[keyof Nutrition];
type WireNutrition = Partial<Record<WireName, number>>;

/** A part cannot be more than the whole that it is "of which" of. */
const PARTS = [
  { part: 'saturatesGrams', whole: 'fatGrams' },
  { part: 'sugarsGrams', whole: 'carbohydrateGrams' },
] as const;

/**
 * The nutrition values, a mini's own or its parent's; a part above its whole is left out.
 * @param own what the flavour gives itself: a fault is reported where it was made
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
        expected: `no more than ${NUTRITION_FIELDS[whole]}, of which it is a part (${wholeGrams})`,
        found: describe(partGrams),
        action: 'left out',
      });
    nutrition[part] = undefined;
  }
  return nutrition;
}
