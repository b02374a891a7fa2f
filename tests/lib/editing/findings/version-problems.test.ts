import { versionProblems } from '@/lib/editing/findings/version-problems';
import { readVersion } from '@/lib/versions/reading/read-version';
import { OWN_MEDIA } from '@/tests/content';

async function repeatedIn(text: string) {
  const version = await readVersion('live', text, {
    media: { baseUrl: undefined, origins: [] },
    locales: [],
  });
  const problems = await versionProblems(version, OWN_MEDIA, []);
  return problems.filter(({ action }) => action === 'the last value counts');
}

test('a name that stands twice in one entry is reported with its path', async () => {
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

test('a name that stands once in each of two objects is not reported, even if one object contains the other', async () => {
  expect(await repeatedIn('{ "home": { "home": 1, "texts": { "home": {} } } }')).toEqual([]);
});

test('a document that is nested too deeply is searched up to that place', async () => {
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;

  expect(await repeatedIn(`{ "home": {}, "home": {}, "deep": ${deep} }`)).toHaveLength(1);
});
