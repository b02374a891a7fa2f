import { randomUUID } from 'node:crypto';

import { createClient, type RedisClientType } from '@redis/client';
import * as z from 'zod';

import type { Peers, Shared } from './peers';
import { siteDigest } from './site-digest';

import { isDeploymentName } from '@/lib/platform/deployment';
import type { Environment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import { withTimeout } from '@/lib/platform/timeout';
import { LATEST_TIMESTAMP, timestamp } from '@/lib/platform/timestamp';

/** How long the start waits for Redis, and any step for its answer; then the instance goes on alone. */
const ANSWER_TIMEOUT_MS = 1_000;
const LONGEST_RETRY_MS = 2_000;
/** Redis is asked now and then whether it is there: a connection that hangs is given up after two silences. */
const PING_MS = 5_000;

/**
 * Writes and tells the others, unless what is there is later (lib/versions/peers.ts): in one step, so that none is lost. A
 * time that makes no sense is older than any.
 */
const OFFER = `
local function time(field)
  local kept = tonumber(redis.call('HGET', KEYS[1], field) or '')
  if kept and kept <= ${LATEST_TIMESTAMP} then return kept end
  return -1
end
local published, loaded = time('publishedAt'), time('loadedAt')
if published > tonumber(ARGV[1]) or (published == tonumber(ARGV[1]) and loaded > tonumber(ARGV[2])) then return 0 end
redis.call('HSET', KEYS[1], 'publishedAt', ARGV[1], 'loadedAt', ARGV[2], 'deployment', ARGV[3], 'text', ARGV[4], 'isPinned', ARGV[5])
redis.call('PUBLISH', KEYS[1], ARGV[6])
return 1`;

const stored = z.object({
  deployment: z.string().refine(isDeploymentName),
  text: z.string(),
  publishedAt: z.coerce.number().pipe(timestamp),
  loadedAt: z.coerce.number().pipe(timestamp),
  isPinned: z
    .string()
    .optional()
    .transform((value) => value === String(true)),
});

/** The connection to Redis, for what else the instances share there. */
export type SharedRedis = {
  /** Begins the name of every key of this site. */
  key: string;
  /** Undefined where Redis does not answer. */
  attempt: <T>(step: (client: RedisClientType) => Promise<T>) => Promise<T | undefined>;
  /** Tells the other instances that there is news. */
  tell: () => Promise<void>;
};

/** Shares by Redis: a hash with the last good document, and a channel of the same name that tells of changes. */
export function redisPeers(
  url: string,
  settings: Pick<Environment, 'contentSource' | 'contentDeployment'>,
): Peers & { redis: SharedRedis } {
  const instance = randomUUID();
  const key = `storefront:${siteDigest(settings)}`;
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
    log(now ? 'info' : 'warn', now ? 'peers in reach' : 'peers out of reach', { reason });
  }

  /** Steps that Redis has not answered in time: what is asked after them waits behind them. */
  let unanswered = 0;
  let tellChange = () => {};

  /** While Redis is silent nobody waits for it again, so that no number of steps holds up a publish or a plan. */
  function waitForAnswer(answer: Promise<unknown>): void {
    unanswered += 1;
    const heard = () => {
      unanswered -= 1;
      if (unanswered === 0) tellChange();
    };
    answer.then(heard, heard);
  }

  /** Undefined where Redis does not answer; each instance then goes on with what it has. */
  async function attempt<T>(step: (client: RedisClientType) => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || unanswered > 0) return undefined;
    let isAnswered = false;
    const answer = Promise.resolve()
      .then(() => step(client))
      .finally(() => (isAnswered = true));
    try {
      return await withTimeout(ANSWER_TIMEOUT_MS, answer);
    } catch (error) {
      log('warn', 'peers not asked', { reason: String(error) });
      if (!isAnswered) waitForAnswer(answer);
      return undefined;
    }
  }

  return {
    redis: {
      key,
      attempt,
      tell: async () => void (await attempt(() => client.publish(key, instance))),
    },

    async start(onChange) {
      tellChange = onChange;
      let isSubscribed = false;
      const hear = (sender: string) => {
        if (sender !== instance) onChange();
      };
      const firstContact = new Promise<void>((made) => {
        client.on('ready', () => {
          setReach(true);
          // After a reconnection the client subscribes again by itself.
          const subscribed = isSubscribed
            ? Promise.resolve(true)
            : attempt(() => client.subscribe(key, hear).then(() => true));
          void subscribed.then((isNow = false) => {
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

    async read() {
      const found = await attempt(() => client.hGetAll(key));
      return found && stored.safeParse(found).data;
    },

    async offer({ deployment, text, publishedAt, loadedAt, isPinned = false }: Shared) {
      const values = [String(publishedAt), String(loadedAt), deployment, text, String(isPinned), instance];
      await attempt(() => client.eval(OFFER, { keys: [key], arguments: values }));
    },

    stop() {
      if (client.isOpen) client.destroy();
    },
  };
}
