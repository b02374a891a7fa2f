import 'server-only';

import { DiskCopy } from './disk-copy';
import type { Pages } from './pages';
import { type Shared, sharedOf } from './peers';
import type { PublicState } from './public-state';
import { readVersion } from './reading/read-version';
import type { Version } from './version';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import type { Environment } from '@/lib/platform/environment';
import type { Failure } from '@/lib/platform/failure';
import { log, type LogEvent } from '@/lib/platform/log';

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

/** The version that visitors see, and its copy on disk. The required pages are rendered before a version is shown. */
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

  get current(): Version | undefined {
    return this.version;
  }

  get state(): PublicState {
    return this.publicState;
  }

  get pageFault(): Failure | undefined {
    return this.version && this.pages?.faultOf(this.version);
  }

  /**
   * Renders a version's required pages. Returns the reason if the version cannot be shown: its `fault`, or a page that
   * cannot be rendered.
   */
  async refusalOf(candidate: Version): Promise<string | undefined> {
    return candidate.fault ?? (await this.pages?.prepare(candidate));
  }

  /**
   * Restores the public deployment and version from the copy on disk. If the copy cannot be shown, restores only the
   * deployment, and returns the reason (see `takeCopy`).
   */
  async restore(): Promise<string | undefined> {
    const copy = await this.disk.read();
    if (!copy) return undefined;
    const { text, deployment, publishedAt, isPinned } = copy;
    this.publicState = { deployment, publishedAt, isPinned };
    if (text === undefined) return undefined;
    return this.takeCopy({ ...copy, text }, 'disk');
  }

  /**
   * Shows the version in the copy, or returns the reason why not. Returns undefined for an unreadable copy on disk,
   * because the version from the source replaces this copy.
   */
  async takeCopy({ text, loadedAt, ...state }: Shared, place: 'disk' | 'redis'): Promise<string | undefined> {
    const { deployment } = state;
    // If the text cannot be shown, an instance without a version asks the source for the deployment named in `state`.
    if (!this.version) this.publicState = state;
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
      return place === 'redis' ? error.message : undefined;
    }
  }

  async take(version: Version, state: PublicState, event: LogEvent): Promise<void> {
    this.publicState = state;
    this.show(version, event);
    await this.keep(version);
  }

  /** The source can send the same document with a new ETag. */
  updateEtag(etag: string | undefined): void {
    if (this.version) this.version = { ...this.version, etag };
  }

  private show(next: Version, event: LogEvent): void {
    this.version = next;
    this.pages?.keepOnly(next);
    log('info', event, { deployment: next.deployment, version: next.id, problems: next.problems.length });
  }

  /** Logs an error instead of throwing, because only the next restart needs the copy. */
  private async keep(version: Version): Promise<void> {
    try {
      await this.disk.write(sharedOf(version, this.publicState));
    } catch (error) {
      log('warn', 'content.disk.failed', { directory: this.settings.cacheDir, reason: String(error) });
    }
  }
}
