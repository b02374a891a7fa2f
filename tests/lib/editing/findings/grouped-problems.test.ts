import { groupProblems } from '@/lib/editing/findings/grouped-problems';

const aProblem = (path: string, over: object = {}) => ({
  path: `$.${path}`,
  expected: 'text',
  found: '1',
  action: 'left out',
  ...over,
});

test('the same problem in several entities or languages is one entry', () => {
  const problems = [
    aProblem('home.flavours[0].NAME', { locale: 'en' }),
    aProblem('home.flavours[12].NAME', { locale: 'en' }),
    aProblem('home.flavours[0].NAME', { locale: 'fr' }),
  ];

  expect(groupProblems(problems)).toEqual([{ path: 'home.flavours[].NAME', what: 'flavour', problems }]);
});

test('problems with the same field of two entities form one entry, even if the invalid values differ', () => {
  const problems = [aProblem('home.flavours[0].NAME'), aProblem('home.flavours[1].NAME', { found: '2' })];

  expect(groupProblems(problems)).toEqual([{ path: 'home.flavours[].NAME', what: 'flavour', problems }]);
});

test('problems are separate entries if the field, the expected value or the effect on the page differs', () => {
  const problems = [
    aProblem('home.flavours[0].NAME'),
    aProblem('home.flavours[1].NAME', { expected: 'a number' }),
    aProblem('home.flavours[2].NAME', { action: 'shown' }),
    aProblem('home.flavours[3].LEAD'),
  ];

  expect(groupProblems(problems)).toHaveLength(4);
});

test('problems are in this order: allergens, prices, locale', () => {
  const paths = ['common.locale', 'home.flavours[0].PRICE', 'home.flavours[0].TRACES[1]'];

  expect(groupProblems(paths.map((path) => aProblem(path))).map(({ path }) => path)).toEqual([
    'home.flavours[].TRACES[]',
    'home.flavours[].PRICE',
    'common.locale',
  ]);
});

test('problems with `saleEnabled`, the allergen pattern and the currency come before problems with prices', () => {
  const paths = [
    'home.flavours[0].PRICE',
    'common.currency',
    'common.allergenPattern',
    'common.saleEnabled',
    'common.locale',
  ];

  expect(groupProblems(paths.map((path) => aProblem(path))).map(({ path }) => path)).toEqual([
    'common.saleEnabled',
    'common.allergenPattern',
    'common.currency',
    'home.flavours[].PRICE',
    'common.locale',
  ]);
});

test('problems are in this order: whole lists, allergens, whole entities, the film list and minor fields', () => {
  const paths = [
    'common.timeZone',
    'home.videos',
    'home.flavours[0].ACCENT',
    'home.flavours[1].SECTION_ID',
    'home.flavours[2].ID',
    'home.categories[3]',
    'home.flavours[0].ALLERGENS',
    'home.collections',
  ];

  expect(groupProblems(paths.map((path) => aProblem(path))).map(({ path }) => path)).toEqual([
    'home.collections',
    'home.flavours[].ALLERGENS',
    'home.flavours[].SECTION_ID',
    'home.flavours[].ID',
    'home.categories[]',
    'common.timeZone',
    'home.videos',
    'home.flavours[].ACCENT',
  ]);
});
