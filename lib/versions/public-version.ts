import 'server-only';

import { isDeepStrictEqual } from 'node:util';

import { DiskCopy } from './disk-copy';
import type { Pages } from './pages';
import type { Shared } from './peers';
import type { PublicState } from './public-state';
import { readVersion } from './read-version';
import type { Version } from './version';

import { UnreadableDocumentError } from '@/lib/content/document/unreadable';
import type { Environment } from '@/lib/platform/environment';
import type { Failure } from '@/lib/platform/failure';
import { log } from '@/lib/platform/log';

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
    this.disk = new DiskCopy(settings.cacheDir, settings.contentSource);
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

  /** What was kept, or comes from a peer; undefined where it is damaged. */
  async parsed(
    { deployment, text, loadedAt }: Pick<Shared, 'deployment' | 'text' | 'loadedAt'>,
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

  /**
   * Shows the copy on disk, where there is one.
   * @returns why it cannot be shown
   */
  async restore(): Promise<string | undefined> {
    const pointer = await this.disk.readPublic(this.settings.contentDeployment);
    if (pointer) {
      const { publishedAt = 0, isPinned = false } = pointer;
      this.publicState = { deployment: pointer.deployment, publishedAt, isPinned };
    }
    const { deployment } = this.publicState;
    const copy = await this.disk.read(deployment);
    if (!copy) return undefined;
    const { text, loadedAt = 0 } = copy;
    const version = await this.parsed({ deployment, text, loadedAt }, 'content on disk is damaged');
    if (!version) return undefined;
    const reason = await this.refusalOf(version);
    if (reason === undefined) this.show(version, 'content restored from disk');
    else log('error', 'content on disk refused', { deployment, reason });
    return reason;
  }

  /** Makes a version the public one, here and on disk. */
  async take(version: Version, state: PublicState, event: string): Promise<void> {
    const isPublish = !isDeepStrictEqual(state, this.publicState);
    this.publicState = state;
    this.show(version, event);
    await this.keep(version, isPublish);
  }

  /** The source says that what is shown has another ETag now. */
  retag(etag: string | undefined): void {
    if (this.version) this.version = { ...this.version, etag };
  }

  private show(next: Version, event: string): void {
    this.version = next;
    this.pages?.keepOnly(next);
    log('info', event, { deployment: next.deployment, version: next.id, problems: next.problems.length });
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
}
