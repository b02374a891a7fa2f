import { compareStamps, type Peers, type Shared } from '@/lib/versions/peers';

/** Replaces Redis: one value that all instances share, which a test can make unreachable. */
export class PeerNetwork {
  shared: Shared | undefined;
  isInReach = true;
  offers = 0;
  readonly members = new Set<() => void>();

  join(): Peers {
    let self: (() => void) | undefined;
    return {
      start: async (onChange) => void this.members.add((self = onChange)),
      read: async () => (this.isInReach ? this.shared : undefined),
      offer: async (shared) => {
        if (!this.isInReach || (this.shared && compareStamps(this.shared, shared) > 0)) return;
        this.offers += 1;
        this.shared = shared;
        for (const member of this.members) if (member !== self) member();
      },
      stop: () => void (self && this.members.delete(self)),
    };
  }
}
