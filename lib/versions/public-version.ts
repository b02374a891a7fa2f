import 'server-only';

import { DiskCopy } from './disk-copy';
import type { Pages } from './pages';
import { type Shared, sharedOf } from './peers';
import type { PublicState } from './public-state';
import { readVersion } from './read-version';
import type { Version } from './version';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import type { Environment } from '@/lib/platform/environment';
import type { Failure } from '@/lib/platform/failure';
import { log, type LogEvent } from '@/lib/platform/log';

/** Log events of a copy by the place where it was stored. */
const COPY_EVENTS = {
  disk: {
    taken: 'content.disk.restored',
    refused: 'content.disk.refused',
    damaged: 'content.disk.damaged',
  },
  redis: {
    taken: 'content.redis.received',
    refused: 'content.redis.refused',
    damaged: 'content.redis.damaged',
  },
} as const;

/** The version that visitors see, with its copy on disk. Its pages are rendered before it is switched to. */
export class PublicVersion {
  private version: Version | undefined;
  private publicState: PublicState;
  private readonly disk: DiskCopy;

  constructor(
    private readonly settings: Environment,
    private readonly pages?: Pages,
  ) {
    this.publicState = { deployment: settings.contentDeployment, publishedAt: 0, isPinned: false };
    this.disk = new DiskCopy(settings);
  }

  /** Undefined until there is a first one. */
  get current(): Version | undefined {
    return this.version;
  }

  get state(): PublicState {
    return this.publicState;
  }

  /** What is wrong now with the pages that are shown. */
  get pageFault(): Failure | undefined {
    return this.version && this.pages?.faultOf(this.version);
  }

  /** Why a version cannot be shown; undefined for one whose pages are rendered and wait. */
  async refusalOf(candidate: Version): Promise<string | undefined> {
    return candidate.fault ?? (await this.pages?.prepare(candidate));
  }

  /**
   * Shows the copy on disk, if there is one.
   * @returns why it cannot be shown
   */
  async restore(): Promise<string | undefined> {
    const copy = await this.disk.read();
    if (!copy) return undefined;
    const { text, deployment, publishedAt, isPinned } = copy;
    this.publicState = { deployment, publishedAt, isPinned };
    if (text === undefined) return undefined;
    return this.takeKept({ ...copy, text }, 'disk');
  }

  /**
   * Makes the public version what was kept on disk or in Redis. What is damaged is passed by.
   * @returns why it cannot be shown
   */
  async takeKept({ text, loadedAt, ...state }: Shared, place: 'disk' | 'redis'): Promise<string | undefined> {
    const { deployment } = state;
    const events = COPY_EVENTS[place];
    try {
      const read = await readVersion(deployment, text, this.settings);
      const version = { ...read, loadedAt: new Date(loadedAt) };
      const reason = await this.refusalOf(version);
      if (reason === undefined) await this.take(version, state, events.taken);
      else log('error', events.refused, { deployment, reason, kept: this.version?.id });
      return reason;
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error;
      log('warn', events.damaged, { deployment, reason: error.message });
      return undefined;
    }
  }

  /** Makes a version the public one, here and on disk. */
  async take(version: Version, state: PublicState, event: LogEvent): Promise<void> {
    this.publicState = state;
    this.show(version, event);
    await this.keep(version);
  }

  /** The source says that what is shown has another ETag now. */
  retag(etag: string | undefined): void {
    if (this.version) this.version = { ...this.version, etag };
  }

  private show(next: Version, event: LogEvent): void {
    this.version = next;
    this.pages?.keepOnly(next);
    log('info', event, { deployment: next.deployment, version: next.id, problems: next.problems.length });
  }

  /** Where this fails the page is right all the same; only a restart would miss it. */
  private async keep(version: Version): Promise<void> {
    try {
      await this.disk.write(sharedOf(version, this.publicState));
    } catch (error) {
      log('warn', 'content.disk.failed', { directory: this.settings.cacheDir, reason: String(error) });
    }
  }
}
