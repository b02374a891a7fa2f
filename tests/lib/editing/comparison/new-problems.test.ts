import { newProblems } from '@/lib/editing/comparison/new-problems';

const at = (path: string, found = '""') => ({ path, expected: 'an ID', found, action: 'left out' });

test('a problem that the earlier version does not have is new', () => {
  const own = at('$.home.flavours[4].NAME');

  expect(newProblems([at('$.home.flavours[3].ID')], [at('$.home.flavours[3].ID'), own])).toEqual([own]);
});

test('if a problem occurs once before and twice now, only the second occurrence is new', () => {
  const twice = [at('$.home.flavours[3].ID'), at('$.home.flavours[7].ID')];

  expect(newProblems([at('$.home.flavours[3].ID')], twice)).toEqual([twice[1]]);
});

test.each([
  ['language', { locale: 'fr' }],
  ['path', { path: '$.home.flavours[3].NAME' }],
  ['expectation', { expected: 'a name' }],
  ['value', { found: '"1"' }],
  ['consequence', { action: 'shown without it' }],
])('a problem is new even if it differs from an earlier problem only in the %s', (_, over) => {
  const known = at('$.home.flavours[3].ID');

  expect(newProblems([known], [{ ...known, ...over }])).toEqual([{ ...known, ...over }]);
});

test('a problem is not new if only the list index in its path has changed', () => {
  expect(newProblems([at('$.home.flavours[9].ID')], [at('$.home.flavours[10].ID')])).toEqual([]);
});

test('a problem of a whole list is new, even if an entry had the same problem before', () => {
  const beside = at('$.home.flavours.ID');

  expect(newProblems([at('$.home.flavours[3].ID')], [beside])).toEqual([beside]);
});
