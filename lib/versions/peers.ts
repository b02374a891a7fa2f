import type { PublicState } from './public-state';
import type { Version } from './version';

/** The public version in Redis and on disk. Times are in milliseconds. */
export type Shared = PublicState & { text: string; loadedAt: number };

/** Publications by id, and documents by version. */
export const TABLES = ['publications', 'documents'] as const;

/** `shared`: the new public version of all instances. */
export type StoreChange = Partial<
  Record<(typeof TABLES)[number], { set: Record<string, string>; remove: string[] }>
> & {
  shared?: Shared;
};

/** Stores publications in Redis or in CACHE_DIR. Only the store in Redis throws RedisUnavailableError. */
export type PublicationStore = {
  /** In Redis, empty before the first write and changed by each write. In CACHE_DIR, always empty. */
  revision: () => Promise<string>;
  /** Returns JSON texts by id. */
  publications: () => Promise<Record<string, string>>;
  versions: () => Promise<string[]>;
  document: (version: string) => Promise<string | undefined>;
  /** Returns false, without writing, if the revision has changed or the write reached Redis too late. */
  write: (revision: string, change: StoreChange) => Promise<boolean>;
};

/** The store in Redis, which also contains the public version. */
export type Peers = PublicationStore & {
  /** Undefined if Redis has no valid version. */
  shared: () => Promise<Shared | undefined>;
  /**
   * Connects to Redis, and waits at most one second.
   * @param onChange is called after each connection and each write of another instance
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

/** Compares names, because `instanceof` fails between the bundles of the server and the framework. */
export const isRedisUnavailable = (error: unknown): error is RedisUnavailableError =>
  error instanceof Error && error.name === REDIS_UNAVAILABLE;

export const sharedOf = ({ text, loadedAt }: Version, state: PublicState): Shared => ({
  ...state,
  text,
  loadedAt: loadedAt.getTime(),
});
