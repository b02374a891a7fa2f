import { newProblems } from '@/lib/publish/new-problems';

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
