import { randomUUID } from 'node:crypto';

import { createClient, type RedisClientType } from '@redis/client';

import { OutOfReachError, type Peers, SHELVES } from './peers';
import { siteDigest } from './site-digest';

import type { Environment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import { withTimeout } from '@/lib/platform/timeout';

/** The longest wait of the start for contact, and of a step for its answer. */
const ANSWER_TIMEOUT_MS = 1_000;
const LONGEST_RETRY_MS = 2_000;
/** Redis is asked now and then whether it is there: a connection that hangs is given up after two silences. */
const PING_MS = 5_000;

/** Less than ANSWER_TIMEOUT_MS: a write that was given up must not be made later by a Redis that hung. */
const WRITE_LIMIT_MS = 900;

/**
 * Writes a change to the hashes KEYS and notifies the instances, in one step, unless the revision is another one by now or
 * the time limit, by the clock of Redis, is over.
 */
const WRITE = `
local time = redis.call('TIME')
local isLate = time[1] * 1000 + time[2] / 1000 > tonumber(ARGV[1])
if isLate or (redis.call('HGET', KEYS[1], 'revision') or '') ~= ARGV[2] then return 0 end
local change = cjson.decode(ARGV[4])
for index, key in ipairs(KEYS) do
  for field, value in pairs(change[index].set) do redis.call('HSET', key, field, value) end
  for _, field in ipairs(change[index].remove) do redis.call('HDEL', key, field) end
end
redis.call('HSET', KEYS[1], 'revision', ARGV[3])
redis.call('PUBLISH', KEYS[1], ARGV[5])
return 1`;

/** The place in Redis: hashes that begin with the site's key, and a channel of that name for notifications. */
export function redisPeers(
  url: string,
  settings: Pick<Environment, 'contentSource' | 'contentDeployment'>,
): Peers {
  const instance = randomUUID();
  const key = `storefront:${siteDigest(settings)}`;
  const keyOf = (shelf: string) => `${key}:${shelf}`;
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: PING_MS,
      socketTimeout: 2 * PING_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_RETRY_MS),
    },
  });
  let isInReach: boolean | undefined;

  function setReach(now: boolean, reason?: string): void {
    if (isInReach === now) return; // an outage is told once, not with every attempt
    isInReach = now;
    log(now ? 'info' : 'warn', now ? 'redis.connected' : 'redis.unreachable', { reason });
  }

  /** @throws OutOfReachError if Redis does not answer in time, or answers with an error */
  async function ask<T>(step: () => Promise<T>): Promise<T> {
    if (!client.isReady) throw new OutOfReachError();
    try {
      return await withTimeout(ANSWER_TIMEOUT_MS, step());
    } catch (error) {
      log('warn', 'redis.request.failed', { reason: String(error) });
      throw new OutOfReachError();
    }
  }

  return {
    async start(onChange) {
      let isSubscribed = false;
      const onMessage = (sender: string) => {
        if (sender !== instance) onChange();
      };
      const firstContact = new Promise<void>((made) => {
        client.on('ready', () => {
          setReach(true);
          // After a reconnection the client subscribes again by itself.
          const subscribed = isSubscribed
            ? Promise.resolve(true)
            : ask(() => client.subscribe(key, onMessage)).then(
                () => true,
                () => false,
              );
          void subscribed.then((isNow) => {
            isSubscribed = isNow;
            onChange();
            made();
          });
        });
      });
      client.on('error', (error: Error) => setReach(false, error.message));
      client.connect().catch((error: unknown) => setReach(false, String(error)));
      await withTimeout(ANSWER_TIMEOUT_MS, firstContact).catch(() => undefined);
    },

    revision: async () => (await ask(() => client.hGet(key, 'revision'))) ?? '',
    shared: () => ask(() => client.hGetAll(key)),
    publications: () => ask(() => client.hGetAll(keyOf('publications'))),
    versions: () => ask(() => client.hKeys(keyOf('documents'))),
    document: async (version) => (await ask(() => client.hGet(keyOf('documents'), version))) ?? undefined,

    async write(revision, change) {
      const [seconds, microseconds] = await ask(() => client.time());
      const limit = Number(seconds) * 1000 + Number(microseconds) / 1000 + WRITE_LIMIT_MS;
      const { shared: set = {}, ...shelves } = change;
      const changes = [
        { set, remove: [] },
        ...SHELVES.map((name) => shelves[name] ?? { set: {}, remove: [] }),
      ];
      const keys = [key, ...SHELVES.map(keyOf)];
      const values = [String(limit), revision, randomUUID(), JSON.stringify(changes), instance];
      return (await ask(() => client.eval(WRITE, { keys, arguments: values }))) === 1;
    },

    stop() {
      if (client.isOpen) client.destroy();
    },
  };
}
