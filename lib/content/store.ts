import 'server-only';

import type { Environment } from '../config/environment';
import { log } from '../log';
import { withTimeout } from '../timeout';

import { DiskCopy } from './disk-copy';
import { type Confirmation, type Look, lookAtSource, type Refused, type Unreadable } from './look';
import type { Pages } from './pages';
import { compareStamps, type Peers, type Shared } from './peers';
import { Queue } from './queue';
import { UnreadableDocumentError } from './unreadable';
import { readVersion, type Version } from './version';

/** What a look at the source came to. */
export type Outcome = { kind: 'updated' | 'unchanged' } | Refused | Unreadable;

type LookOptions = { named?: string; confirmation?: Confirmation; answered?: () => void };
type Failure = { at: Date; reason: string };

/**
 * With a good copy on disk the start waits no longer for the source's document, so that no source keeps a server from
 * listening; one that is slower is shown when it has been read.
 */
const START_WAIT_MS = 1_000;

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
  private deployment: string;
  private publishedAt = 0;
  /** Steps are taken one after the other, so that an older answer never replaces a newer one. */
  private readonly queue = new Queue();
  private refreshing: Promise<Outcome> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly disk: DiskCopy;
  private readonly lookListeners = new Set<(outcome: Outcome) => void>();

  constructor(
    private readonly settings: Environment,
    /** Not there in `next dev`, which renders for each visit. */
    private readonly pages?: Pages,
    private readonly peers?: Peers,
  ) {
    this.deployment = settings.contentDeployment;
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

  onLook(listener: (outcome: Outcome) => void): void {
    this.lookListeners.add(listener);
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
   * Looks at the source for the public deployment. Calls that overlap share one look.
   * @param answered is called when its document has been read, or could not be: before that document is rendered
   */
  refresh(answered?: () => void): Promise<Outcome> {
    this.refreshing ??= this.queue
      .add(() => this.look({ answered }))
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  /**
   * Looks at the source anew, whatever look is under way, and makes a named deployment the public one from now on, over
   * restarts too. Whatever goes wrong, the old page stays.
   * @param options.anyway also where most of what the page shows would be gone without anything being broken
   */
  publish(deployment?: string, { anyway = false } = {}): Promise<Outcome> {
    return this.queue.add(async () => {
      const outcome = await this.look({ named: deployment, confirmation: anyway ? 'given' : 'needed' });
      if (!('reason' in outcome))
        log('info', 'published', {
          deployment: this.deployment,
          version: this.version?.id,
          outcome: outcome.kind,
        });
      return outcome;
    });
  }

  private schedule(): void {
    const wait = this.version ? this.settings.revalidateSeconds * 1000 : FIRST_CONTENT_RETRY_MS;
    const again = () => this.timer && this.schedule();
    this.timer = setTimeout(() => void this.refresh().catch(logFailure).finally(again), wait);
    this.timer.unref();
  }

  private async look({ named, confirmation, answered }: LookOptions): Promise<Outcome> {
    await this.meetPeers();
    const deployment = named ?? this.deployment;
    const found = await lookAtSource(this.settings, deployment, this.version, confirmation);
    answered?.();
    const look = await this.judged(found);
    const outcome: Outcome = look.kind === 'found' ? { kind: 'updated' } : look;
    if ('reason' in outcome) {
      const { kind, reason } = outcome;
      log('error', `content ${kind}`, { deployment, reason, kept: this.version?.id });
      if (deployment === this.deployment) this.failure = { at: new Date(), reason };
    } else {
      if (this.failure) log('info', 'content source recovered', { deployment });
      this.failure = undefined;
      this.checked = new Date();
    }
    if (look.kind === 'unchanged' && this.version) this.version = { ...this.version, etag: look.etag };
    if (look.kind === 'found') {
      const isOther = deployment !== this.deployment;
      const publishedAt = isOther ? Math.max(Date.now(), this.publishedAt + 1) : this.publishedAt;
      await this.take(look.version, publishedAt, 'content updated', true);
    }
    for (const listener of this.lookListeners) listener(outcome);
    return look.kind === 'unchanged' ? { kind: 'unchanged' } : outcome;
  }

  private async judged(look: Look): Promise<Look> {
    if (look.kind !== 'found') return look;
    // Later than what it replaces, whichever instance's clock that was read by.
    const loadedAt = Math.max(Date.now(), (this.version?.loadedAt.getTime() ?? 0) + 1);
    const version = { ...look.version, loadedAt: new Date(loadedAt) };
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
    if (!this.peers) return;
    const shared = await this.peers.read();
    const order = shared && this.version ? compareStamps(shared, this.stamp(this.version)) : 0;
    if (this.version && (!shared || order < 0)) await this.peers.offer(this.toShared(this.version));
    else if (shared && (!this.version || order > 0)) await this.adopt(shared);
    else if (shared) this.peerFailure = undefined;
  }

  private async adopt({ deployment, text, publishedAt, loadedAt }: Shared): Promise<void> {
    const version = await this.parsed(deployment, text, loadedAt, 'content shared by a peer is damaged');
    if (!version) return;
    const reason = await this.refusalOf(version);
    if (reason === undefined) await this.take(version, publishedAt, 'content taken from a peer', false);
    else {
      log('error', 'content shared by a peer refused', { deployment, reason, kept: this.version?.id });
      this.peerFailure = { at: new Date(), reason: `what another instance shows is refused: ${reason}` };
    }
  }

  private async restore(): Promise<void> {
    const pointer = await this.disk.readPublic(this.settings.contentDeployment);
    if (pointer) [this.deployment, this.publishedAt] = [pointer.deployment, pointer.publishedAt ?? 0];
    const copy = await this.disk.read(this.deployment);
    if (!copy) return;
    const { text, loadedAt = 0 } = copy;
    const version = await this.parsed(this.deployment, text, loadedAt, 'content on disk is damaged');
    if (!version) return;
    const reason = await this.refusalOf(version);
    if (reason === undefined) this.show(version, 'content restored from disk');
    else {
      log('error', 'content on disk refused', { deployment: this.deployment, reason });
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
      const version = await readVersion(deployment, text, this.settings.media);
      return { ...version, loadedAt: new Date(loadedAt) };
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error;
      log('warn', warning, { deployment, reason: error.message });
      return undefined;
    }
  }

  /** Makes a version the public one, here, on disk and, where it is news to them, with the peers. */
  private async take(version: Version, publishedAt: number, event: string, isNews: boolean): Promise<void> {
    const isPublish = version.deployment !== this.deployment || publishedAt !== this.publishedAt;
    [this.deployment, this.publishedAt] = [version.deployment, publishedAt];
    this.show(version, event);
    this.peerFailure = undefined;
    await Promise.all([this.keep(version, isPublish), isNews && this.peers?.offer(this.toShared(version))]);
  }

  /** Where this fails the page is right all the same; only a restart would miss it. */
  private async keep({ deployment, text, loadedAt }: Version, isPublish: boolean): Promise<void> {
    try {
      await this.disk.write(deployment, { text, loadedAt: loadedAt.getTime() });
      const { publishedAt } = this;
      if (isPublish)
        await this.disk.writePublic(this.settings.contentDeployment, { deployment, publishedAt });
    } catch (error) {
      log('warn', 'content not kept on disk', { directory: this.settings.cacheDir, reason: String(error) });
    }
  }

  private show(next: Version, event: string): void {
    this.version = next;
    log('info', event, { deployment: next.deployment, version: next.id, problems: next.problems.length });
  }

  private stamp({ loadedAt }: Version) {
    return { publishedAt: this.publishedAt, loadedAt: loadedAt.getTime() };
  }

  private toShared(version: Version): Shared {
    return { deployment: version.deployment, text: version.text, ...this.stamp(version) };
  }
}

function logFailure(error: unknown): void {
  log('error', 'content not looked at', { reason: error instanceof Error ? error.stack : String(error) });
}
