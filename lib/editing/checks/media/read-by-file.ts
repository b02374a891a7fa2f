import { LRUCache } from 'lru-cache';

import { findLocalFile } from '../named-media';

const MAX_FILES = 10_000;

type FileReader<T> = (folder: string, src: string) => Promise<T | undefined>;

/**
 * Caches facts about a public file until its size or modification time changes, because each preview reads many files.
 */
export function readByFile<T>(read: (file: string, bytes: number) => Promise<T>): FileReader<T> {
  const known = new LRUCache<string, Promise<T>>({ max: MAX_FILES });
  return async (folder, src) => {
    const found = await findLocalFile(folder, src);
    if (!found) return undefined;
    const { file, info } = found;
    const key = `${info.size} ${info.mtimeMs} ${file}`;
    const facts = known.get(key) ?? read(file, info.size);
    known.set(key, facts);
    return facts;
  };
}
