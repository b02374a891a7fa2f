import { keptVersions, merged, type Publication, publicSince } from '@/lib/publish/publication';

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
