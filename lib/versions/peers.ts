import type { PublicState } from './public-state';
import type { Version } from './version';

/** The public version as it is stored in Redis and on disk. Times are in milliseconds. */
export type Shared = PublicState & { text: string; loadedAt: number };

/** Two maps: from an id to a publication, and from a version to its document. */
export const TABLES = ['publications', 'documents'] as const;

/** The entries to set and the keys to remove in each table. `shared`: the new public version of all instances. */
export type StoreChange = Partial<
  Record<(typeof TABLES)[number], { set: Record<string, string>; remove: string[] }>
> & {
  shared?: Shared;
};

/** The store of publications, in Redis or in CACHE_DIR. Only the store in Redis throws RedisUnavailableError. */
export type PublicationStore = {
  /**
   * Empty before the first write. In Redis, each write changes the revision. In CACHE_DIR, the revision is always
   * empty.
   */
  revision: () => Promise<string>;
  /** Returns the JSON text of each publication. */
  publications: () => Promise<Record<string, string>>;
  /** Returns the ids of the versions whose documents are stored. */
  versions: () => Promise<string[]>;
  document: (version: string) => Promise<string | undefined>;
  /**
   * Returns false if the revision has changed or Redis was too slow. The change is then not written. The store in Redis
   * writes the change atomically and notifies the other instances.
   */
  write: (revision: string, change: StoreChange) => Promise<boolean>;
};

/** The store in Redis, which also contains the public version. */
export type Peers = PublicationStore & {
  /** Returns undefined if Redis has no valid version. */
  shared: () => Promise<Shared | undefined>;
  /**
   * Connects to Redis. Waits at most one second for the first connection.
   * @param onChange is called after each write of another instance, and after each connection to Redis
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

/**
 * Compares the error's name. `instanceof` can be false, because the server's bundle and the framework's bundle contain
 * different copies of the class.
 */
export const isRedisUnavailable = (error: unknown): error is RedisUnavailableError =>
  error instanceof Error && error.name === REDIS_UNAVAILABLE;

export const sharedOf = ({ text, loadedAt }: Version, state: PublicState): Shared => ({
  ...state,
  text,
  loadedAt: loadedAt.getTime(),
});
