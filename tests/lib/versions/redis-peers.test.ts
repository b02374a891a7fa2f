import { createClient } from '@redis/client';

import { log } from '@/lib/platform/log';
import { redisPeers } from '@/lib/versions/redis-peers';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));
jest.mock('@redis/client');

const SETTINGS = { contentSource: 'content/{deployment}.json', contentDeployment: 'live' };

const SHARED = { deployment: 'live', text: '{}', publishedAt: '5', loadedAt: '7', isPinned: 'true' };

/** A Redis that answers at once, with what a test puts in. */
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

/** One that has taken the connection and then says nothing until it is made to. */
function aSilentRedis() {
  ask = jest.fn(() => new Promise((heard) => (answer = heard)));
  return aRedis({ hGetAll: ask }).peers;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a Redis that hangs is waited for once, however often it is asked', async () => {
  const peers = aSilentRedis();
  await peers.start(() => undefined);

  const first = peers.read();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await first).toBeUndefined();
  const others = await Promise.all([peers.read(), peers.read(), peers.redis.attempt(async () => 'more')]);

  expect(others).toEqual([undefined, undefined, undefined]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('when it goes on the others are met again', async () => {
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

describe('a Redis that answers', () => {
  beforeEach(() => jest.mocked(log).mockClear());

  test('is asked for the connection with a limit for each silence', () => {
    aRedis();

    const [options] = jest.mocked(createClient).mock.calls.at(-1) ?? [];
    expect(options).toMatchObject({
      url: 'redis://127.0.0.1:6379',
      disableOfflineQueue: true,
      pingInterval: 5_000,
      socket: { connectTimeout: 5_000, socketTimeout: 10_000 },
    });
  });

  test('is tried again after a wait that doubles, up to two seconds', () => {
    aRedis();

    const [options] = jest.mocked(createClient).mock.calls.at(-1) ?? [];
    const wait = options?.socket?.reconnectStrategy as unknown as (retries: number) => number;
    expect([0, 1, 2, 5, 6, 20].map(wait)).toEqual([50, 100, 200, 1_600, 2_000, 2_000]);
  });

  test('gives what is shared, with its numbers as numbers', async () => {
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
    ['a deployment that is no name', { ...SHARED, deployment: '../live' }],
    ['a time that is none', { ...SHARED, publishedAt: 'soon' }],
    ['a time beyond any date', { ...SHARED, loadedAt: '9e15' }],
  ])('has nothing shared where it has %s', async (_, found) => {
    const { peers } = aRedis({ hGetAll: async () => found });

    expect(await peers.read()).toBeUndefined();
  });

  test.each([
    ['false', 'false'],
    ['what an older version wrote', undefined],
  ])('has a document that is not pinned where it says %s', async (_, isPinned) => {
    const { peers } = aRedis({ hGetAll: async () => ({ ...SHARED, isPinned }) });

    expect(await peers.read()).toMatchObject({ isPinned: false });
  });

  test('is offered a document in one step, under the key of the site', async () => {
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

  test('has a key for each source', () => {
    const { key } = aRedis().peers.redis;
    const other = redisPeers('redis://127.0.0.1:6379', {
      ...SETTINGS,
      contentSource: 'other/{deployment}.json',
    });

    expect(key).toMatch(/^storefront:\w+$/);
    expect(other.redis.key).not.toBe(key);
  });

  test('tells of what others share, and not of what this instance did itself', async () => {
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

  test('is subscribed to once, however often contact is made, and each contact is told', async () => {
    const { client, peers, say } = aRedis();
    const changed = jest.fn();
    await peers.start(changed);

    say('ready');
    await jest.advanceTimersByTimeAsync(0);

    expect([client.subscribe.mock.calls.length, changed.mock.calls.length]).toEqual([1, 2]);
  });

  test('is subscribed to at the next contact where the first one failed', async () => {
    const subscribe = jest.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(undefined);
    const { peers, say } = aRedis({ subscribe });
    await peers.start(() => undefined);

    say('ready');
    await jest.advanceTimersByTimeAsync(0);

    expect(subscribe).toHaveBeenCalledTimes(2);
  });

  test('is logged as in reach and out of reach once each, with why', async () => {
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

  test('that fails a step is passed by with a word in the log, and asked again', async () => {
    const { peers } = aRedis();

    const failed = await peers.redis.attempt(() => Promise.reject(new Error('no memory')));

    expect([failed, await peers.redis.attempt(async () => 'more')]).toEqual([undefined, 'more']);
    expect(reach()).toEqual([['warn', 'peers not asked', { reason: 'Error: no memory' }]]);
  });

  test('that has no connection is not asked', async () => {
    const { client, peers } = aRedis({ isReady: false });

    expect(await peers.read()).toBeUndefined();
    expect(client.hGetAll).not.toHaveBeenCalled();
  });

  test('that cannot be connected to is logged, and the start goes on within a second', async () => {
    const { peers } = aRedis({ connect: () => Promise.reject(new Error('refused')) });

    const started = peers.start(() => undefined);
    await jest.advanceTimersByTimeAsync(1_000);
    await started;

    expect(reach()).toEqual([['warn', 'peers out of reach', { reason: 'Error: refused' }]]);
  });

  test.each([
    ['is left', true, 1],
    ['was left already', false, 0],
  ])('%s where the instance stops', (_, isOpen, times) => {
    const { client, peers } = aRedis({ isOpen });

    peers.stop();

    expect(client.destroy).toHaveBeenCalledTimes(times);
  });
});
