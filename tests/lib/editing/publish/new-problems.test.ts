import { newProblems } from '@/lib/editing/publish/new-problems';

const at = (path: string, found = '""') => ({ path, expected: 'an ID', found, action: 'left out' });

test('a problem of the other version is not new, even if its list index has changed', () => {
  expect(newProblems([at('$.home.flavours[3].ID')], [at('$.home.flavours[4].ID')])).toEqual([]);
});

test('a problem that the other version does not have is new', () => {
  const own = at('$.home.flavours[4].NAME');

  expect(newProblems([at('$.home.flavours[3].ID')], [at('$.home.flavours[3].ID'), own])).toEqual([own]);
});

test('a second occurrence of a known problem is new', () => {
  const twice = [at('$.home.flavours[3].ID'), at('$.home.flavours[7].ID')];

  expect(newProblems([at('$.home.flavours[3].ID')], twice)).toEqual([twice[1]]);
});

test.each([
  ['language', { locale: 'fr' }],
  ['place', { path: '$.home.flavours[3].NAME' }],
  ['expectation', { expected: 'a name' }],
  ['value', { found: '"1"' }],
  ['consequence', { action: 'shown without it' }],
])('a problem with another %s is new', (_, over) => {
  const known = at('$.home.flavours[3].ID');

  expect(newProblems([known], [{ ...known, ...over }])).toEqual([{ ...known, ...over }]);
});

test('a problem is not new even if its list index now has more digits', () => {
  expect(newProblems([at('$.home.flavours[9].ID')], [at('$.home.flavours[10].ID')])).toEqual([]);
});

test('a problem inside a list differs from a problem beside the list', () => {
  const beside = at('$.home.flavours.ID');

  expect(newProblems([at('$.home.flavours[3].ID')], [beside])).toEqual([beside]);
});
