import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import writeFileAtomic from 'write-file-atomic';

import { type Publication, publication, publicationId, versionName } from './publication';
import type { PublicationHome } from './publications';

import type { Environment } from '@/lib/platform/environment';
import { siteDigest } from '@/lib/versions/site-digest';

const PUBLICATION = '.json';
const DOCUMENT = '.document';

/**
 * Publications in a folder of CACHE_DIR, a file each, and a file for each document. No file has two writers that disagree:
 * what two servers on one folder write under one name is of one publication, or of one text.
 */
export function diskPublications(
  settings: Pick<Environment, 'cacheDir' | 'contentSource' | 'contentDeployment'>,
): PublicationHome {
  const folder = path.join(
    /* turbopackIgnore: true */ settings.cacheDir,
    `publications-${siteDigest(settings)}`,
  );
  const fileOf = (name: string, ending: string) =>
    path.join(/* turbopackIgnore: true */ folder, name + ending);

  /** The names of the files with an ending; none where nothing was ever kept. */
  async function names(ending: string): Promise<string[]> {
    const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return files.filter((file) => file.endsWith(ending)).map((file) => path.basename(file, ending));
  }

  async function write(name: string, ending: string, text: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFileAtomic(fileOf(name, ending), text);
  }

  const remove = async (given: string[], ending: string) => {
    for (const name of given) await rm(fileOf(name, ending), { force: true });
  };

  return {
    async read() {
      const documents = (await names(DOCUMENT)).filter((name) => versionName.safeParse(name).success);
      const ids = (await names(PUBLICATION)).filter((name) => publicationId.safeParse(name).success);
      const publications = await Promise.all(ids.map((id) => readPublication(fileOf(id, PUBLICATION))));
      return {
        versions: documents,
        publications: publications.flatMap((found, index) => (found && found.id === ids[index] ? found : [])),
      };
    },
    write: (given) => write(given.id, PUBLICATION, JSON.stringify(given)),
    remove: (ids) => remove(ids, PUBLICATION),
    document: (version) => readFile(fileOf(version, DOCUMENT), 'utf8').catch(() => undefined),
    writeDocument: (version, text) => write(version, DOCUMENT, text),
    removeDocuments: (versions) => remove(versions, DOCUMENT),
  };
}

/** Undefined for a file that is torn, of another make, or gone since it was listed. */
async function readPublication(file: string): Promise<Publication | undefined> {
  try {
    return publication.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
