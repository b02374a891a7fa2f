import { createClient } from '@redis/client';

import { log } from '@/lib/platform/log';
import { RedisUnavailableError } from '@/lib/versions/peers';
import { redisPeers } from '@/lib/versions/redis-peers';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));
jest.mock('@redis/client');

const SHARED = { deployment: 'live', text: '{}', publishedAt: 1, loadedAt: 2, isPinned: true };
const FIELDS = { deployment: 'live', text: '{}', publishedAt: '1', loadedAt: '2', isPinned: 'true' };

const SETTINGS = { contentSource: 'content/{deployment}.json', contentDeployment: 'live' };

/** A fake client that answers at once. `commands` replaces some commands. */
function aRedis(commands: Record<string, unknown> = {}) {
  const listeners: Record<string, (error?: Error) => void> = {};
  const client = {
    isReady: true,
    isOpen: true,
    connect: jest.fn(async () => listeners.ready?.()),
    on: (event: string, listener: () => void) => (listeners[event] = listener),
    subscribe: jest.fn<Promise<void>, [string, (sender: string) => void]>(async () => undefined),
    time: async () => ['1700000000', '250000'],
    eval: jest.fn<Promise<number>, [string, { keys: string[]; arguments: string[] }]>(async () => 1),
    hGetAll: jest.fn(async (): Promise<Record<string, string>> => FIELDS),
    hKeys: jest.fn(async () => ['a']),
    hGet: jest.fn(async () => '1'),
    destroy: jest.fn(),
    ...commands,
  };
  jest.mocked(createClient).mockReturnValue(client as never);
  const peers = redisPeers('redis://127.0.0.1:6379', SETTINGS);
  const say = (event: string, error?: Error) => listeners[event]?.(error);
  return { client, peers, say };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const reach = () => jest.mocked(log).mock.calls.filter(([, event]) => event.startsWith('redis.'));

describe('connections to Redis', () => {
  beforeEach(() => jest.mocked(log).mockClear());

  test('the Redis client has no offline queue, and timeouts of 5 s (connect) and 10 s (socket)', () => {
    aRedis();

    const [options] = jest.mocked(createClient).mock.calls.at(-1) ?? [];
    expect(options).toMatchObject({
      url: 'redis://127.0.0.1:6379',
      disableOfflineQueue: true,
      pingInterval: 5_000,
      socket: { connectTimeout: 5_000, socketTimeout: 10_000 },
    });
  });

  test('the delay before each new attempt to connect to Redis doubles, up to a maximum of two seconds', () => {
    aRedis();

    const [options] = jest.mocked(createClient).mock.calls.at(-1) ?? [];
    const wait = options?.socket?.reconnectStrategy as unknown as (retries: number) => number;
    expect([0, 1, 2, 5, 6, 20].map(wait)).toEqual([50, 100, 200, 1_600, 2_000, 2_000]);
  });

  test('the public version, the publications and the documents are read from three keys of the site', async () => {
    const { client, peers } = aRedis();

    expect([await peers.shared(), await peers.publications()]).toEqual([SHARED, FIELDS]);
    expect([await peers.versions(), await peers.document('a')]).toEqual([['a'], '1']);

    const [[key], [publications]] = client.hGetAll.mock.calls as unknown as [string[], string[]];
    expect(key).toMatch(/^storefront:[\da-f]{32}$/);
    expect(publications).toBe(`${key}:publications`);
    expect(client.hKeys).toHaveBeenCalledWith(`${key}:documents`);
    expect(client.hGet).toHaveBeenCalledWith(`${key}:documents`, 'a');
  });

  test.each([
    ['no version', {}],
    ['a version with an invalid time', { ...FIELDS, loadedAt: 'now' }],
    ['a version with an invalid deployment name', { ...FIELDS, deployment: '../live' }],
  ])('if Redis has %s, `shared` returns undefined', async (_, fields) => {
    const { peers } = aRedis({ hGetAll: async () => fields });

    expect(await peers.shared()).toBeUndefined();
  });

  test('if Redis is empty, `revision` returns an empty string and `document` returns undefined', async () => {
    const { peers } = aRedis({ hGet: async () => null });

    expect([await peers.revision(), await peers.document('a')]).toEqual(['', undefined]);
  });

  test('one command writes a whole change, and sets the write’s deadline to the Redis time plus 900 ms', async () => {
    const { client, peers } = aRedis();
    const publications = { set: { a: '{}' }, remove: ['b'] };

    expect(await peers.write('7', { shared: SHARED, publications })).toBe(true);

    const [[script, { keys, arguments: values }]] = client.eval.mock.calls as [
      [string, { keys: string[]; arguments: string[] }],
    ];
    expect(script).toContain("redis.call('HSET'");
    const [key = ''] = keys;
    expect(keys).toEqual([key, `${key}:publications`, `${key}:documents`]);
    expect(values).toEqual([
      '1700000001150',
      '7',
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ]);
    expect(JSON.parse(values[3] ?? '')).toEqual([
      { set: FIELDS, remove: [] },
      publications,
      { set: {}, remove: [] },
    ]);
  });

  test('a write to Redis returns false if another write came first', async () => {
    const { peers } = aRedis({ eval: async () => 0 });

    expect(await peers.write('7', {})).toBe(false);
  });

  test('Redis connections with different sources use different keys', async () => {
    const { client, peers } = aRedis();
    await peers.shared();
    const other = { ...SETTINGS, contentSource: 'other/{deployment}.json' };
    await redisPeers('redis://127.0.0.1:6379', other).shared();

    const [[one], [two]] = client.hGetAll.mock.calls as unknown as [string[], string[]];
    expect(two).not.toBe(one);
  });

  test('a Redis connection reports writes of other instances but not writes of this instance', async () => {
    const { client, peers } = aRedis();
    const changed = jest.fn();
    await peers.start(changed);
    changed.mockClear();
    const [channel, onMessage] = client.subscribe.mock.calls[0] ?? [];
    await peers.write('', {});
    const [, { keys, arguments: values }] = client.eval.mock.calls[0] ?? ['', { keys: [], arguments: [] }];
    onMessage?.(values.at(-1) ?? '');
    expect(changed).not.toHaveBeenCalled();

    onMessage?.('another');

    expect(channel).toBe(keys[0]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('each time Redis connects, the instance subscribes to the same channel, and `onChange` is called', async () => {
    const { client, peers, say } = aRedis();
    const changed = jest.fn();
    await peers.start(changed);

    say('ready');
    await jest.advanceTimersByTimeAsync(0);

    const [[channel, onMessage] = [], ...others] = client.subscribe.mock.calls;
    expect(others).toEqual([[channel, onMessage]]);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('a failed subscription is repeated when the Redis connection is ready again', async () => {
    const subscribe = jest.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(undefined);
    const { peers, say } = aRedis({ subscribe });
    await peers.start(() => undefined);

    say('ready');
    await jest.advanceTimersByTimeAsync(0);

    expect(subscribe).toHaveBeenCalledTimes(2);
  });

  test('each loss of the Redis connection is logged once with its reason, and each reconnection is logged once', async () => {
    const { peers, say } = aRedis();
    await peers.start(() => undefined);
    say('error', new Error('closed'));
    say('error', new Error('closed again'));
    say('ready');

    expect(reach()).toEqual([
      ['info', 'redis.connected', { reason: undefined }],
      ['warn', 'redis.unreachable', { reason: 'closed' }],
      ['info', 'redis.connected', { reason: undefined }],
    ]);
  });

  test('if Redis answers a request with an error, the error is logged, and the next request succeeds', async () => {
    const hGetAll = jest.fn().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue({});
    const { peers } = aRedis({ hGetAll });

    await expect(peers.shared()).rejects.toThrow(RedisUnavailableError);

    expect(await peers.shared()).toBeUndefined();
    expect(reach()).toEqual([['warn', 'redis.request.failed', { reason: 'Error: no memory' }]]);
  });

  test('if Redis does not answer a request, the request fails after a second', async () => {
    const { peers } = aRedis({ hGetAll: () => new Promise(() => undefined) });

    const refused = expect(peers.shared()).rejects.toThrow('Redis does not answer');
    await jest.advanceTimersByTimeAsync(1_000);
    await refused;
  });

  test('if the Redis connection is not ready, a request fails, and no command is sent to Redis', async () => {
    const { client, peers } = aRedis({ isReady: false });

    await expect(peers.shared()).rejects.toThrow('Redis does not answer');
    expect(client.hGetAll).not.toHaveBeenCalled();
  });

  test('if Redis refuses the connection, the refusal is logged, and the start continues within a second', async () => {
    const { peers } = aRedis({ connect: () => Promise.reject(new Error('refused')) });

    const started = peers.start(() => undefined);
    await jest.advanceTimersByTimeAsync(1_000);
    await started;

    expect(reach()).toEqual([['warn', 'redis.unreachable', { reason: 'Error: refused' }]]);
  });

  test.each([
    ['an open Redis connection is closed', true, 1],
    ['a closed Redis connection is not closed again', false, 0],
  ])('when the instance stops, %s', (_, isOpen, times) => {
    const { client, peers } = aRedis({ isOpen });

    peers.stop();

    expect(client.destroy).toHaveBeenCalledTimes(times);
  });
});
