import { RedisUnavailableError, type Peers, type Shared, type StoreChange } from '@/lib/versions/peers';

/** Fake Redis: all instances share the same data. */
export class PeerNetwork {
  isInReach = true;
  writes = 0;
  /** Includes requests that failed because Redis was unreachable. */
  asked = 0;
  readonly members = new Set<() => void>();
  readonly shelves = { publications: new Map<string, string>(), documents: new Map<string, string>() };
  shared: Shared | undefined;

  empty(): void {
    this.shared = undefined;
    this.writes += 1;
    for (const shelf of Object.values(this.shelves)) shelf.clear();
  }

  join(): Peers {
    let self: (() => void) | undefined;
    const ask = async <T>(step: () => T): Promise<T> => {
      this.asked += 1;
      if (!this.isInReach) throw new RedisUnavailableError();
      return step();
    };
    return {
      start: async (onChange) => void this.members.add((self = onChange)),
      revision: () => ask(() => String(this.writes)),
      shared: () => ask(() => this.shared),
      publications: () => ask(() => Object.fromEntries(this.shelves.publications)),
      versions: () => ask(() => [...this.shelves.documents.keys()]),
      document: (version) => ask(() => this.shelves.documents.get(version)),
      write: (revision, change) =>
        ask(() => {
          if (revision !== String(this.writes)) return false;
          this.put(change);
          for (const member of this.members) if (member !== self) member();
          return true;
        }),
      stop: () => void (self && this.members.delete(self)),
    };
  }

  private put({ shared, ...shelves }: StoreChange): void {
    this.writes += 1;
    this.shared = shared ?? this.shared;
    for (const name of ['publications', 'documents'] as const) {
      for (const [field, text] of Object.entries(shelves[name]?.set ?? {}))
        this.shelves[name].set(field, text);
      for (const field of shelves[name]?.remove ?? []) this.shelves[name].delete(field);
    }
  }
}
