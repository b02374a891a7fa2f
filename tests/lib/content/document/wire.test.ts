import * as z from 'zod';

import { entity, entriesOf, isNotGiven, leaf, list, oneOrMany } from '@/lib/content/document/wire';
import { read } from '@/tests/content';

const word = leaf(z.string('a word'));
const MAX_ENTRIES = 12;
const words = list(word, MAX_ENTRIES);
const wordOrWords = oneOrMany(word, MAX_ENTRIES);
const failOnProblem = () => {
  throw new Error('unexpected problem');
};
const person = entity({ NAME: word, TOWN: word });

test.each([
  ['undefined', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a text of spaces', '  '],
  ['an empty list', []],
  ['false', false],
])('%s counts as missing', (_, value) => {
  expect(isNotGiven(value)).toBe(true);
});

test.each([
  ['0', 0],
  ['the text "0"', '0'],
  ['true', true],
  ['an empty object', {}],
  ['a list that contains null', [null]],
])('%s does not count as missing', (_, value) => {
  expect(isNotGiven(value)).toBe(false);
});

test('a null value is not reported', () => {
  expect(read(word, null)).toEqual({ value: undefined, problems: [] });
});

test('an invalid value is omitted and reported', () => {
  expect(read(word, 7)).toEqual({
    value: undefined,
    problems: [{ path: '$.value', expected: 'a word', found: '7', action: 'left out' }],
  });
});

test('an invalid field does not affect the other fields', () => {
  expect(read(person, { NAME: 'Ada', TOWN: 7 })).toEqual({
    value: { NAME: 'Ada', TOWN: undefined },
    problems: [{ path: '$.value.TOWN', expected: 'a word', found: '7', action: 'left out' }],
  });
});

test('a missing field that is named like a built-in property, such as `toString`, is undefined', () => {
  const builtIns = entity({ constructor: word, toString: word });

  expect(read(builtIns, {})).toEqual({
    value: { constructor: undefined, toString: undefined },
    problems: [],
  });
});

test('if a string stands in the place of an entity, a problem is reported', () => {
  expect(read(person, 'Ada').problems).toEqual([
    { path: '$.value', expected: 'an object', found: '"Ada"', action: 'left out' },
  ]);
});

test('if a list stands in the place of an entity, a problem is reported', () => {
  expect(read(person, ['Ada']).problems).toHaveLength(1);
});

test('an object with numeric keys is read as a list in numeric order', () => {
  expect(read(words, { 10: 'third', 0: 'first', 3: 'second' }).value).toEqual(['first', 'second', 'third']);
});

test('empty entries of a list are skipped and are not reported', () => {
  expect(read(words, ['one', null, '', 'two'])).toEqual({ value: ['one', 'two'], problems: [] });
});

test.each([{}, [null, ''], [7]])('a list without a valid entry counts as missing: %j', (value) => {
  expect(read(words, value).value).toBeUndefined();
});

test('an invalid entry of a list does not affect the other entries', () => {
  expect(read(words, ['one', 7, 'two'])).toEqual({
    value: ['one', 'two'],
    problems: [{ path: '$.value[1]', expected: 'a word', found: '7', action: 'left out' }],
  });
});

test('an object with words as keys is not read as a list', () => {
  expect(read(words, { first: 'one' })).toEqual({
    value: undefined,
    problems: [{ path: '$.value', expected: 'a list', found: '{"first":"one"}', action: 'left out' }],
  });
});

test.each([
  ['a list', Array.from({ length: 13 }, (_, index) => `word ${index}`)],
  ['an object', Object.fromEntries(Array.from({ length: 13 }, (_, index) => [index, `word ${index}`]))],
])('if %s has more than 12 entries, only the first 12 are read, and a problem is reported', (_, value) => {
  const { value: kept, problems } = read(words, value);

  expect([kept?.length, kept?.at(-1)]).toEqual([12, 'word 11']);
  expect(problems).toEqual([
    {
      path: '$.value',
      expected: 'at most 12 entries',
      found: '13',
      action: 'only the first 12 are read',
    },
  ]);
});

test('a list with the maximum number of entries is read completely', () => {
  expect(read(words, Array(12).fill('word'))).toMatchObject({ value: { length: 12 }, problems: [] });
});

test('an object with a key that is not a number (“1st”, “no1”) is not read as a list', () => {
  expect(read(words, { 0: 'one', '1st': 'two' }).value).toBeUndefined();
  expect(read(words, { 0: 'one', no1: 'two' }).value).toBeUndefined();
});

test('if a field accepts one value or a list, one value is read as a list with one entry', () => {
  expect(read(wordOrWords, 'one')).toEqual({ value: ['one'], problems: [] });
});

test('if a field accepts one value or a list, all entries of a list are read', () => {
  expect(read(wordOrWords, ['one', 'two']).value).toEqual(['one', 'two']);
});

test('if a field accepts one value or a list, an object with numeric keys is read as a list', () => {
  expect(read(wordOrWords, { 0: 'one', 3: 'two' }).value).toEqual(['one', 'two']);
});

test('if a field accepts one value or a list, a single invalid value is reported', () => {
  expect(read(wordOrWords, 7)).toEqual({
    value: undefined,
    problems: [{ path: '$.value', expected: 'a word', found: '7', action: 'left out' }],
  });
});

test('if an object with numeric keys is read as a list, the entry with key 3 has path $[3]', () => {
  expect(entriesOf({ 3: 'b', 0: 'a' }, '$', MAX_ENTRIES, failOnProblem)).toEqual([
    { value: 'a', path: '$[0]' },
    { value: 'b', path: '$[3]' },
  ]);
});

test('a string is not read as a list', () => {
  expect(entriesOf('text', '$', MAX_ENTRIES, failOnProblem)).toBeUndefined();
});
