import 'server-only';

import { isDeepStrictEqual } from 'node:util';

import { isRedisUnavailable, type Peers, type Shared, sharedOf } from './peers';
import type { PublicVersion } from './public-version';

import type { Failure } from '@/lib/platform/failure';

export class PeerSync {
  /** Defined while this instance refuses to show the version in Redis. */
  failure: Failure | undefined;
  private readonly syncListeners = new Set<() => void>();

  constructor(
    private readonly shown: PublicVersion,
    private readonly peers?: Peers,
  ) {}

  onSync(listener: () => void): void {
    this.syncListeners.add(listener);
  }

  async sync(): Promise<void> {
    for (const listener of this.syncListeners) listener();
    await this.share();
  }

  /**
   * Shows the version in Redis. If Redis has an older document of the same publication, or no valid version, writes
   * this instance's version to Redis instead.
   */
  async share(): Promise<void> {
    try {
      if (this.peers) await this.exchange(this.peers);
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error; // the instance keeps its version until Redis answers
    }
  }

  private async exchange(peers: Peers): Promise<void> {
    const revision = await peers.revision();
    const shared = await peers.shared();
    const { current, state } = this.shown;
    const isSameState = shared && isDeepStrictEqual(stateOf(shared), state);
    const isSame = isSameState && current?.text === shared.text;
    const isLater = current && isSameState && current.loadedAt.getTime() > shared.loadedAt;
    if (!isSame && current && (!shared || isLater))
      await peers.write(revision, { shared: sharedOf(current, state) });
    else if (!isSame && shared) return this.adopt(shared);
    this.failure = undefined;
  }

  private async adopt(shared: Shared): Promise<void> {
    const reason = await this.shown.takeCopy(shared, 'redis');
    this.failure =
      reason === undefined
        ? undefined
        : { at: new Date(), reason: `the version in Redis cannot be shown: ${reason}` };
  }
}

const stateOf = ({ deployment, publishedAt, isPinned }: Shared) => ({ deployment, publishedAt, isPinned });
