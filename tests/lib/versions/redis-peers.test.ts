import { createClient } from '@redis/client';

import { log } from '@/lib/platform/log';
import { redisPeers } from '@/lib/versions/redis-peers';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));
jest.mock('@redis/client');

const SETTINGS = { contentSource: 'content/{deployment}.json', contentDeployment: 'live' };

const SHARED = { deployment: 'live', text: '{}', publishedAt: '5', loadedAt: '7', isPinned: 'true' };

/** Creates a fake Redis that answers at once. */
function aRedis(commands: Record<string, unknown> = {}) {
  const listeners: Record<string, (error?: Error) => void> = {};
  const client = {
    isReady: true,
    isOpen: true,
    connect: jest.fn(async () => listeners.ready?.()),
    on: (event: string, listener: () => void) => (listeners[event] = listener),
    subscribe: jest.fn<Promise<void>, [string, (sender: string) => void]>(async () => undefined),
    publish: jest.fn<Promise<number>, [string, string]>(async () => 1),
    eval: jest.fn<Promise<number>, [string, { keys: string[]; arguments: string[] }]>(async () => 1),
    hGetAll: jest.fn(async () => SHARED),
    destroy: jest.fn(),
    ...commands,
  };
  jest.mocked(createClient).mockReturnValue(client as never);
  const peers = redisPeers('redis://127.0.0.1:6379', SETTINGS);
  const say = (event: string, error?: Error) => listeners[event]?.(error);
  return { client, peers, say };
}

let answer: (value: Record<string, string>) => void;
let ask: jest.Mock;

/** Creates a fake Redis that accepts the connection but answers only when the test makes it answer. */
function aSilentRedis() {
  ask = jest.fn(() => new Promise((heard) => (answer = heard)));
  return aRedis({ hGetAll: ask }).peers;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a Redis that does not respond is waited for only once', async () => {
  const peers = aSilentRedis();
  await peers.start(() => undefined);

  const first = peers.read();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await first).toBeUndefined();
  const others = await Promise.all([peers.read(), peers.read(), peers.redis.attempt(async () => 'more')]);

  expect(others).toEqual([undefined, undefined, undefined]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('peers are synchronised again when Redis responds again', async () => {
  const peers = aSilentRedis();
  const sync = jest.fn();
  await peers.start(sync);
  sync.mockClear();
  const first = peers.read();
  await jest.advanceTimersByTimeAsync(1_000);
  await first;

  answer({});
  await jest.advanceTimersByTimeAsync(0);

  expect(sync).toHaveBeenCalledTimes(1);
  expect(await peers.redis.attempt(async () => 'more')).toBe('more');
});

const reach = () => jest.mocked(log).mock.calls.filter(([, event]) => event.startsWith('peers '));

describe('a Redis connection', () => {
  beforeEach(() => jest.mocked(log).mockClear());

  test('has a time limit for connecting and for every silence', () => {
    aRedis();

    const [options] = jest.mocked(createClient).mock.calls.at(-1) ?? [];
    expect(options).toMatchObject({
      url: 'redis://127.0.0.1:6379',
      disableOfflineQueue: true,
      pingInterval: 5_000,
      socket: { connectTimeout: 5_000, socketTimeout: 10_000 },
    });
  });

  test('is retried after a delay that doubles up to two seconds', () => {
    aRedis();

    const [options] = jest.mocked(createClient).mock.calls.at(-1) ?? [];
    const wait = options?.socket?.reconnectStrategy as unknown as (retries: number) => number;
    expect([0, 1, 2, 5, 6, 20].map(wait)).toEqual([50, 100, 200, 1_600, 2_000, 2_000]);
  });

  test('returns the shared document with its numbers parsed', async () => {
    const { client, peers } = aRedis();

    expect(await peers.read()).toEqual({
      deployment: 'live',
      text: '{}',
      publishedAt: 5,
      loadedAt: 7,
      isPinned: true,
    });
    expect(client.hGetAll).toHaveBeenCalledWith(peers.redis.key);
  });

  test.each([
    ['nothing', {}],
    ['an invalid deployment name', { ...SHARED, deployment: '../live' }],
    ['an invalid time', { ...SHARED, publishedAt: 'soon' }],
    ['a time beyond any date', { ...SHARED, loadedAt: '9e15' }],
  ])('returns no shared document if Redis contains %s', async (_, found) => {
    const { peers } = aRedis({ hGetAll: async () => found });

    expect(await peers.read()).toBeUndefined();
  });

  test.each([
    ['false', 'false'],
    ['missing, as in older versions', undefined],
  ])('returns a document that is not pinned if isPinned is %s', async (_, isPinned) => {
    const { peers } = aRedis({ hGetAll: async () => ({ ...SHARED, isPinned }) });

    expect(await peers.read()).toMatchObject({ isPinned: false });
  });

  test('stores a document in one atomic step under the key of the site', async () => {
    const { client, peers } = aRedis();

    await peers.offer({ deployment: 'live', text: '{}', publishedAt: 5, loadedAt: 7 });

    const [script, { keys, arguments: values }] = client.eval.mock.calls[0] ?? [
      '',
      { keys: [], arguments: [] },
    ];
    expect(script).toContain("redis.call('HSET'");
    expect(keys).toEqual([peers.redis.key]);
    expect(values).toEqual(['5', '7', 'live', '{}', 'false', expect.any(String)]);
  });

  test('uses a separate key for each source', () => {
    const { key } = aRedis().peers.redis;
    const other = redisPeers('redis://127.0.0.1:6379', {
      ...SETTINGS,
      contentSource: 'other/{deployment}.json',
    });

    expect(key).toMatch(/^storefront:\w+$/);
    expect(other.redis.key).not.toBe(key);
  });

  test('reports changes of other instances but not its own', async () => {
    const { client, peers } = aRedis();
    const changed = jest.fn();
    await peers.start(changed);
    changed.mockClear();
    const [channel, hear] = client.subscribe.mock.calls[0] ?? [];
    await peers.redis.tell();
    const [told, self = ''] = client.publish.mock.calls[0] ?? [];
    hear?.(self);
    expect(changed).not.toHaveBeenCalled();

    hear?.('another');

    expect([channel, told]).toEqual([peers.redis.key, peers.redis.key]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('subscribes only once and reports every reconnection', async () => {
    const { client, peers, say } = aRedis();
    const changed = jest.fn();
    await peers.start(changed);

    say('ready');
    await jest.advanceTimersByTimeAsync(0);

    expect([client.subscribe.mock.calls.length, changed.mock.calls.length]).toEqual([1, 2]);
  });

  test('subscribes again on reconnection if the first attempt failed', async () => {
    const subscribe = jest.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(undefined);
    const { peers, say } = aRedis({ subscribe });
    await peers.start(() => undefined);

    say('ready');
    await jest.advanceTimersByTimeAsync(0);

    expect(subscribe).toHaveBeenCalledTimes(2);
  });

  test('logs each loss and each return of the connection once, with the reason', async () => {
    const { peers, say } = aRedis();
    await peers.start(() => undefined);
    say('error', new Error('closed'));
    say('error', new Error('closed again'));
    say('ready');

    expect(reach()).toEqual([
      ['info', 'peers in reach', { reason: undefined }],
      ['warn', 'peers out of reach', { reason: 'closed' }],
      ['info', 'peers in reach', { reason: undefined }],
    ]);
  });

  test('logs a failed command and is used again for the next one', async () => {
    const { peers } = aRedis();

    const failed = await peers.redis.attempt(() => Promise.reject(new Error('no memory')));

    expect([failed, await peers.redis.attempt(async () => 'more')]).toEqual([undefined, 'more']);
    expect(reach()).toEqual([['warn', 'peers not asked', { reason: 'Error: no memory' }]]);
  });

  test('is not used while it is not ready', async () => {
    const { client, peers } = aRedis({ isReady: false });

    expect(await peers.read()).toBeUndefined();
    expect(client.hGetAll).not.toHaveBeenCalled();
  });

  test('that is refused is logged, and the start continues within a second', async () => {
    const { peers } = aRedis({ connect: () => Promise.reject(new Error('refused')) });

    const started = peers.start(() => undefined);
    await jest.advanceTimersByTimeAsync(1_000);
    await started;

    expect(reach()).toEqual([['warn', 'peers out of reach', { reason: 'Error: refused' }]]);
  });

  test.each([
    ['is closed', true, 1],
    ['is not closed again', false, 0],
  ])('%s when the instance stops', (_, isOpen, times) => {
    const { client, peers } = aRedis({ isOpen });

    peers.stop();

    expect(client.destroy).toHaveBeenCalledTimes(times);
  });
});
