import { type NUTRITION_FIELDS, readNutrition } from '@/lib/content/entities/nutrition';
import type { Problem } from '@/lib/content/problems';

type Given = Partial<Record<(typeof NUTRITION_FIELDS)[keyof typeof NUTRITION_FIELDS], number>>;

/** What is read of a flavour's own values and its parent's, with what is wrong. */
function read(own: Given, parent: Given = {}) {
  const problems: Problem[] = [];
  const nutrition = readNutrition(
    (name) => own[name] ?? parent[name],
    own,
    '$.mint',
    (problem) => problems.push(problem as Problem),
  );
  return { nutrition, problems };
}

test('each value is read under the name that the wire has for it', () => {
  const given = {
    ENERGY_KJ: 1,
    KCAL: 2,
    FATS: 4,
    SATURATES: 3,
    CARBOHYDRATES: 6,
    SUGARS: 5,
    FIBRE: 7,
    PROTEINS: 8,
    SALT: 9,
  };

  expect(read(given)).toEqual({
    nutrition: {
      energyKj: 1,
      energyKcal: 2,
      fatGrams: 4,
      saturatesGrams: 3,
      carbohydrateGrams: 6,
      sugarsGrams: 5,
      fibreGrams: 7,
      proteinGrams: 8,
      saltGrams: 9,
    },
    problems: [],
  });
});

test.each([
  ['SATURATES', 'FATS', 'saturatesGrams'],
  ['SUGARS', 'CARBOHYDRATES', 'sugarsGrams'],
] as const)('%s above %s are left out, and that is said', (part, whole, key) => {
  const { nutrition, problems } = read({ [part]: 5, [whole]: 4 });

  expect(nutrition[key]).toBeUndefined();
  expect(problems).toEqual([
    {
      path: `$.mint.${part}`,
      expected: `no more than ${whole}, of which it is a part (4)`,
      found: '5',
      action: 'left out',
    },
  ]);
});

test('a part that is all of its whole stays, and one whose whole is not known', () => {
  expect(read({ SUGARS: 4, CARBOHYDRATES: 4 }).nutrition.sugarsGrams).toBe(4);
  expect(read({ SUGARS: 4 }).nutrition.sugarsGrams).toBe(4);
  expect(read({ CARBOHYDRATES: 4 }).problems).toEqual([]);
});

test('a fault of the parent is said at the parent alone', () => {
  const parent = { SATURATES: 5, FATS: 4 };

  expect(read({}, parent)).toMatchObject({ nutrition: { fatGrams: 4 }, problems: [] });
  expect(read({}, parent).nutrition.saturatesGrams).toBeUndefined();
  expect(read({ FATS: 4 }, { SATURATES: 5 }).problems).toHaveLength(1);
});
