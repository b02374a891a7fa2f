import { keptVersions, publication, type Publication, retained, versionName } from './publication';

import { versionId } from '@/lib/content/document/document';
import { Queue } from '@/lib/platform/queue';
import { type Change, type Home, isOutOfReach } from '@/lib/versions/peers';

/** A publication, with its document if that is to be kept. */
export type Entry = { publication: Publication; text?: string };

/** What is kept: publications, the latest first, and the versions whose documents are. */
type Holding = { revision: string; publications: Publication[]; versions: string[] };

/** The last publications, what is planned, and the documents of the last versions. */
export class Publications {
  private known: Publication[] = [];
  private readonly queue = new Queue();

  constructor(private readonly home: Home) {}

  /** As of the last reading, the latest first. */
  get list(): Publication[] {
    return this.known;
  }

  /** @throws OutOfReachError */
  async read(): Promise<Publication[]> {
    return (await this.holding()).publications;
  }

  /** Reads anew. While Redis does not answer, the list stays as it is. */
  async refresh(): Promise<void> {
    await this.read().catch((error: unknown) => {
      if (!isOutOfReach(error)) throw error;
    });
  }

  /**
   * Records entries, and the public version with them, in one step. Another instance that records at the same time has
   * done so before or after it.
   * @param entriesFor receives what is kept at that moment; if it returns none, nothing is written
   * @returns what was recorded
   * @throws OutOfReachError
   */
  record(entriesFor: (kept: Publication[]) => Entry[], sharing?: Change): Promise<Publication[]> {
    return this.queue.add(async () => {
      for (;;) {
        const held = await this.holding();
        const entries = entriesFor(held.publications);
        if (entries.length === 0) return [];
        const added = entries.map(({ publication }) => publication);
        const kept = retained([...added, ...held.publications]);
        if (!(await this.home.write(held.revision, { ...sharing, ...changeOf(held, entries, kept) })))
          continue;
        this.known = kept;
        return added;
      }
    });
  }

  /** A kept version's document; undefined if none is kept, or it is damaged. */
  async document(version: string): Promise<string | undefined> {
    const text = await this.home.document(version);
    return text !== undefined && versionId(text) === version ? text : undefined;
  }

  private async holding(): Promise<Holding> {
    // The revision is read first: if it still holds at a write, so does what was read after it.
    const revision = await this.home.revision();
    const versions = (await this.home.versions()).filter((name) => versionName.safeParse(name).success);
    const texts = await this.home.publications();
    this.known = retained(Object.entries(texts).flatMap(([id, text]) => readPublication(id, text)));
    return { revision, versions, publications: this.known };
  }
}

/** Nothing for what is damaged, of another make, or under another name. */
function readPublication(id: string, text: string): Publication[] {
  try {
    const read = publication.parse(JSON.parse(text));
    return read.id === id ? [read] : [];
  } catch {
    return [];
  }
}

/** What has to be written, and removed, so that no more is kept than `kept` and its documents. */
function changeOf(held: Holding, entries: Entry[], kept: Publication[]): Change {
  const versions = keptVersions(kept);
  const isKept = ({ id }: Publication) => kept.some((each) => each.id === id);
  const added = entries.filter((entry) => isKept(entry.publication));
  const documents = added.flatMap(({ publication: { version = '' }, text }) =>
    text !== undefined && versions.includes(version) ? [[version, text]] : [],
  );
  return {
    publications: {
      set: Object.fromEntries(added.map(({ publication: each }) => [each.id, JSON.stringify(each)])),
      remove: held.publications.filter((each) => !isKept(each)).map(({ id }) => id),
    },
    documents: {
      set: Object.fromEntries(documents) as Record<string, string>,
      remove: held.versions.filter((version) => !versions.includes(version)),
    },
  };
}
