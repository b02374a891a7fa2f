import * as z from 'zod';

import type { PublicState } from './public-state';
import type { Version } from './version';

import { isDeploymentName } from '@/lib/platform/deployment';
import { timestamp } from '@/lib/platform/timestamp';

/** The public version as Redis holds it for all instances. Times are in milliseconds. */
export type Shared = PublicState & { text: string; loadedAt: number };

/** What is kept of publications: texts by name. Publications by id, and documents by version. */
export const SHELVES = ['publications', 'documents'] as const;

/** What to set and remove on each shelf, and the public version of all instances (`sharing`). */
export type Change = Partial<
  Record<(typeof SHELVES)[number], { set: Record<string, string>; remove: string[] }>
> & {
  shared?: Record<string, string>;
};

/** The one place where publications are kept: Redis, or a folder of CACHE_DIR. Redis throws OutOfReachError. */
export type Home = {
  /** Another one after each write; empty before the first. */
  revision: () => Promise<string>;
  /** By id. */
  publications: () => Promise<Record<string, string>>;
  /** Those whose documents are kept. */
  versions: () => Promise<string[]>;
  document: (version: string) => Promise<string | undefined>;
  /**
   * Writes all of a change, and notifies the other instances.
   * @returns false, with nothing written, if that is not the revision any more
   */
  write: (revision: string, change: Change) => Promise<boolean>;
};

/** The home that all instances of a site share, with the public version. */
export type Peers = Home & {
  shared: () => Promise<Record<string, string>>;
  /**
   * Connects, and waits a moment for the first contact.
   * @param onChange is called when another instance has written, and whenever contact is there again
   */
  start: (onChange: () => void) => Promise<void>;
  stop: () => void;
};

const OUT_OF_REACH = 'OutOfReachError';

export class OutOfReachError extends Error {
  override name = OUT_OF_REACH;
  constructor() {
    super('Redis does not answer');
  }
}

/** Compares by name: the server in front and the framework's routes are two bundles, each with its own copy of the class. */
export const isOutOfReach = (error: unknown): error is OutOfReachError =>
  error instanceof Error && error.name === OUT_OF_REACH;

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

/** Undefined if nothing was shared yet, or it is damaged. */
export const readShared = (fields: Record<string, string>): Shared | undefined =>
  stored.safeParse(fields).data;

export const sharedOf = ({ text, loadedAt }: Version, state: PublicState): Shared => ({
  ...state,
  text,
  loadedAt: loadedAt.getTime(),
});

/** The change that makes a version the public one for all instances. */
export const sharing = (shared: Shared): Change => ({
  shared: Object.fromEntries(Object.entries(shared).map(([name, value]) => [name, String(value)])),
});
