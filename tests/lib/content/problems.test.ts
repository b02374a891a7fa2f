import { LIMITS } from '@/lib/content/document/limits';
import { describe as described, member, problemList } from '@/lib/content/problems';

test('the path of a named member has a point', () => {
  expect(member('$.home', 'flavours')).toBe('$.home.flavours');
});

test('the path of an entry has its index in brackets', () => {
  expect(member('$.home.flavours', 3)).toBe('$.home.flavours[3]');
});

test('the path of an entry of a map with numeric keys has its key in brackets', () => {
  expect(member('$.home.flavours', '3')).toBe('$.home.flavours[3]');
});

test('a key with a hyphen needs no quotation marks', () => {
  expect(member('$.home.texts', 'story-second')).toBe('$.home.texts.story-second');
});

test('a key that is no name stands in quotation marks', () => {
  expect(member('$.home.texts', 'a "key"')).toBe(String.raw`$.home.texts["a \"key\""]`);
});

test('a value is shown as an editor wrote it', () => {
  expect(described({ ID: '7' })).toBe('{"ID":"7"}');
});

test('an empty text is shown in its quotation marks', () => {
  expect(described('')).toBe('""');
});

test('a value that is not there is shown as nothing', () => {
  expect(described(undefined)).toBe('nothing');
});

test('a long value is cut to 80 characters', () => {
  const shown = described('a'.repeat(200));

  expect([shown.length, shown.at(-1)]).toEqual([80, '…']);
});

test('a value that is nested very deep is described all the same', () => {
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
])('the member %j has one path', (key, path) => {
  expect(member('$.home', key)).toBe(path);
});

test('a value of 80 characters is whole', () => {
  expect(described('a'.repeat(78))).toBe(`"${'a'.repeat(78)}"`);
});

test('of more problems than are listed the last one says that there are others', () => {
  const { problems, report } = problemList();
  const told = (path: string) => ({ path, expected: 'a list', found: '1', action: 'left out' }) as const;
  for (let index = 0; index < LIMITS.problems; index += 1) report(told(`$.home[${index}]`));
  expect(problems).toHaveLength(LIMITS.problems);
  expect(problems.at(-1)?.path).toBe(`$.home[${LIMITS.problems - 1}]`);

  report(told('$.home.more'));
  report(told('$.home.even-more'));

  expect(problems).toHaveLength(LIMITS.problems);
  expect(problems[0]?.path).toBe('$.home[0]');
  expect(problems.at(-1)).toEqual({
    path: '$',
    expected: `fewer than ${LIMITS.problems} problems`,
    found: 'more',
    action: 'the others are not listed',
  });
});
