import { createClient } from '@redis/client';

import { redisPeers } from '@/lib/content/redis-peers';

jest.mock('@/lib/log', () => ({ log: jest.fn() }));
jest.mock('@redis/client');

const SETTINGS = { contentSource: 'content/{deployment}.json', contentDeployment: 'live' };

let answer: (value: Record<string, string>) => void;
let ask: jest.Mock;

/** A Redis that has taken the connection and then says nothing until it is made to. */
function aSilentRedis() {
  const listeners: Record<string, () => void> = {};
  ask = jest.fn(() => new Promise((heard) => (answer = heard)));
  jest.mocked(createClient).mockReturnValue({
    isReady: true,
    connect: () => Promise.resolve().then(() => listeners.ready?.()),
    on: (event: string, listener: () => void) => (listeners[event] = listener),
    subscribe: () => Promise.resolve(),
    hGetAll: ask,
  } as never);
  return redisPeers('redis://127.0.0.1:6379', SETTINGS);
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
