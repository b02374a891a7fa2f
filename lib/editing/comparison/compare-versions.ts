import type { Change, Comparison } from './changes';

import type { MediaPolicy } from '@/lib/content/values/media';
import { processWideTask } from '@/lib/platform/process-wide';
import { editionOf, type Version } from '@/lib/versions/version';

export type Comparer = (task: Comparison) => Promise<Change[]>;

const comparer = processWideTask<Comparison, Change[]>('document-comparer');

/**
 * Sets the function that compares documents in this process. The server sets a function that uses a worker thread
 * (lib/server/threads/reading-thread.ts).
 */
export const shareComparer = comparer.share;

export async function compareVersions(
  before: Version,
  after: Version,
  media: MediaPolicy,
): Promise<Change[]> {
  const found = await Promise.all(
    after.editions.map(async ({ locale, text }) => {
      const task = { before: editionOf(before, locale).text, after: text, media };
      const changes = await comparer.run(task, compareHere);
      return locale === undefined ? changes : changes.map((change) => ({ ...change, locale }));
    }),
  );
  return found.flat();
}

/** Imports `changes.ts` on demand, because usually a worker thread does the work. */
async function compareHere(task: Comparison): Promise<Change[]> {
  const { compare } = await import('./changes');
  return compare(task);
}
