import { stat } from 'node:fs/promises';

import { LRUCache } from 'lru-cache';

import { publicFile } from '@/lib/model/public-files';

const MAX_FILES = 10_000;

type FileReader<T> = (folder: string, src: string) => Promise<T | undefined>;

/**
 * Makes a function that reads facts from a file of the public folder, or returns undefined if the file is missing.
 * Reads a file again only if its time or size has changed, because each preview needs all files.
 */
export function readByFile<T>(read: (file: string, bytes: number) => Promise<T>): FileReader<T> {
  const known = new LRUCache<string, Promise<T>>({ max: MAX_FILES });
  return async (folder, src) => {
    const file = publicFile(folder, src);
    const info = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || !info?.isFile()) return undefined;
    const key = `${info.size} ${info.mtimeMs} ${file}`;
    const facts = known.get(key) ?? read(file, info.size);
    known.set(key, facts);
    return facts;
  };
}
