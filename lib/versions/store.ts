import 'server-only';

import type { Pages } from './pages';
import { PeerSync } from './peer-sync';
import type { Peers } from './peers';
import { PublicVersion } from './public-version';
import { type Outcome, type PublishOptions, Updates } from './updates';
import type { Version } from './version';

import type { Environment } from '@/lib/platform/environment';
import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';
import { Queue } from '@/lib/platform/queue';
import { withTimeout } from '@/lib/platform/timeout';

/** Maximum wait for the source at start, if a copy is already shown. */
const START_WAIT_MS = 1_000;

/** Interval of synchronisation with Redis if CONTENT_REVALIDATE_SECONDS is off, because notifications can be lost. */
const SYNC_SECONDS = 300;

const FIRST_CONTENT_RETRY_MS = 5_000; // docs/specification.md, section 1

/** Stores the last good version of the public deployment in memory, on disk and in Redis. */
export class ContentStore {
  private readonly shown: PublicVersion;
  private readonly sync: PeerSync;
  private readonly updates: Updates;
  /** Runs one check at a time, so that an older answer of the source never replaces a newer answer. */
  private readonly queue = new Queue();
  private refreshing: Promise<Outcome> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: Environment,
    /** Undefined in development, where each visit renders the page. */
    pages?: Pages,
    /** Undefined without REDIS_URL. */
    private readonly peers?: Peers,
  ) {
    this.shown = new PublicVersion(settings, pages);
    this.sync = new PeerSync(this.shown, peers);
    this.updates = new Updates(settings, this.shown, this.sync);
  }

  get current(): Version | undefined {
    return this.shown.current;
  }

  get lastError(): Failure | undefined {
    const failures = [this.updates.failure, this.sync.failure, this.shown.pageFault].flatMap(
      (failure) => failure ?? [],
    );
    const [first] = failures;
    return first && { at: first.at, reason: failures.map(({ reason }) => reason).join('; ') };
  }

  /** Last successful check of the source. */
  get checkedAt(): Date | undefined {
    return this.updates.checkedAt;
  }

  onCheck(listener: (outcome: Outcome) => void): void {
    this.updates.onCheck(listener);
  }

  /** Calls the listener before each check, after each connection to Redis, and after each write of another instance. */
  onSync(listener: () => void): void {
    this.sync.onSync(listener);
  }

  /**
   * Shows the copy on disk or in Redis, then calls `refresh`. The first request to the source sends no ETag, because a
   * different server can now be at the source's address.
   */
  async start(): Promise<void> {
    const refusal = await this.shown.restore();
    if (refusal !== undefined) this.updates.failure = { at: new Date(), reason: refusal };
    await this.peers?.start(() => void this.queue.add(() => this.sync.sync()).catch(logFailure));
    if (this.current) await this.firstRefreshOver(this.current);
    else await this.refresh();
    this.schedule();
  }

  private async firstRefreshOver({ deployment, id }: Version): Promise<void> {
    let onAnswer = () => {};
    const answer = new Promise<void>((resolve) => (onAnswer = resolve));
    const refreshed = this.refresh(onAnswer).catch(logFailure);
    try {
      await withTimeout(START_WAIT_MS, answer);
    } catch (error) {
      log('warn', 'content.source.slow', { deployment, shown: id, reason: String(error) });
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
   * Synchronises with Redis, then checks the source. Skips the source if the shown version is pinned, or if
   * CONTENT_REVALIDATE_SECONDS is `off` and a version is shown. Overlapping calls share one check.
   * @param answered is called after the source was read or skipped, but before the pages are rendered
   */
  refresh(answered?: () => void): Promise<Outcome> {
    this.refreshing ??= this.queue
      .add(() => this.updates.check({ answered }))
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  /**
   * Makes a deployment, or `options.kept`, public until the next publish, even across restarts. If both are undefined,
   * publishes the current deployment again.
   */
  publish(deployment: string | undefined, options: PublishOptions): Promise<Outcome> {
    return this.queue.add(() => this.updates.check({ named: deployment, publish: options }));
  }

  private schedule(): void {
    const seconds = this.settings.revalidateSeconds ?? SYNC_SECONDS;
    const wait = this.current ? seconds * 1000 : FIRST_CONTENT_RETRY_MS;
    const again = () => this.timer && this.schedule();
    this.timer = setTimeout(() => void this.refresh().catch(logFailure).finally(again), wait);
    this.timer.unref();
  }
}

function logFailure(error: unknown): void {
  log('error', 'content.check.failed', { reason: error instanceof Error ? error.stack : String(error) });
}
