import 'server-only';

import { compareStamps, type Peers, type Shared } from './peers';
import type { PublicVersion } from './public-version';
import type { Version } from './version';

import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';

/** Keeps what is public here and with the other instances the same: the later of two outweighs the earlier. */
export class PeerSync {
  /** Why this instance does not show what another one shared. */
  failure: Failure | undefined;
  private readonly syncListeners = new Set<() => void>();

  constructor(
    private readonly shown: PublicVersion,
    /** Not there where the instance is the only one. */
    private readonly peers?: Peers,
  ) {}

  /** Called at each synchronisation. */
  onSync(listener: () => void): void {
    this.syncListeners.add(listener);
  }

  async start(onChange: () => void): Promise<void> {
    await this.peers?.start(onChange);
  }

  stop(): void {
    this.peers?.stop();
  }

  /** Takes over what the others have if that is later, and hands them what is here if that is. */
  async sync(): Promise<void> {
    for (const listener of this.syncListeners) listener();
    if (!this.peers) return;
    const shared = await this.peers.read();
    const { current } = this.shown;
    const order = shared && current ? compareStamps(shared, this.stamp(current)) : 0;
    if (current && (!shared || order < 0)) await this.peers.offer(this.toShared(current));
    else if (shared && (!current || order > 0)) await this.adopt(shared);
    else if (shared) this.failure = undefined;
  }

  /** Tells the others of what was made public here. */
  async share(version: Version): Promise<void> {
    this.failure = undefined;
    await this.peers?.offer(this.toShared(version));
  }

  private async adopt(shared: Shared): Promise<void> {
    const version = await this.shown.parsed(shared, 'content shared by a peer is damaged');
    if (!version) return;
    const { deployment, publishedAt, isPinned = false } = shared;
    const reason = await this.shown.refusalOf(version);
    if (reason === undefined) {
      this.failure = undefined;
      await this.shown.take(version, { deployment, publishedAt, isPinned }, 'content taken from a peer');
    } else {
      log('error', 'content shared by a peer refused', {
        deployment,
        reason,
        kept: this.shown.current?.id,
      });
      this.failure = { at: new Date(), reason: `what another instance shows is refused: ${reason}` };
    }
  }

  private stamp({ loadedAt }: Version) {
    return { publishedAt: this.shown.state.publishedAt, loadedAt: loadedAt.getTime() };
  }

  private toShared(version: Version): Shared {
    const { deployment, text } = version;
    return { deployment, text, isPinned: this.shown.state.isPinned, ...this.stamp(version) };
  }
}
