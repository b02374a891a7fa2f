import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import writeFileAtomic from 'write-file-atomic';

import type { Environment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { PublicationStore } from '@/lib/versions/peers';
import { siteDigest } from '@/lib/versions/site-digest';

const ENDINGS = { publications: '.json', documents: '.document' };
type Table = keyof typeof ENDINGS;

/**
 * Stores each publication and document in its own file, so that damage stays in one file and servers can share
 * CACHE_DIR. After a failed write, publications stay in memory until a write succeeds, but documents can be lost.
 */
export function diskPublications(
  settings: Pick<Environment, 'cacheDir' | 'contentSource' | 'contentDeployment'>,
): PublicationStore {
  const folder = path.join(
    /* turbopackIgnore: true */ settings.cacheDir,
    `publications-${siteDigest(settings)}`,
  );
  let unwritten: Record<string, string> = {};
  let isListed = true;

  const fileOf = (table: Table, name: string) =>
    path.join(/* turbopackIgnore: true */ folder, name + ENDINGS[table]);
  const text = (table: Table, name: string) => readFile(fileOf(table, name), 'utf8').catch(() => undefined);

  async function names(table: Table): Promise<string[]> {
    const ending = ENDINGS[table];
    const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      log('warn', 'publications.read.failed', { reason: String(error) });
      isListed = false;
      return [];
    });
    return files.filter((file) => file.endsWith(ending)).map((file) => path.basename(file, ending));
  }

  async function put(table: Table, { set, remove }: { set: Record<string, string>; remove: string[] }) {
    for (const [name, value] of Object.entries(set)) await writeFileAtomic(fileOf(table, name), value);
    for (const name of isListed ? remove : []) await rm(fileOf(table, name), { force: true });
  }

  return {
    versions: () => names('documents'),
    document: (version) => text('documents', version),
    // The revision is always empty, because writes need no conflict check: each publication has its own file, and a
    // server writes publications one after the other (publications.ts).
    async revision() {
      isListed = true;
      return '';
    },
    async publications() {
      const found = await Promise.all(
        (await names('publications')).map(async (id) => [id, (await text('publications', id)) ?? '']),
      );
      return { ...Object.fromEntries(found), ...unwritten } as Record<string, string>;
    },
    async write(_, { publications, documents }) {
      unwritten = { ...unwritten, ...publications?.set };
      for (const id of publications?.remove ?? []) delete unwritten[id];
      try {
        await mkdir(folder, { recursive: true });
        // Publications come first, because other servers remove documents that belong to no publication.
        await put('publications', { set: unwritten, remove: publications?.remove ?? [] });
        if (documents) await put('documents', documents);
        unwritten = {};
      } catch (error) {
        log('warn', 'publications.write.failed', { reason: String(error) });
      }
      return true;
    },
  };
}
