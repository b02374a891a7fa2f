import { keptVersions, merged, type Publication, publicSince } from '@/lib/editing/publish/publication';

const hex = (number: number, length: number) => number.toString(16).padStart(length, '0');

function aPublication(number: number, over: Partial<Publication> = {}): Publication {
  const version = hex(number, 12);
  return { id: hex(number, 8), at: number, outcome: 'updated', deployment: 'live', version, ...over };
}

const many = (count: number) => Array.from({ length: count }, (_, number) => aPublication(number));

test('the last fifty publications are kept, the latest first', () => {
  const kept = merged(many(60));

  expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([50, 59, 10]);
});

test('a publication that is planned stays, however many others there are', () => {
  const planned = aPublication(0, { outcome: 'planned' });

  expect(merged([planned, ...many(60).slice(1)])).toContainEqual(planned);
});

test('of two words on one publication the one that something was done outweighs the other, in any order', () => {
  const planned = aPublication(1, { outcome: 'planned' });
  const refused = aPublication(1, { at: 2, outcome: 'refused' });
  const updated = aPublication(1, { at: 3 });

  for (const order of [
    [planned, refused, updated],
    [updated, refused, planned],
    [refused, updated, planned],
  ])
    expect(merged(order)).toEqual([updated]);
});

test('of two instances that did the same, all believe the one that was first', () => {
  const [first, second] = [aPublication(1, { at: 5 }), aPublication(1, { at: 6 })];

  expect([merged([first, second]), merged([second, first])]).toEqual([[first], [first]]);
});

test('of two words of one moment all instances believe the same', () => {
  const [ada, bob] = [aPublication(1, { by: 'Ada' }), aPublication(1, { by: 'Bob' })];

  expect([merged([ada, bob]), merged([bob, ada])]).toEqual([[bob], [bob]]);
});

test('of one moment comes first what was planned for later, then what has the later id, in any order', () => {
  const [due, later] = [aPublication(1, { at: 9, due: 5 }), aPublication(2, { at: 9, due: 7 })];
  const [unplanned, beside] = [aPublication(3, { at: 9 }), aPublication(4, { at: 9 })];
  const expected = [beside, unplanned, later, due];

  for (const order of [expected, expected.toReversed(), [due, beside, later, unplanned]])
    expect(merged(order)).toEqual(expected);
});

test('plans take no place from the fifty that are kept', () => {
  const plans = many(3).map((each) => ({ ...each, at: 1_000, outcome: 'planned' as const }));

  expect(merged([...plans, ...many(60).slice(3)])).toHaveLength(53);
});

test('what has no version has no document', () => {
  expect(keptVersions([aPublication(1, { version: undefined }), aPublication(2)])).toEqual([hex(2, 12)]);
});

test('documents of the last twenty versions are kept, and none of what was refused', () => {
  const refused = aPublication(99, { outcome: 'refused' });
  const again = aPublication(98, { version: hex(29, 12), outcome: 'unchanged' });

  const versions = keptVersions(merged([...many(30), refused, again]));

  expect(versions).toHaveLength(20);
  expect(versions[0]).toBe(hex(29, 12));
  expect(versions).not.toContain(hex(99, 12));
});

const shown = { deployment: 'live', id: hex(5, 12), loadedAt: new Date(1_000) };

test('what is public has been so since it was first published, whoever published it again', () => {
  const first = aPublication(5, { by: 'Ada' });
  const again = aPublication(6, { version: first.version, outcome: 'unchanged', by: 'Bob' });

  expect(publicSince(merged([again, first, aPublication(4)]), shown)).toEqual({ at: new Date(5), by: 'Ada' });
});

test('a refusal after it changes nothing about that', () => {
  const refused = aPublication(9, { outcome: 'refused', by: 'Bob' });

  expect(publicSince(merged([refused, aPublication(5, { by: 'Ada' })]), shown).by).toBe('Ada');
});

test('what the source has changed since the last publish is public since it was read, by nobody', () => {
  expect(publicSince(merged([aPublication(4, { by: 'Ada' })]), shown)).toEqual({ at: shown.loadedAt });
});

test('what is public in one deployment has not been so since the same was public in another', () => {
  const inAutumn = aPublication(5, { deployment: 'autumn', by: 'Ada' });

  expect(publicSince([inAutumn], shown)).toEqual({ at: shown.loadedAt });
});
