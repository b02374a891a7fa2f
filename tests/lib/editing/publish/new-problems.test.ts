import { newProblems } from '@/lib/editing/publish/new-problems';

const at = (path: string, found = '""') => ({ path, expected: 'an ID', found, action: 'left out' });

test('a problem that the other version has too is not new, wherever in the list it stands now', () => {
  expect(newProblems([at('$.home.flavours[3].ID')], [at('$.home.flavours[4].ID')])).toEqual([]);
});

test('a problem of its own is new', () => {
  const own = at('$.home.flavours[4].NAME');

  expect(newProblems([at('$.home.flavours[3].ID')], [at('$.home.flavours[3].ID'), own])).toEqual([own]);
});

test('the same problem twice is new once where it was there once', () => {
  const twice = [at('$.home.flavours[3].ID'), at('$.home.flavours[7].ID')];

  expect(newProblems([at('$.home.flavours[3].ID')], twice)).toEqual([twice[1]]);
});

test.each([
  ['language', { locale: 'fr' }],
  ['place', { path: '$.home.flavours[3].NAME' }],
  ['expectation', { expected: 'a name' }],
  ['value', { found: '"1"' }],
  ['consequence', { action: 'shown without it' }],
])('a problem of another %s is another one', (_, over) => {
  const known = at('$.home.flavours[3].ID');

  expect(newProblems([known], [{ ...known, ...over }])).toEqual([{ ...known, ...over }]);
});

test('a problem is the same wherever in a long list it stands', () => {
  expect(newProblems([at('$.home.flavours[9].ID')], [at('$.home.flavours[10].ID')])).toEqual([]);
});

test('what stands in a list is not what stands beside it', () => {
  const beside = at('$.home.flavours.ID');

  expect(newProblems([at('$.home.flavours[3].ID')], [beside])).toEqual([beside]);
});
