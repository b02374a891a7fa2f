/** What the instances of one site share: the public deployment and its last good document. */
export type Shared = {
  deployment: string;
  text: string;
  /** When that deployment was named by a publish, 0 for the configured one; in milliseconds. */
  publishedAt: number;
  /** When the document was read from the source, in milliseconds. */
  loadedAt: number;
  /** Whether it is a kept version that was brought back, and stays whatever the source has until the next publish. */
  isPinned?: boolean;
};

/** The way to the other instances. Nothing here fails: while they are out of reach each instance goes on alone. */
export type Peers = {
  /**
   * Makes contact, if it can be had soon.
   * @param onChange is called when another instance has shared something, and whenever contact is there again
   */
  start: (onChange: () => void) => Promise<void>;
  /** What is shared now; undefined for nothing, or nobody in reach. */
  read: () => Promise<Shared | undefined>;
  /** Shares something and tells the others, unless something later is shared already. */
  offer: (shared: Shared) => Promise<void>;
  stop: () => void;
};

type Stamp = Pick<Shared, 'publishedAt' | 'loadedAt'>;

/** Below 0 where `a` is the older one: a publish by name outweighs any reading, then the later reading counts. */
export function compareStamps(a: Stamp, b: Stamp): number {
  return a.publishedAt - b.publishedAt || a.loadedAt - b.loadedAt;
}
