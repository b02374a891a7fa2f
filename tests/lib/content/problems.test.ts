import { LIMITS } from '@/lib/content/document/limits';
import { describe as described, member, problemList } from '@/lib/content/problems';

test('in a path, a key with a hyphen between words is not quoted', () => {
  expect(member('$.home.texts', 'story-second')).toBe('$.home.texts.story-second');
});

test('in a path, a key with spaces or quotation marks is quoted', () => {
  expect(member('$.home.texts', 'a "key"')).toBe(String.raw`$.home.texts["a \"key\""]`);
});

test('a problem describes a wrong value as JSON', () => {
  expect(described({ ID: '7' })).toBe('{"ID":"7"}');
});

test('a problem describes a missing value with the word “nothing”', () => {
  expect(described(undefined)).toBe('nothing');
});

test('a long value is truncated to 80 characters', () => {
  const shown = described('a'.repeat(200));

  expect([shown.length, shown.at(-1)]).toEqual([80, '…']);
});

test('a value that is nested 100,000 levels deep is described without a stack overflow', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));

  expect(described(deep)).not.toBe('');
});

test.each([
  ['12', '$.home[12]'],
  ['1a', '$.home["1a"]'],
  ['a1', '$.home.a1'],
  ['-a', '$.home["-a"]'],
  ['a b', '$.home["a b"]'],
  [12, '$.home[12]'],
  ['x'.repeat(100), `$.home.${'x'.repeat(100)}`],
  ['x'.repeat(101), `$.home["${'x'.repeat(100)}…"]`],
])('the path of the key %j is %s', (key, path) => {
  expect(member('$.home', key)).toBe(path);
});

test('a value of 80 characters is not truncated', () => {
  expect(described('a'.repeat(78))).toBe(`"${'a'.repeat(78)}"`);
});

test('if a list of problems overflows, its last entry states that further problems are omitted', () => {
  const { problems, report } = problemList();
  const problemAt = (path: string) => ({ path, expected: 'a list', found: '1', action: 'left out' }) as const;
  for (let index = 0; index < LIMITS.problems; index += 1) report(problemAt(`$.home[${index}]`));
  expect(problems).toHaveLength(LIMITS.problems);
  expect(problems.at(-1)?.path).toBe(`$.home[${LIMITS.problems - 1}]`);

  report(problemAt('$.home.more'));
  report(problemAt('$.home.even-more'));

  expect(problems).toHaveLength(LIMITS.problems);
  expect(problems[0]?.path).toBe('$.home[0]');
  expect(problems.at(-1)).toEqual({
    path: '$',
    expected: `fewer than ${LIMITS.problems} problems`,
    found: 'more',
    action: 'the other problems are not listed',
  });
});
