import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import writeFileAtomic from 'write-file-atomic';

import type { Environment } from '@/lib/platform/environment';
import { log } from '@/lib/platform/log';
import type { Home } from '@/lib/versions/peers';
import { siteDigest } from '@/lib/versions/site-digest';

const ENDINGS = { publications: '.json', documents: '.document' };
type Shelf = keyof typeof ENDINGS;

/**
 * Publications in a folder of CACHE_DIR, a file each, and a file for each document: a damaged file loses nothing but itself,
 * and two servers on one folder lose nothing of each other. If the folder cannot be written, a publish is public all the
 * same, and known while this server runs.
 */
export function diskPublications(
  settings: Pick<Environment, 'cacheDir' | 'contentSource' | 'contentDeployment'>,
): Home {
  const folder = path.join(
    /* turbopackIgnore: true */ settings.cacheDir,
    `publications-${siteDigest(settings)}`,
  );
  /** Publications that are not on disk. */
  let unwritten: Record<string, string> = {};
  /** Whether the last reading found all there is: what is not known of must not be removed. */
  let isListed = true;

  const fileOf = (shelf: Shelf, name: string) =>
    path.join(/* turbopackIgnore: true */ folder, name + ENDINGS[shelf]);
  const text = (shelf: Shelf, name: string) => readFile(fileOf(shelf, name), 'utf8').catch(() => undefined);

  async function names(shelf: Shelf): Promise<string[]> {
    const ending = ENDINGS[shelf];
    const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      log('warn', 'publications.read.failed', { reason: String(error) });
      isListed = false;
      return [];
    });
    return files.filter((file) => file.endsWith(ending)).map((file) => path.basename(file, ending));
  }

  async function put(shelf: Shelf, { set, remove }: { set: Record<string, string>; remove: string[] }) {
    for (const [name, value] of Object.entries(set)) await writeFileAtomic(fileOf(shelf, name), value);
    for (const name of isListed ? remove : []) await rm(fileOf(shelf, name), { force: true });
  }

  return {
    versions: () => names('documents'),
    document: (version) => text('documents', version),
    // Writes of a server follow each other (publications.ts): it needs no revision.
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
        // Publications first: another server on the folder removes documents that have none.
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
