import 'server-only';

import { isDeepStrictEqual } from 'node:util';

import type { PeerSync } from './peer-sync';
import { type PublicState, publicStateAfter } from './public-state';
import type { PublicVersion } from './public-version';
import {
  checkKept,
  checkSource,
  foundUnless,
  type Judge,
  type Kept,
  type Refusal,
  type SourceCheck,
} from './source-check';
import type { Version } from './version';

import type { Environment } from '@/lib/platform/environment';
import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';

const REFUSAL_EVENTS = {
  refused: 'content.refused',
  down: 'content.source.failed',
  missing: 'content.source.missing',
} as const;

/** What asking the source came to. */
export type Outcome = { kind: 'updated' | 'unchanged' } | Refusal;

/** What a publish comes to: the version that is public by it, unless it is refused, and as what. */
export type Result = { outcome: Outcome; deployment: string; version?: Version; state: PublicState };

export type PublishOptions = {
  /** Also where most of what the page shows would be gone without anything being broken. */
  anyway?: boolean;
  /** What to show in place of what the source has; it stays, whatever the source has, until the next publish. */
  kept?: Kept;
  /** The moment that it was planned for, in milliseconds: what was published later outweighs it. */
  due?: number;
  judge?: Judge;
  /** Records the result before it takes effect. If that throws, or without it (a dry run), nothing is changed. */
  record?: (result: Result) => Promise<void>;
};

/** @param answered is called when the document has been read, or could not be: before it is rendered */
export type CheckOptions = { named?: string; publish?: PublishOptions; answered?: () => void };

/** Replaces what is shown by what the source has, or by what a publish names. Two are never under way at once (store.ts). */
export class Updates {
  /** What is wrong now with the source, or with what was kept of it. */
  failure: Failure | undefined;
  /** When the source last said that this is its content. */
  checkedAt: Date | undefined;
  private readonly checkListeners = new Set<(outcome: Outcome) => void>();

  constructor(
    private readonly settings: Environment,
    private readonly shown: PublicVersion,
    private readonly peers: PeerSync,
  ) {}

  onCheck(listener: (outcome: Outcome) => void): void {
    this.checkListeners.add(listener);
  }

  async check({ named, publish, answered }: CheckOptions): Promise<Outcome> {
    await this.peers.sync();
    if (this.shown.current && !publish && !this.isFollowing) {
      answered?.();
      return { kind: 'unchanged' };
    }
    const { state } = this.shown;
    const deployment = publish?.kept?.deployment ?? named ?? state.deployment;
    const found = await this.find(deployment, publish);
    answered?.();
    const checked = await this.judged(found);
    const outcome = outcomeOf(checked);
    const next = publicStateAfter(state, deployment, {
      isPinned: publish?.kept !== undefined,
      due: publish?.due,
    });
    if (publish && !publish.record) return outcome;
    await publish?.record?.({ outcome, deployment, version: this.publicAfter(checked), state: next });
    if ('reason' in outcome) {
      const { kind, reason } = outcome;
      log('error', REFUSAL_EVENTS[kind], { deployment, reason, kept: this.shown.current?.id });
      if (deployment === state.deployment) this.failure = { at: new Date(), reason };
    } else {
      if (this.failure) log('info', 'content.source.recovered', { deployment });
      this.failure = undefined;
      this.checkedAt = new Date();
    }
    if (checked.kind === 'found') await this.shown.take(checked.version, next, 'content.updated');
    if (checked.kind === 'found' && !publish) await this.peers.share();
    if (checked.kind === 'unchanged') await this.keepCurrent(checked.etag, next);
    for (const listener of this.checkListeners) listener(outcome);
    return outcome;
  }

  private publicAfter(checked: SourceCheck): Version | undefined {
    if (checked.kind === 'unchanged') return this.shown.current;
    return checked.kind === 'found' ? checked.version : undefined;
  }

  /** Whether the source's changes are shown as they come, and not by a publish alone. */
  private get isFollowing(): boolean {
    return this.settings.revalidateSeconds !== null && !this.shown.state.isPinned;
  }

  private async find(deployment: string, publish: PublishOptions | undefined): Promise<SourceCheck> {
    const { anyway, kept, due, judge } = publish ?? {};
    if (due !== undefined && due < this.shown.state.publishedAt)
      return { kind: 'refused', reason: 'something else was published after its time' };
    if (kept) return checkKept(this.settings, kept, this.shown.current, judge);
    const confirmation = publish && (anyway ? 'given' : 'needed');
    return checkSource(this.settings, deployment, this.shown.current, confirmation, judge);
  }

  private async judged(checked: SourceCheck): Promise<SourceCheck> {
    if (checked.kind !== 'found') return checked;
    // Later than what it replaces, whichever instance's clock that was read by.
    const loadedAt = Math.max(Date.now(), (this.shown.current?.loadedAt.getTime() ?? 0) + 1);
    const version = { ...checked.version, loadedAt: new Date(loadedAt) };
    const reason = await this.shown.refusalOf(version);
    return foundUnless(reason, version);
  }

  private async keepCurrent(etag: string | undefined, state: PublicState): Promise<void> {
    this.shown.retag(etag);
    if (this.shown.current && !isDeepStrictEqual(state, this.shown.state))
      await this.shown.take(this.shown.current, state, 'content.republished');
  }
}

/** What a check came to, for those who asked for it. The version and the source's ETag stay here. */
function outcomeOf(checked: SourceCheck): Outcome {
  if (checked.kind === 'found') return { kind: 'updated' };
  return checked.kind === 'unchanged' ? { kind: 'unchanged' } : checked;
}
