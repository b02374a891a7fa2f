import { redisPublications } from '@/lib/editing/publish/redis-publications';
import type { SharedRedis } from '@/lib/versions/redis-peers';

const PUBLICATION = { id: '00000001', at: 5, outcome: 'updated', deployment: 'live' } as const;

/** Creates a fake Redis with hashes. It returns undefined while it is out of reach. */
function aRedis({ isInReach = true } = {}) {
  const hashes = new Map<string, Map<string, string>>();
  const hash = (key: string) => hashes.get(key) ?? hashes.set(key, new Map()).get(key) ?? new Map();
  const client = {
    hKeys: async (key: string) => [...hash(key).keys()],
    hVals: async (key: string) => [...hash(key).values()],
    hSet: async (key: string, field: string, value: string) => hash(key).set(field, value),
    hGet: async (key: string, field: string) => hash(key).get(field) ?? null,
    hDel: jest.fn(async (key: string, fields: string[]) =>
      fields.forEach((field) => hash(key).delete(field)),
    ),
  };
  const tell = jest.fn();
  const attempt = ((step: (to: typeof client) => unknown) =>
    isInReach ? step(client) : Promise.resolve(undefined)) as never as SharedRedis['attempt'];
  return { hashes, client, tell, home: redisPublications({ key: 'shop', attempt, tell }) };
}

test('a publication can be written, read and removed', async () => {
  const { home, hashes } = aRedis();
  await home.write(PUBLICATION);
  expect(await home.read()).toEqual({ versions: [], publications: [PUBLICATION] });
  expect([...hashes.keys()]).toContain('shop:publications');

  await home.remove([PUBLICATION.id]);

  expect(await home.read()).toEqual({ versions: [], publications: [] });
});

test('a document can be written, read by its version and removed', async () => {
  const { home, hashes } = aRedis();
  await home.writeDocument('v1', '{}');
  expect([await home.document('v1'), await home.document('v2')]).toEqual(['{}', undefined]);
  expect(await home.read()).toEqual({ versions: ['v1'], publications: [] });
  expect([...hashes.keys()]).toContain('shop:documents');

  await home.removeDocuments(['v1']);

  expect(await home.document('v1')).toBeUndefined();
});

test('damaged and unknown entries are ignored', async () => {
  const { home, hashes } = aRedis();
  await home.write(PUBLICATION);
  hashes.get('shop:publications')?.set('2', '{').set('3', '{"id":3}');

  expect((await home.read())?.publications).toEqual([PUBLICATION]);
});

test('reading returns undefined while Redis is out of reach', async () => {
  const { home } = aRedis({ isInReach: false });

  expect([await home.read(), await home.document('v1')]).toEqual([undefined, undefined]);
});

test('removing nothing sends no command', async () => {
  const { home, client } = aRedis();

  await home.remove([]);

  expect(client.hDel).not.toHaveBeenCalled();
});

test('other instances are notified through the content channel', () => {
  const { home, tell } = aRedis();

  void home.tell?.();

  expect(tell).toHaveBeenCalledTimes(1);
});
