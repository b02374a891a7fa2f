import { randomUUID } from 'node:crypto';

import { createClient, type RedisClientType } from '@redis/client';
import * as z from 'zod';

import { RedisUnavailableError, type Peers, type Shared, TABLES } from './peers';
import { siteDigest } from './site-digest';

import { isDeploymentName } from '@/lib/platform/deployment';
import type { Environment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import { withTimeout } from '@/lib/platform/timeout';
import { timestamp } from '@/lib/platform/timestamp';

/** Maximum wait for the first connection and for each answer. */
const ANSWER_TIMEOUT_MS = 1_000;
const LONGEST_RETRY_MS = 2_000;
/**
 * The client closes a connection after two intervals without traffic. Unanswered requests count as traffic, so frequent
 * requests keep a dead connection open until TCP gives up.
 */
const PING_MS = 5_000;

/**
 * After this time, Redis no longer carries out a write. Shorter than ANSWER_TIMEOUT_MS, so that nothing is written
 * after the instance has stopped waiting. If only the answer is lost, a successful write is reported as failed.
 */
const WRITE_LIMIT_MS = 900;

/** Writes a change atomically to the hashes in `KEYS` and notifies the instances. */
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

const shared = z.object({
  deployment: z.string().refine(isDeploymentName),
  text: z.string(),
  publishedAt: z.coerce.number().pipe(timestamp),
  loadedAt: z.coerce.number().pipe(timestamp),
  isPinned: z
    .string()
    .optional()
    .transform((value) => value === String(true)),
});

const fieldsOf = (version: Shared) =>
  Object.fromEntries(Object.entries(version).map(([name, value]) => [name, String(value)]));

export function redisPeers(
  url: string,
  settings: Pick<Environment, 'contentSource' | 'contentDeployment'>,
): Peers {
  const instance = randomUUID();
  const key = `storefront:${siteDigest(settings)}`;
  const keyOf = (table: string) => `${key}:${table}`;
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
  let isReachable: boolean | undefined;

  function setReachable(now: boolean, reason?: string): void {
    if (isReachable === now) return; // logs the start of an outage, not each failed attempt to connect
    isReachable = now;
    log(now ? 'info' : 'warn', now ? 'redis.connected' : 'redis.unreachable', { reason });
  }

  /** @throws RedisUnavailableError if Redis is not connected, is too slow, or answers with an error */
  async function ask<T>(step: () => Promise<T>): Promise<T> {
    if (!client.isReady) throw new RedisUnavailableError();
    try {
      return await withTimeout(ANSWER_TIMEOUT_MS, step());
    } catch (error) {
      log('warn', 'redis.request.failed', { reason: String(error) });
      throw new RedisUnavailableError();
    }
  }

  return {
    async start(onChange) {
      const onMessage = (sender: string) => {
        if (sender !== instance) onChange();
      };
      const firstContact = new Promise<void>((made) => {
        client.on('ready', () => {
          setReachable(true);
          // After a reconnection, the client is already subscribed, and this call has no effect.
          void ask(() => client.subscribe(key, onMessage))
            .catch(() => undefined)
            .then(() => {
              onChange();
              made();
            });
        });
      });
      client.on('error', (error: Error) => setReachable(false, error.message));
      client.connect().catch((error: unknown) => setReachable(false, String(error)));
      await withTimeout(ANSWER_TIMEOUT_MS, firstContact).catch(() => undefined);
    },

    revision: async () => (await ask(() => client.hGet(key, 'revision'))) ?? '',
    shared: async () => shared.safeParse(await ask(() => client.hGetAll(key))).data,
    publications: () => ask(() => client.hGetAll(keyOf('publications'))),
    versions: () => ask(() => client.hKeys(keyOf('documents'))),
    document: async (version) => (await ask(() => client.hGet(keyOf('documents'), version))) ?? undefined,

    async write(revision, change) {
      const [seconds, microseconds] = await ask(() => client.time());
      const limit = Number(seconds) * 1000 + Number(microseconds) / 1000 + WRITE_LIMIT_MS;
      const { shared: next, ...tables } = change;
      const set = next ? fieldsOf(next) : {};
      const changes = [{ set, remove: [] }, ...TABLES.map((name) => tables[name] ?? { set: {}, remove: [] })];
      const keys = [key, ...TABLES.map(keyOf)];
      const values = [String(limit), revision, randomUUID(), JSON.stringify(changes), instance];
      return (await ask(() => client.eval(WRITE, { keys, arguments: values }))) === 1;
    },

    stop() {
      if (client.isOpen) client.destroy();
    },
  };
}
