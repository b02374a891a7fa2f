import * as z from 'zod';

import type { PublicState } from './public-state';
import type { Version } from './version';

import { isDeploymentName } from '@/lib/platform/deployment';
import { timestamp } from '@/lib/platform/timestamp';

/** The public version as stored in Redis. Times are in milliseconds. */
export type Shared = PublicState & { text: string; loadedAt: number };

/** Maps of the store: from an id to its publication, and from a version to its document. */
export const TABLES = ['publications', 'documents'] as const;

/** The entries to set and the keys to remove in each table. `shared`: the new public version of all instances. */
export type Change = Partial<
  Record<(typeof TABLES)[number], { set: Record<string, string>; remove: string[] }>
> & {
  shared?: Record<string, string>;
};

/** The store of publications, in Redis or in CACHE_DIR. Only the store in Redis throws RedisUnavailableError. */
export type PublicationStore = {
  /** Changes with each write; empty before the first write. */
  revision: () => Promise<string>;
  /** From the id of each publication to its JSON text. */
  publications: () => Promise<Record<string, string>>;
  /** The versions whose documents are stored. */
  versions: () => Promise<string[]>;
  document: (version: string) => Promise<string | undefined>;
  /** Writes a change atomically and notifies the other instances. Returns false if the revision has changed. */
  write: (revision: string, change: Change) => Promise<boolean>;
};

/** The store in Redis, which also contains the public version. */
export type Peers = PublicationStore & {
  shared: () => Promise<Record<string, string>>;
  /**
   * Waits up to a second for the first connection.
   * @param onChange is called after each write by another instance, and each time a connection to Redis is made
   */
  start: (onChange: () => void) => Promise<void>;
  stop: () => void;
};

const REDIS_UNAVAILABLE = 'RedisUnavailableError';

export class RedisUnavailableError extends Error {
  override name = REDIS_UNAVAILABLE;
  constructor() {
    super('Redis does not answer');
  }
}

/** Compares names, because the server's bundle and the framework's bundle each have their own class. */
export const isRedisUnavailable = (error: unknown): error is RedisUnavailableError =>
  error instanceof Error && error.name === REDIS_UNAVAILABLE;

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

/** Parses the shared version. */
export const readShared = (fields: Record<string, string>): Shared | undefined =>
  stored.safeParse(fields).data;

export const sharedOf = ({ text, loadedAt }: Version, state: PublicState): Shared => ({
  ...state,
  text,
  loadedAt: loadedAt.getTime(),
});

/** Returns the change that makes a version public on all instances. */
export const sharing = (shared: Shared): Change => ({
  shared: Object.fromEntries(Object.entries(shared).map(([name, value]) => [name, String(value)])),
});
