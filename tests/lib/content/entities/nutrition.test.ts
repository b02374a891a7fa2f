import { type NUTRITION_FIELDS, readNutrition } from '@/lib/content/entities/nutrition';
import type { Problem } from '@/lib/content/problems';

type Given = Partial<Record<(typeof NUTRITION_FIELDS)[keyof typeof NUTRITION_FIELDS], number>>;

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

test('each nutrition value is read from its own field of the document', () => {
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
] as const)('a %s value that is greater than the %s value is omitted and reported', (part, whole, key) => {
  const { nutrition, problems } = read({ [part]: 5, [whole]: 4 });

  expect(nutrition[key]).toBeUndefined();
  expect(problems).toEqual([
    {
      path: `$.mint.${part}`,
      expected: `not more than ${whole}, which includes it (4)`,
      found: '5',
      action: 'left out',
    },
  ]);
});

test('sugars are kept if they equal the carbohydrates, or if the carbohydrates are missing', () => {
  expect(read({ SUGARS: 4, CARBOHYDRATES: 4 }).nutrition.sugarsGrams).toBe(4);
  expect(read({ SUGARS: 4 }).nutrition.sugarsGrams).toBe(4);
  expect(read({ CARBOHYDRATES: 4 }).problems).toEqual([]);
});

test('a mini is reported if its SATURATES exceeds its FATS, unless the mini inherits both values', () => {
  const parent = { SATURATES: 5, FATS: 4 };

  expect(read({}, parent)).toMatchObject({ nutrition: { fatGrams: 4 }, problems: [] });
  expect(read({}, parent).nutrition.saturatesGrams).toBeUndefined();
  expect(read({ FATS: 4 }, { SATURATES: 5 }).problems).toHaveLength(1);
});
