import { keptVersions, publication, type Publication, retained, versionName } from './publication';

import { versionId } from '@/lib/content/document/document';
import { Queue } from '@/lib/platform/queue';
import {
  type PublicationStore,
  type Shared,
  type StoreChange,
  isRedisUnavailable,
} from '@/lib/versions/peers';

/** `text`: the document, if it must be stored. */
export type Entry = { publication: Publication; text?: string };

type Snapshot = { revision: string; publications: Publication[]; versions: string[] };

export class Publications {
  private known: Publication[] = [];
  private readonly queue = new Queue();

  constructor(private readonly storage: PublicationStore) {}

  /** As of the last read or write, latest first. */
  get list(): Publication[] {
    return this.known;
  }

  /**
   * Reads the publications, latest first.
   * @throws RedisUnavailableError
   */
  async read(): Promise<Publication[]> {
    return (await this.snapshot()).publications;
  }

  /** Keeps the current list if Redis does not answer. */
  async refresh(): Promise<void> {
    await this.read().catch((error: unknown) => {
      if (!isRedisUnavailable(error)) throw error;
    });
  }

  /**
   * Records publications and the public version in one write, and repeats the write after a conflict. Atomic in Redis.
   * The store in CACHE_DIR ignores the public version.
   * @param entriesFor an empty result causes no write
   * @throws RedisUnavailableError
   */
  record(entriesFor: (kept: Publication[]) => Entry[], shared?: Shared): Promise<Publication[]> {
    return this.queue.add(async () => {
      for (;;) {
        const stored = await this.snapshot();
        const entries = entriesFor(stored.publications);
        if (entries.length === 0) return [];
        const added = entries.map(({ publication }) => publication);
        const kept = retained([...added, ...stored.publications]);
        if (!(await this.storage.write(stored.revision, { shared, ...changeOf(stored, entries, kept) })))
          continue;
        this.known = kept;
        return added;
      }
    });
  }

  /** Returns undefined if the document is missing or damaged. */
  async document(version: string): Promise<string | undefined> {
    const text = await this.storage.document(version);
    return text !== undefined && versionId(text) === version ? text : undefined;
  }

  private async snapshot(): Promise<Snapshot> {
    // The revision is read before the data: if a later write finds the same revision, the data is still current.
    const revision = await this.storage.revision();
    const versions = (await this.storage.versions()).filter((name) => versionName.safeParse(name).success);
    const texts = await this.storage.publications();
    this.known = retained(Object.entries(texts).flatMap(([id, text]) => readPublication(id, text)));
    return { revision, versions, publications: this.known };
  }
}

function readPublication(id: string, text: string): Publication[] {
  try {
    const read = publication.parse(JSON.parse(text));
    return read.id === id ? [read] : [];
  } catch {
    return [];
  }
}

function changeOf(stored: Snapshot, entries: Entry[], kept: Publication[]): StoreChange {
  const versions = keptVersions(kept);
  const isKept = ({ id }: Publication) => kept.some((each) => each.id === id);
  const added = entries.filter((entry) => isKept(entry.publication));
  const documents = added.flatMap(({ publication: { version = '' }, text }) =>
    text !== undefined && versions.includes(version) ? [[version, text]] : [],
  );
  return {
    publications: {
      set: Object.fromEntries(added.map(({ publication: each }) => [each.id, JSON.stringify(each)])),
      remove: stored.publications.filter((each) => !isKept(each)).map(({ id }) => id),
    },
    documents: {
      set: Object.fromEntries(documents) as Record<string, string>,
      remove: stored.versions.filter((version) => !versions.includes(version)),
    },
  };
}
