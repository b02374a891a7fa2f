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

/**
 * With a good copy on disk the start waits no longer for the source's document, so that no source keeps a server from
 * listening; one that is slower is shown when it has been read.
 */
const START_WAIT_MS = 1_000;

/** How often instances synchronise where the source is not asked by itself, in case a message of theirs was lost. */
const SYNC_SECONDS = 300;

const FIRST_CONTENT_RETRY_MS = 5_000; // docs/specification.md, section 1

/**
 * Keeps the public deployment's last good version: in memory, on disk, in Redis, and refreshed in the background.
 * Wherever a version comes from, its pages are rendered before it is switched to.
 */
export class ContentStore {
  private readonly shown: PublicVersion;
  private readonly sync: PeerSync;
  private readonly updates: Updates;
  /** Steps are taken one after the other, so that an older answer never replaces a newer one. */
  private readonly queue = new Queue();
  private refreshing: Promise<Outcome> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: Environment,
    /** Not there in `next dev`, which renders for each visit. */
    pages?: Pages,
    /** Undefined without REDIS_URL. */
    private readonly peers?: Peers,
  ) {
    this.shown = new PublicVersion(settings, pages);
    this.sync = new PeerSync(this.shown, peers);
    this.updates = new Updates(settings, this.shown, this.sync);
  }

  /** The version that visitors see; undefined until there is a first one. */
  get current(): Version | undefined {
    return this.shown.current;
  }

  /** What is wrong now with the source, with what a peer shared, or with the pages that are shown; undefined where all is well. */
  get lastError(): Failure | undefined {
    const failures = [this.updates.failure, this.sync.failure, this.shown.pageFault].flatMap(
      (failure) => failure ?? [],
    );
    const [first] = failures;
    return first && { at: first.at, reason: failures.map(({ reason }) => reason).join('; ') };
  }

  /** When the source last said that this is its content. */
  get checkedAt(): Date | undefined {
    return this.updates.checkedAt;
  }

  onCheck(listener: (outcome: Outcome) => void): void {
    this.updates.onCheck(listener);
  }

  /** Called at each synchronisation: at the start, when another instance shares something, and whenever the source is asked. */
  onSync(listener: () => void): void {
    this.sync.onSync(listener);
  }

  /**
   * Loads the first version and goes on refreshing until `stop`. The copy on disk comes first, as what a broken
   * document is measured against and what stays if the source is down; the source is then asked without its ETag, for
   * an address may have changed hands while nobody looked.
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
    let hear = () => {};
    const answer = new Promise<void>((heard) => (hear = heard));
    const refreshed = this.refresh(hear).catch(logFailure);
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
   * Asks the source for the public deployment. Calls that overlap share one answer.
   * @param answered is called when its document has been read, or could not be: before that document is rendered
   */
  refresh(answered?: () => void): Promise<Outcome> {
    this.refreshing ??= this.queue
      .add(() => this.updates.check({ answered }))
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  /**
   * Asks the source anew, whatever is under way, and makes a named deployment the public one from now on, over
   * restarts too. Whatever goes wrong, the old page stays.
   */
  publish(deployment?: string, options: PublishOptions = {}): Promise<Outcome> {
    return this.queue.add(async () => {
      const outcome = await this.updates.check({ named: deployment, publish: options });
      if (!('reason' in outcome) && options.record)
        log('info', 'publish.done', {
          deployment: this.shown.state.deployment,
          version: this.current?.id,
          outcome: outcome.kind,
        });
      return outcome;
    });
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
