import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const OTHERS_MAY_WRITE = 0o022;

export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() ? path.relative(folder, path.join(entry.parentPath, entry.name)) : [],
  );
}

/** Returns all nested paths that users other than root can change. */
export function writableByOthers(folder: string): string[] {
  const places = readdirSync(folder, { recursive: true }).map(String);
  return places.filter((place) => {
    const stats = lstatSync(path.join(folder, place));
    return stats.uid !== 0 || (!stats.isSymbolicLink() && (stats.mode & OTHERS_MAY_WRITE) !== 0);
  });
}
