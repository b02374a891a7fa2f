import 'server-only';

import { isDeepStrictEqual } from 'node:util';

import type { Environment } from '../config/environment';
import { log } from '../log';
import { withTimeout } from '../timeout';

import { DiskCopy } from './disk-copy';
import type { Pages } from './pages';
import { compareStamps, type Peers, type Shared } from './peers';
import { Queue } from './queue';
import {
  type Judge,
  type Kept,
  type SourceCheck,
  checkKept,
  checkSource,
  type Refused,
  type Unreadable,
} from './source-check';
import { UnreadableDocumentError } from './unreadable';
import { readVersion, type Version } from './version';

/** What asking the source came to. */
export type Outcome = { kind: 'updated' | 'unchanged' } | Refused | Unreadable;

export type PublishOptions = {
  /** Also where most of what the page shows would be gone without anything being broken. */
  anyway?: boolean;
  /** Looks, judges and renders, and changes nothing. */
  isDryRun?: boolean;
  /** What to show in place of what the source has; it stays, whatever the source has, until the next publish. */
  kept?: Kept;
  /** The moment that it was planned for, in milliseconds: what was published later outweighs it. */
  due?: number;
  judge?: Judge;
};

type CheckOptions = { named?: string; publish?: PublishOptions; answered?: () => void };
/** What was published last, and when; at 0 it is the configured deployment. */
type PublicState = { deployment: string; publishedAt: number; isPinned: boolean };
type Failure = { at: Date; reason: string };

/**
 * With a good copy on disk the start waits no longer for the source's document, so that no source keeps a server from
 * listening; one that is slower is shown when it has been read.
 */
const START_WAIT_MS = 1_000;

/** How often the peers are met where the source is not asked by itself, in case news of theirs was lost. */
const MEETING_SECONDS = 300;

const FIRST_CONTENT_RETRY_MS = 5_000; // docs/specification.md, section 1

/**
 * Keeps the public deployment's last good version: in memory, on disk, with the peers, and refreshed in the background.
 * Wherever a version comes from, its pages are rendered before it is switched to.
 */
export class ContentStore {
  private version: Version | undefined;
  private failure: Failure | undefined;
  /** Why this instance does not show what another one shared. */
  private peerFailure: Failure | undefined;
  private checked: Date | undefined;
  private publicState: PublicState;
  /** Steps are taken one after the other, so that an older answer never replaces a newer one. */
  private readonly queue = new Queue();
  private refreshing: Promise<Outcome> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly disk: DiskCopy;
  private readonly checkListeners = new Set<(outcome: Outcome) => void>();
  private readonly meetListeners = new Set<() => void>();

  constructor(
    private readonly settings: Environment,
    /** Not there in `next dev`, which renders for each visit. */
    private readonly pages?: Pages,
    private readonly peers?: Peers,
  ) {
    this.publicState = { deployment: settings.contentDeployment, publishedAt: 0, isPinned: false };
    this.disk = new DiskCopy(settings.cacheDir, settings.contentSource);
  }

  /** The version that visitors see; undefined until there is a first one. */
  get current(): Version | undefined {
    return this.version;
  }

  /** What is wrong now with the source, with what a peer shared, or with the pages that are shown; undefined where all is well. */
  get lastError(): Failure | undefined {
    const pageFault = this.version && this.pages?.faultOf(this.version);
    const failures = [this.failure, this.peerFailure, pageFault].flatMap((failure) => failure ?? []);
    const [first] = failures;
    return first && { at: first.at, reason: failures.map(({ reason }) => reason).join('; ') };
  }

  /** When the source last said that this is its content. */
  get checkedAt(): Date | undefined {
    return this.checked;
  }

  onCheck(listener: (outcome: Outcome) => void): void {
    this.checkListeners.add(listener);
  }

  /** Hears whenever the peers are met: at the start, on their news, and whenever the source is asked. */
  onMeet(listener: () => void): void {
    this.meetListeners.add(listener);
  }

  /**
   * Loads the first version and goes on refreshing until `stop`. The copy on disk comes first, as what a broken
   * document is measured against and what stays if the source is down; the source is then asked without its ETag, for
   * an address may have changed hands while nobody looked.
   */
  async start(): Promise<void> {
    await this.restore();
    await this.peers?.start(() => void this.queue.add(() => this.meetPeers()).catch(logFailure));
    if (this.version) await this.firstRefreshOver(this.version);
    else await this.refresh();
    this.schedule();
  }

  private async firstRefreshOver({ deployment, id }: Version): Promise<void> {
    let hear = () => {};
    const answer = new Promise<void>((heard) => (hear = heard));
    const refreshed = this.refresh(hear).catch(logFailure);
    try {
      await withTimeout(START_WAIT_MS, answer);
    } catch (error) {
      log('warn', 'content source not waited for', { deployment, shown: id, reason: String(error) });
      return;
    }
    await refreshed;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.peers?.stop();
  }

  /**
   * Asks the source for the public deployment. Calls that overlap share one answer.
   * @param answered is called when its document has been read, or could not be: before that document is rendered
   */
  refresh(answered?: () => void): Promise<Outcome> {
    this.refreshing ??= this.queue
      .add(() => this.check({ answered }))
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  /**
   * Asks the source anew, whatever is under way, and makes a named deployment the public one from now on, over
   * restarts too. Whatever goes wrong, the old page stays.
   */
  publish(deployment?: string, options: PublishOptions = {}): Promise<Outcome> {
    return this.queue.add(async () => {
      const outcome = await this.check({ named: deployment, publish: options });
      if (!('reason' in outcome) && !options.isDryRun)
        log('info', 'published', {
          deployment: this.publicState.deployment,
          version: this.version?.id,
          outcome: outcome.kind,
        });
      return outcome;
    });
  }

  private schedule(): void {
    const seconds = this.settings.revalidateSeconds ?? MEETING_SECONDS;
    const wait = this.version ? seconds * 1000 : FIRST_CONTENT_RETRY_MS;
    const again = () => this.timer && this.schedule();
    this.timer = setTimeout(() => void this.refresh().catch(logFailure).finally(again), wait);
    this.timer.unref();
  }

  /** Whether the source's changes are shown as they come, and not by a publish alone. */
  private get isFollowing(): boolean {
    return this.settings.revalidateSeconds !== null && !this.publicState.isPinned;
  }

  private async check({ named, publish, answered }: CheckOptions): Promise<Outcome> {
    await this.meetPeers();
    if (this.version && !publish && !this.isFollowing) {
      answered?.();
      return { kind: 'unchanged' };
    }
    const deployment = publish?.kept?.deployment ?? named ?? this.publicState.deployment;
    const found = await this.find(deployment, publish);
    answered?.();
    const checked = await this.judged(found);
    const outcome: Outcome = checked.kind === 'found' ? { kind: 'updated' } : checked;
    if (publish?.isDryRun) return withoutTag(outcome);
    if ('reason' in outcome) {
      const { kind, reason } = outcome;
      log('error', `content ${kind}`, { deployment, reason, kept: this.version?.id });
      if (deployment === this.publicState.deployment) this.failure = { at: new Date(), reason };
    } else {
      if (this.failure) log('info', 'content source recovered', { deployment });
      this.failure = undefined;
      this.checked = new Date();
    }
    if (checked.kind === 'unchanged' && this.version) this.version = { ...this.version, etag: checked.etag };
    const publicState = this.publicStateAfter(deployment, publish);
    if (checked.kind === 'found') await this.take(checked.version, publicState, 'content updated', true);
    else if (
      checked.kind === 'unchanged' &&
      this.version &&
      !isDeepStrictEqual(publicState, this.publicState)
    )
      await this.take(this.version, publicState, 'content published as it is', true);
    for (const listener of this.checkListeners) listener(outcome);
    return withoutTag(outcome);
  }

  private async find(deployment: string, publish: PublishOptions | undefined): Promise<SourceCheck> {
    const { anyway, kept, due, judge } = publish ?? {};
    if (due !== undefined && due < this.publicState.publishedAt)
      return { kind: 'refused', reason: 'something else was published after its time', problems: [] };
    if (kept) return checkKept(this.settings, kept, this.version, judge);
    const confirmation = publish && (anyway ? 'given' : 'needed');
    return checkSource(this.settings, deployment, this.version, confirmation, judge);
  }

  /** A publish that changes more than the document is later than all that was published before. */
  private publicStateAfter(deployment: string, publish: PublishOptions | undefined): PublicState {
    const { publishedAt, isPinned: wasPinned, deployment: before } = this.publicState;
    const isPinned = publish?.kept !== undefined;
    const isNews = deployment !== before || isPinned || wasPinned;
    const now = isNews ? Math.max(Date.now(), publishedAt + 1) : publishedAt;
    return { deployment, isPinned, publishedAt: publish?.due ?? now };
  }

  private async judged(checked: SourceCheck): Promise<SourceCheck> {
    if (checked.kind !== 'found') return checked;
    // Later than what it replaces, whichever instance's clock that was read by.
    const loadedAt = Math.max(Date.now(), (this.version?.loadedAt.getTime() ?? 0) + 1);
    const version = { ...checked.version, loadedAt: new Date(loadedAt) };
    const reason = await this.refusalOf(version);
    return reason === undefined
      ? { kind: 'found', version }
      : { kind: 'refused', reason, problems: version.problems };
  }

  /** Why a version cannot be shown; undefined for one whose pages are rendered and wait. */
  private async refusalOf(candidate: Version): Promise<string | undefined> {
    return candidate.fault ?? (await this.pages?.prepare(candidate));
  }

  /** Takes over what the others have if that is later, and hands them what is here if that is. */
  private async meetPeers(): Promise<void> {
    for (const listener of this.meetListeners) listener();
    if (!this.peers) return;
    const shared = await this.peers.read();
    const order = shared && this.version ? compareStamps(shared, this.stamp(this.version)) : 0;
    if (this.version && (!shared || order < 0)) await this.peers.offer(this.toShared(this.version));
    else if (shared && (!this.version || order > 0)) await this.adopt(shared);
    else if (shared) this.peerFailure = undefined;
  }

  private async adopt({ deployment, text, publishedAt, loadedAt, isPinned = false }: Shared): Promise<void> {
    const version = await this.parsed(deployment, text, loadedAt, 'content shared by a peer is damaged');
    if (!version) return;
    const reason = await this.refusalOf(version);
    const publicState = { deployment, publishedAt, isPinned };
    if (reason === undefined) await this.take(version, publicState, 'content taken from a peer', false);
    else {
      log('error', 'content shared by a peer refused', { deployment, reason, kept: this.version?.id });
      this.peerFailure = { at: new Date(), reason: `what another instance shows is refused: ${reason}` };
    }
  }

  private async restore(): Promise<void> {
    const pointer = await this.disk.readPublic(this.settings.contentDeployment);
    if (pointer) {
      const { publishedAt = 0, isPinned = false } = pointer;
      this.publicState = { deployment: pointer.deployment, publishedAt, isPinned };
    }
    const { deployment } = this.publicState;
    const copy = await this.disk.read(deployment);
    if (!copy) return;
    const { text, loadedAt = 0 } = copy;
    const version = await this.parsed(deployment, text, loadedAt, 'content on disk is damaged');
    if (!version) return;
    const reason = await this.refusalOf(version);
    if (reason === undefined) this.show(version, 'content restored from disk');
    else {
      log('error', 'content on disk refused', { deployment, reason });
      this.failure = { at: new Date(), reason };
    }
  }

  private async parsed(
    deployment: string,
    text: string,
    loadedAt: number,
    warning: string,
  ): Promise<Version | undefined> {
    try {
      const version = await readVersion(deployment, text, this.settings);
      return { ...version, loadedAt: new Date(loadedAt) };
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error;
      log('warn', warning, { deployment, reason: error.message });
      return undefined;
    }
  }

  /** Makes a version the public one, here, on disk and, where it is news to them, with the peers. */
  private async take(
    version: Version,
    publicState: PublicState,
    event: string,
    isNews: boolean,
  ): Promise<void> {
    const isPublish = !isDeepStrictEqual(publicState, this.publicState);
    this.publicState = publicState;
    this.show(version, event);
    this.peerFailure = undefined;
    await Promise.all([this.keep(version, isPublish), isNews && this.peers?.offer(this.toShared(version))]);
  }

  /** Where this fails the page is right all the same; only a restart would miss it. */
  private async keep({ deployment, text, loadedAt }: Version, isPublish: boolean): Promise<void> {
    try {
      await this.disk.write(deployment, { text, loadedAt: loadedAt.getTime() });
      if (isPublish) await this.disk.writePublic(this.settings.contentDeployment, this.publicState);
    } catch (error) {
      log('warn', 'content not kept on disk', { directory: this.settings.cacheDir, reason: String(error) });
    }
  }

  private show(next: Version, event: string): void {
    this.version = next;
    log('info', event, { deployment: next.deployment, version: next.id, problems: next.problems.length });
  }

  private stamp({ loadedAt }: Version) {
    return { publishedAt: this.publicState.publishedAt, loadedAt: loadedAt.getTime() };
  }

  private toShared(version: Version): Shared {
    const { deployment, text } = version;
    return { deployment, text, isPinned: this.publicState.isPinned, ...this.stamp(version) };
  }
}

/** What a check came to, for those who asked for it; the source's ETag is the store's own. */
function withoutTag(outcome: Outcome): Outcome {
  return outcome.kind === 'unchanged' ? { kind: 'unchanged' } : outcome;
}

function logFailure(error: unknown): void {
  log('error', 'content source not asked', { reason: error instanceof Error ? error.stack : String(error) });
}
