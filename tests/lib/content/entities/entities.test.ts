import { schema } from '@/lib/content/document/schema';
import { readEntities } from '@/lib/content/entities/entities';
import type { Problem } from '@/lib/content/problems';
import { OWN_MEDIA } from '@/tests/content';

const { product } = schema(OWN_MEDIA);

function productsOf(wire: unknown) {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const { kept, broken } = readEntities(wire, '$.products', product, 'ID', report);
  return { kept: kept.map(({ key, value }) => `${key} ${value.CODE}`), broken, problems };
}

test('entities are listed in the order of the document, each with its key', () => {
  expect(
    productsOf([
      { ID: 2, CODE: 'b' },
      { ID: '1', CODE: 'a' },
    ]),
  ).toEqual({
    kept: ['2 b', '1 a'],
    broken: 0,
    problems: [],
  });
});

test('if two entities have the same ID, the first is kept, and the second is reported', () => {
  expect(
    productsOf([
      { ID: '1', CODE: 'a' },
      { ID: '1', CODE: 'b' },
      { ID: '2', CODE: 'c' },
    ]),
  ).toMatchObject({
    kept: ['1 a', '2 c'],
    broken: 1,
    problems: [
      {
        path: '$.products[1].ID',
        expected: 'a unique ID',
        found: '"1"',
        action: 'the first is kept, this one is left out',
      },
    ],
  });
});

test('an ID written as a number and the same ID written as text are duplicates', () => {
  expect(
    productsOf([
      { ID: '1', CODE: 'a' },
      { ID: 1, CODE: 'b' },
    ]).kept,
  ).toEqual(['1 a']);
});

test('an object with numeric keys is read as a list in numeric order', () => {
  expect(
    productsOf({ 10: { ID: '3', CODE: 'c' }, 0: { ID: '1', CODE: 'a' }, 3: { ID: '2', CODE: 'b' } }),
  ).toEqual({
    kept: ['1 a', '2 b', '3 c'],
    broken: 0,
    problems: [],
  });
});

test('an entity without an ID is omitted, and the other entities stay', () => {
  expect(productsOf([{ CODE: 'a' }, { ID: '2', CODE: 'b' }])).toEqual({
    kept: ['2 b'],
    broken: 1,
    problems: [
      {
        path: '$.products[0].ID',
        expected: 'an entry with ID',
        found: 'nothing',
        action: 'the whole entry left out',
      },
    ],
  });
});

test('an entry that is not an object is omitted, and the other entries stay', () => {
  expect(productsOf(['a', { ID: '2', CODE: 'b' }])).toEqual({
    kept: ['2 b'],
    broken: 1,
    problems: [
      { path: '$.products[0]', expected: 'an object', found: '"a"', action: 'the whole entry left out' },
    ],
  });
});

test.each([[undefined], [null], [''], [[]], [false]])(
  'a list with the value %j counts as missing',
  (wire) => {
    expect(productsOf(wire)).toEqual({ kept: [], broken: 0, problems: [] });
  },
);

test('a string instead of a list is reported, and counts as an infinite number of broken entries', () => {
  expect(productsOf('none')).toEqual({
    kept: [],
    broken: Number.POSITIVE_INFINITY,
    problems: [
      { path: '$.products', expected: 'a list', found: '"none"', action: 'the whole list left out' },
    ],
  });
});

test('if an ID is the name of a built-in property, such as `__proto__`, the entity is kept', () => {
  expect(
    productsOf([
      { ID: '__proto__', CODE: 'a' },
      { ID: 'constructor', CODE: 'b' },
    ]).kept,
  ).toEqual(['__proto__ a', 'constructor b']);
});

test('empty entries cause no problem, but add to the number of broken entries', () => {
  expect(productsOf([null, { ID: '1', CODE: 'a' }, '', []])).toEqual({
    kept: ['1 a'],
    broken: 3,
    problems: [],
  });
});
