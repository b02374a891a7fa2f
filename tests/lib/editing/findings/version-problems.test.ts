import { versionProblems } from '@/lib/editing/findings/version-problems';
import { readVersion } from '@/lib/versions/reading/read-version';
import { OWN_MEDIA } from '@/tests/content';

const SETTINGS = { media: { baseUrl: undefined, origins: [] }, locales: [] };

async function repeatedIn(text: string) {
  const version = await readVersion('live', text, SETTINGS);
  const problems = await versionProblems(version, OWN_MEDIA, []);
  return problems.filter(({ action }) => action === 'the last value counts');
}

test('if a JSON object contains the same key twice, a problem gives the path of the key', async () => {
  const flavours =
    '[{ "ID": "a", "ALLERGENS": "milk", "ALLERGENS": "none" }, { "ID": "b", "ALLERGENS": "none" }]';

  expect(await repeatedIn(`\uFEFF{ "home": { "flavours": ${flavours} } }`)).toEqual([
    {
      path: '$.home.flavours[0].ALLERGENS',
      expected: 'each name once in an entry',
      found: '"ALLERGENS"',
      action: 'the last value counts',
    },
  ]);
});

test('the same key in two different objects is not reported, even if one object is inside the other object', async () => {
  expect(await repeatedIn('{ "home": { "home": 1, "texts": { "home": {} } } }')).toEqual([]);
});

test('if a part of the document is nested too deeply, duplicate keys before this part are still reported', async () => {
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;

  expect(await repeatedIn(`{ "home": {}, "home": {}, "deep": ${deep} }`)).toHaveLength(1);
});

test('a duplicate key is reported only if the path of the key has at most eight steps', async () => {
  const inside = (steps: number) => `${'{"a":'.repeat(steps)}{"b":1,"b":2}${'}'.repeat(steps)}`;

  expect(await repeatedIn(`{ "home": {}, "x": ${inside(6)} }`)).toHaveLength(1);
  expect(await repeatedIn(`{ "home": {}, "x": ${inside(7)} }`)).toEqual([]);
});

test('if a document has too many duplicate keys, the last problem says that further problems are not listed', async () => {
  const version = await readVersion('live', `{ "home": {}, ${'"a": 1, '.repeat(3_000)}"a": 2 }`, SETTINGS);

  expect((await versionProblems(version, OWN_MEDIA, [])).at(-1)).toMatchObject({
    path: '$',
    action: 'the other problems are not listed',
  });
});
