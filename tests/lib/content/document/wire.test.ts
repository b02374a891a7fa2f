import * as z from 'zod';

import { entity, entriesOf, isNotGiven, leaf, list, oneOrMany } from '@/lib/content/document/wire';
import { read } from '@/tests/content';

const word = leaf(z.string('a word'));
const MOST = 12;
const words = list(word, MOST);
const wordOrWords = oneOrMany(word, MOST);
const noProblem = () => {
  throw new Error('a problem that nobody expected');
};
const person = entity({ NAME: word, TOWN: word });

test.each([
  ['absent', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a text of spaces', '  '],
  ['an empty list', []],
  ['false', false],
])('%s means "not given"', (_, value) => {
  expect(isNotGiven(value)).toBe(true);
});

test.each([
  ['0', 0],
  ['the text "0"', '0'],
  ['true', true],
  ['an empty object', {}],
  ['a list of null', [null]],
])('%s is given', (_, value) => {
  expect(isNotGiven(value)).toBe(false);
});

test('what is not given is no problem', () => {
  expect(read(word, null)).toEqual({ value: undefined, problems: [] });
});

test('what is broken is left out with its path, what was expected, what was found and what was done', () => {
  expect(read(word, 7)).toEqual({
    value: undefined,
    problems: [{ path: '$.value', expected: 'a word', found: '7', action: 'left out' }],
  });
});

test('unknown fields are ignored', () => {
  expect(read(person, { NAME: 'Ada', AGE: 36 })).toEqual({
    value: { NAME: 'Ada', TOWN: undefined },
    problems: [],
  });
});

test('a broken field costs only itself', () => {
  expect(read(person, { NAME: 'Ada', TOWN: 7 })).toEqual({
    value: { NAME: 'Ada', TOWN: undefined },
    problems: [{ path: '$.value.TOWN', expected: 'a word', found: '7', action: 'left out' }],
  });
});

test('a field that every object has by birth is not given', () => {
  const birth = entity({ constructor: word, toString: word });

  expect(read(birth, {})).toEqual({ value: { constructor: undefined, toString: undefined }, problems: [] });
});

test('a text where an entity is meant is a problem', () => {
  expect(read(person, 'Ada').problems).toEqual([
    { path: '$.value', expected: 'an object', found: '"Ada"', action: 'left out' },
  ]);
});

test('a list where an entity is meant is a problem', () => {
  expect(read(person, ['Ada']).problems).toHaveLength(1);
});

test('a list is read entry by entry', () => {
  expect(read(words, ['one', 'two']).value).toEqual(['one', 'two']);
});

test('a map with numeric keys is read as a list, by number', () => {
  expect(read(words, { 10: 'third', 0: 'first', 3: 'second' }).value).toEqual(['first', 'second', 'third']);
});

test('entries that are not given are skipped without a problem', () => {
  expect(read(words, ['one', null, '', 'two'])).toEqual({ value: ['one', 'two'], problems: [] });
});

test('a broken entry of a list costs only itself', () => {
  expect(read(words, ['one', 7, 'two'])).toEqual({
    value: ['one', 'two'],
    problems: [{ path: '$.value[1]', expected: 'a word', found: '7', action: 'left out' }],
  });
});

test('a map with other keys is no list', () => {
  expect(read(words, { first: 'one' })).toEqual({
    value: undefined,
    problems: [{ path: '$.value', expected: 'a list', found: '{"first":"one"}', action: 'left out' }],
  });
});

test.each([
  ['a list', Array.from({ length: 13 }, (_, index) => `word ${index}`)],
  ['a map', Object.fromEntries(Array.from({ length: 13 }, (_, index) => [index, `word ${index}`]))],
])('%s of more entries than it may have loses those beyond', (_, value) => {
  const { value: kept, problems } = read(words, value);

  expect([kept?.length, kept?.at(-1)]).toEqual([12, 'word 11']);
  expect(problems).toEqual([
    {
      path: '$.value',
      expected: 'at most 12 entries',
      found: '13',
      action: 'the first 12 read, the rest left out',
    },
  ]);
});

test('a list of just as many entries as it may have is whole', () => {
  expect(read(words, Array(12).fill('word'))).toMatchObject({ value: { length: 12 }, problems: [] });
});

test('a map with a key that only begins or ends with a number is no list', () => {
  expect(read(words, { 0: 'one', '1st': 'two' }).value).toBeUndefined();
  expect(read(words, { 0: 'one', no1: 'two' }).value).toBeUndefined();
});

test('a single value stands for a list of one', () => {
  expect(read(wordOrWords, 'one')).toEqual({ value: ['one'], problems: [] });
});

test('a single value may be a list as well', () => {
  expect(read(wordOrWords, ['one', 'two']).value).toEqual(['one', 'two']);
});

test('a single value may be a map with numeric keys as well', () => {
  expect(read(wordOrWords, { 0: 'one', 3: 'two' }).value).toEqual(['one', 'two']);
});

test('a broken single value is a problem', () => {
  expect(read(wordOrWords, 7)).toEqual({
    value: undefined,
    problems: [{ path: '$.value', expected: 'a word', found: '7', action: 'left out' }],
  });
});

test('the entries of a map keep their keys as paths', () => {
  expect(entriesOf({ 3: 'b', 0: 'a' }, '$', MOST, noProblem)).toEqual([
    { value: 'a', path: '$[0]' },
    { value: 'b', path: '$[3]' },
  ]);
});

test('a text has no entries', () => {
  expect(entriesOf('text', '$', MOST, noProblem)).toBeUndefined();
});
