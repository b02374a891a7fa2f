import { isDeepStrictEqual } from 'node:util';

import { keptVersions, merged, type Publication, publication } from './publication';

import { versionId } from '@/lib/content/document/document';
import { log } from '@/lib/platform/log';
import { Queue } from '@/lib/platform/queue';

/** What a home has. */
export type Holding = { publications: Publication[]; versions: string[] };

/**
 * A place where publications are kept. Each is a thing of its own, and so is each document: what is damaged loses nothing but
 * itself, and two who write at once do not hurt each other.
 */
export type PublicationHome = {
  /**
   * The versions are listed before the publications, so that each has its publication in the answer: it is written first.
   * @returns undefined while the home is out of reach
   */
  read: () => Promise<Holding | undefined>;
  write: (publication: Publication) => Promise<void>;
  remove: (ids: string[]) => Promise<void>;
  document: (version: string) => Promise<string | undefined>;
  writeDocument: (version: string, text: string) => Promise<void>;
  removeDocuments: (versions: string[]) => Promise<void>;
  /** Tells the other instances that there is something new. */
  tell?: () => Promise<void>;
};

/** All that is known of publications, brought to every home. Nothing here fails: what cannot be kept is still public. */
export class Publications {
  private known: Publication[] = [];
  /** Documents on their way to the homes. */
  private readonly fresh = new Map<string, string>();
  private readonly queue = new Queue();

  constructor(private readonly homes: PublicationHome[]) {}

  /** As of the last synchronisation, the latest first. */
  get list(): Publication[] {
    return this.known;
  }

  /** Brings what any home knows to all of them. */
  sync(): Promise<void> {
    return this.queue.add(() => this.syncNow());
  }

  /** @param text the document, where it was shown */
  add(added: Publication, text?: string): Promise<void> {
    return this.queue.add(async () => {
      // As it will be read again, so that nothing is written twice for a field that is undefined.
      this.known = merged([publication.parse(JSON.parse(JSON.stringify(added))), ...this.known]);
      if (text !== undefined && added.version !== undefined) this.fresh.set(added.version, text);
      await this.syncNow();
      this.fresh.clear();
    });
  }

  /** A kept version's document; undefined where none is kept, or what is kept is another text. */
  async document(version: string): Promise<string | undefined> {
    const fresh = this.fresh.get(version);
    if (fresh !== undefined) return fresh;
    for (const home of this.homes) {
      const text = await this.attempt(() => home.document(version));
      if (text !== undefined && versionId(text) === version) return text;
    }
    return undefined;
  }

  private async syncNow(): Promise<void> {
    const holdings = await Promise.all(this.homes.map((home) => this.attempt(() => home.read())));
    this.known = merged([...this.known, ...holdings.flatMap((holding) => holding?.publications ?? [])]);
    await Promise.all(
      this.homes.map((home, index) => {
        const holding = holdings[index];
        return holding && this.attempt(() => this.bring(home, holding));
      }),
    );
  }

  private async bring(home: PublicationHome, { publications, versions }: Holding): Promise<void> {
    const there = new Map(publications.map((each) => [each.id, each]));
    const changed = this.known.filter((each) => !isDeepStrictEqual(there.get(each.id), each));
    for (const each of changed) await home.write(each);
    const ids = new Set(this.known.map(({ id }) => id));
    await home.remove([...there.keys()].filter((id) => !ids.has(id)));
    const wanted = keptVersions(this.known);
    for (const version of wanted) {
      const text = versions.includes(version) ? undefined : await this.document(version);
      if (text !== undefined) await home.writeDocument(version, text);
    }
    await home.removeDocuments(versions.filter((version) => !wanted.includes(version)));
    if (changed.length > 0) await home.tell?.();
  }

  private async attempt<T>(step: () => Promise<T>): Promise<T | undefined> {
    try {
      return await step();
    } catch (error) {
      log('warn', 'publications not kept', { reason: String(error) });
      return undefined;
    }
  }
}
