import { describe as described, member } from '@/lib/content/problems';

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
