import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { distance } from 'fastest-levenshtein';

import { isLocalFile, findLocalFile, mediaIn, missingFile } from './named-media';

import { outlineOf } from '@/lib/content/outline';
import type { TranslatedProblem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';

const MAX_TYPOS = 2;

export async function missingLocalFiles(
  document: unknown,
  media: MediaPolicy,
  folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public'),
): Promise<TranslatedProblem[]> {
  const own = mediaIn(outlineOf(document), media).filter(isLocalFile);
  const found = await Promise.all(own.map(({ src }) => findLocalFile(folder, src)));
  const missing = own.filter((_, index) => !found[index]);
  if (missing.length === 0) return [];
  const files = await filesIn(folder);
  return missing.map((named) => {
    const meant = nearestFile(named.src, files);
    return missingFile(
      named,
      meant === undefined ? 'a file in public/' : `a file in public/; did you mean "${meant}"?`,
    );
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => `/${name.split(path.sep).join('/')}`);
}

function nearestFile(src: string, files: string[]): string | undefined {
  const bare = (address: string) =>
    address
      .toLowerCase()
      .replace(/^\/?public\//, '/')
      .replaceAll('/', '');
  const given = bare(decodedPath(src));
  return (
    files.find((file) => bare(file) === given) ??
    files.find((file) => distance(bare(file), given) <= MAX_TYPOS)
  );
}

function decodedPath(src: string): string {
  const [address = ''] = src.split(/[?#]/, 1);
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
