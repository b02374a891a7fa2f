import { LRUCache } from 'lru-cache';

import { findLocalFile } from '../named-media';

const MAX_FILES = 10_000;

type FileReader<T> = (folder: string, src: string) => Promise<T | undefined>;

/**
 * Makes a function that returns facts about a file of the public folder. Each preview needs the facts of many files.
 * Therefore, the function caches the facts until the modification time or size of the file changes.
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
