/**
 * The allergens in annex II of Regulation (EU) No 1169/2011, in the order of its points. `within`: the smallest group
 * that contains the allergen. In the annex, spelt is a kind of wheat.
 */
export const ALLERGENS = [
  { id: 'gluten', point: 1 },
  { id: 'wheat', point: 1, within: 'gluten' },
  { id: 'rye', point: 1, within: 'gluten' },
  { id: 'barley', point: 1, within: 'gluten' },
  { id: 'oats', point: 1, within: 'gluten' },
  { id: 'spelt', point: 1, within: 'wheat' },
  { id: 'crustaceans', point: 2 },
  { id: 'eggs', point: 3 },
  { id: 'fish', point: 4 },
  { id: 'peanuts', point: 5 },
  { id: 'soya', point: 6 },
  { id: 'milk', point: 7 },
  { id: 'nuts', point: 8 },
  { id: 'almonds', point: 8, within: 'nuts' },
  { id: 'hazelnuts', point: 8, within: 'nuts' },
  { id: 'walnuts', point: 8, within: 'nuts' },
  { id: 'cashews', point: 8, within: 'nuts' },
  { id: 'pecans', point: 8, within: 'nuts' },
  { id: 'brazil-nuts', point: 8, within: 'nuts' },
  { id: 'pistachios', point: 8, within: 'nuts' },
  { id: 'macadamias', point: 8, within: 'nuts' },
  { id: 'celery', point: 9 },
  { id: 'mustard', point: 10 },
  { id: 'sesame', point: 11 },
  { id: 'sulphites', point: 12 },
  { id: 'lupin', point: 13 },
  { id: 'molluscs', point: 14 },
] as const satisfies { id: string; point: number; within?: string }[];

/** Ids must never change, because shared links contain them. */
export type AllergenId = (typeof ALLERGENS)[number]['id'];

const PARENT_GROUP = new Map<AllergenId, AllergenId | undefined>(
  ALLERGENS.map((allergen) => [allergen.id, 'within' in allergen ? allergen.within : undefined]),
);

/** Returns the groups that contain an allergen, the smallest first: `spelt` -> wheat, gluten. */
export function groupsOf(id: AllergenId): AllergenId[] {
  const group = PARENT_GROUP.get(id);
  return group === undefined ? [] : [group, ...groupsOf(group)];
}

/** Returns whether the ids are equal, or one is a group that contains the other (docs/specification.md, section 4). */
export function implies(stated: AllergenId, asked: AllergenId): boolean {
  return stated === asked || groupsOf(stated).includes(asked) || groupsOf(asked).includes(stated);
}

export function inLegalOrder(ids: Iterable<AllergenId>): AllergenId[] {
  const given = new Set(ids);
  return ALLERGENS.flatMap(({ id }) => (given.has(id) ? id : []));
}
