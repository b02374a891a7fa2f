import { publication } from './publication';
import type { PublicationHome } from './publications';

import type { SharedRedis } from '@/lib/versions/redis-peers';

/** Publications in Redis: a hash of them by id, and a hash of documents by version. */
export function redisPublications({ key, attempt, tell }: SharedRedis): PublicationHome {
  const publications = `${key}:publications`;
  const documents = `${key}:documents`;

  async function remove(from: string, fields: string[]): Promise<void> {
    if (fields.length > 0) await attempt((client) => client.hDel(from, fields));
  }

  return {
    async read() {
      const versions = await attempt((client) => client.hKeys(documents));
      const found = await attempt((client) => client.hVals(publications));
      return versions && found && { versions, publications: found.flatMap((text) => readPublication(text)) };
    },
    write: async (given) =>
      void (await attempt((client) => client.hSet(publications, given.id, JSON.stringify(given)))),
    remove: (ids) => remove(publications, ids),
    document: async (version) => (await attempt((client) => client.hGet(documents, version))) ?? undefined,
    writeDocument: async (version, text) =>
      void (await attempt((client) => client.hSet(documents, version, text))),
    removeDocuments: (versions) => remove(documents, versions),
    tell,
  };
}

/** Nothing for what is damaged or of another make. */
function readPublication(text: string) {
  try {
    return publication.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
