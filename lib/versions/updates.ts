import 'server-only';

import { isDeepStrictEqual } from 'node:util';

import type { PeerSync } from './peer-sync';
import { type PublicState, publicStateAfter } from './public-state';
import type { PublicVersion } from './public-version';
import {
  checkStored,
  checkSource,
  foundOrRefused,
  type DocumentCheck,
  type StoredDocument,
  type Refusal,
  type SourceCheck,
} from './reading/source-check';
import type { Version } from './version';

import type { Environment } from '@/lib/platform/environment';
import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';

const REFUSAL_EVENTS = {
  refused: 'content.refused',
  down: 'content.source.failed',
  missing: 'content.source.missing',
} as const;

export type Outcome = { kind: 'updated' | 'unchanged' } | Refusal;

/** `version` and `state` apply after the publish. After a refusal, `version` is undefined and `state` is not used. */
export type Result = { outcome: Outcome; deployment: string; version?: Version; state: PublicState };

export type PublishOptions = {
  /** Allows a publish that removes most of the page, unless broken entries cause the loss. */
  anyway?: boolean;
  kept?: StoredDocument;
  /** Planned time, in milliseconds. The publish is refused if the public version has a later `publishedAt`. */
  due?: number;
  check?: DocumentCheck;
  /** Runs before the result takes effect. Nothing changes if this function throws or is absent (dry run). */
  record?: (result: Result) => Promise<void>;
};

export type CheckOptions = { named?: string; publish?: PublishOptions; answered?: () => void };

/** Calls of `check` never overlap (store.ts). */
export class Updates {
  /** Why the latest check or publish of the public deployment failed, or why the copy on disk was refused at start. */
  failure: Failure | undefined;
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
    const checked = await this.rendered(found);
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
      if (deployment === state.deployment && !this.isSuperseded(publish))
        this.failure = { at: new Date(), reason };
    } else {
      const isFromSource = publish?.kept === undefined;
      if (this.failure && isFromSource) log('info', 'content.source.recovered', { deployment });
      this.failure = undefined;
      if (isFromSource) this.checkedAt = new Date();
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

  /** Whether a changed document becomes public without a publish. */
  private get isFollowing(): boolean {
    return this.settings.revalidateSeconds !== null && !this.shown.state.isPinned;
  }

  private isSuperseded({ due }: PublishOptions = {}): boolean {
    return due !== undefined && due < this.shown.state.publishedAt;
  }

  private async find(deployment: string, publish: PublishOptions | undefined): Promise<SourceCheck> {
    const { anyway, kept, check } = publish ?? {};
    if (this.isSuperseded(publish))
      return { kind: 'refused', reason: 'something else was published after its time' };
    if (kept) return checkStored(this.settings, kept, this.shown.current, check);
    const isUnconfirmed = publish !== undefined && !anyway;
    return checkSource(this.settings, deployment, this.shown.current, isUnconfirmed, check);
  }

  private async rendered(checked: SourceCheck): Promise<SourceCheck> {
    if (checked.kind !== 'found') return checked;
    // Keeps `loadedAt` increasing, even if another instance's clock is ahead.
    const loadedAt = Math.max(Date.now(), (this.shown.current?.loadedAt.getTime() ?? 0) + 1);
    const version = { ...checked.version, loadedAt: new Date(loadedAt) };
    const reason = await this.shown.refusalOf(version);
    return foundOrRefused(reason, version);
  }

  private async keepCurrent(etag: string | undefined, state: PublicState): Promise<void> {
    this.shown.updateEtag(etag);
    if (this.shown.current && !isDeepStrictEqual(state, this.shown.state))
      await this.shown.take(this.shown.current, state, 'content.republished');
  }
}

function outcomeOf(checked: SourceCheck): Outcome {
  if (checked.kind === 'found') return { kind: 'updated' };
  return checked.kind === 'unchanged' ? { kind: 'unchanged' } : checked;
}
