import { keptVersions, retained, type Publication, publicSince } from '@/lib/editing/publish/publication';

const hex = (number: number, length: number) => number.toString(16).padStart(length, '0');

function aPublication(number: number, over: Partial<Publication> = {}): Publication {
  const version = hex(number, 12);
  return { id: hex(number, 8), at: number, outcome: 'updated', deployment: 'live', version, ...over };
}

const many = (count: number) => Array.from({ length: count }, (_, number) => aPublication(number));

test('the last fifty publications are kept, latest first', () => {
  const kept = retained(many(60));

  expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([50, 59, 10]);
});

test('a plan is kept, no matter how many publications exist', () => {
  const planned = aPublication(0, { outcome: 'planned' });

  expect(retained([planned, ...many(60).slice(1)])).toContainEqual(planned);
});

test('if two entries have the same id, the first entry is kept', () => {
  const [cancelled, planned] = [
    aPublication(1, { at: 2, outcome: 'cancelled' }),
    aPublication(1, { outcome: 'planned' }),
  ];

  expect(retained([cancelled, planned])).toEqual([cancelled]);
});

test('publications with the same `at` are sorted by `due` and then by `id`, both in descending order', () => {
  const [due, later] = [aPublication(1, { at: 9, due: 5 }), aPublication(2, { at: 9, due: 7 })];
  const [unplanned, beside] = [aPublication(3, { at: 9 }), aPublication(4, { at: 9 })];
  const expected = [beside, unplanned, later, due];

  for (const order of [expected, expected.toReversed(), [due, beside, later, unplanned]])
    expect(retained(order)).toEqual(expected);
});

test('plans do not count towards the fifty kept publications', () => {
  const plans = many(3).map((each) => ({ ...each, at: 1_000, outcome: 'planned' as const }));

  expect(retained([...plans, ...many(60).slice(3)])).toHaveLength(53);
});

test('no document is stored for a publication without a version', () => {
  expect(keptVersions([aPublication(1, { version: undefined }), aPublication(2)])).toEqual([hex(2, 12)]);
});

test('the documents of the last twenty versions are kept, and refused versions do not count', () => {
  const refused = aPublication(99, { outcome: 'refused' });
  const again = aPublication(98, { version: hex(29, 12), outcome: 'unchanged' });

  const versions = keptVersions(retained([...many(30), refused, again]));

  expect(versions).toHaveLength(20);
  expect(versions[0]).toBe(hex(29, 12));
  expect(versions).not.toContain(hex(99, 12));
});

const shown = { deployment: 'live', id: hex(5, 12), loadedAt: new Date(1_000) };

test('a repeated publish of the public version changes neither its time nor its author', () => {
  const first = aPublication(5, { by: 'Ada' });
  const again = aPublication(6, { version: first.version, outcome: 'unchanged', by: 'Bob' });

  expect(publicSince(retained([again, first, aPublication(4)]), shown)).toEqual({
    at: new Date(5),
    by: 'Ada',
  });
});

test('a later refusal does not change the author of the public version', () => {
  const refused = aPublication(9, { outcome: 'refused', by: 'Bob' });

  expect(publicSince(retained([refused, aPublication(5, { by: 'Ada' })]), shown).by).toBe('Ada');
});

test('without a recorded publish, publicSince returns the time when the version was read, and no author', () => {
  expect(publicSince(retained([aPublication(4, { by: 'Ada' })]), shown)).toEqual({ at: shown.loadedAt });
});

test('publicSince ignores a publish of the same document in another deployment', () => {
  const inAutumn = aPublication(5, { deployment: 'autumn', by: 'Ada' });

  expect(publicSince([inAutumn], shown)).toEqual({ at: shown.loadedAt });
});
