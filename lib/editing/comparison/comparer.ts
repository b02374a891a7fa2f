import type { Change, Comparison } from './changes';

import { processWideTask } from '@/lib/platform/process-wide';

/** Compares two documents, in this thread or in a worker thread. */
export type Comparer = (task: Comparison) => Promise<Change[]>;

const work = processWideTask<Comparison, Change[]>('document-comparer');

/**
 * Replaces the comparer of the whole process. The server sets a comparer that runs in a worker thread
 * (lib/server/threads/reading-thread.ts).
 */
export const shareComparer = work.share;

export const comparer: Comparer = (task) => work.run(task, compareHere);

/** Imports `changes.ts` on demand: if a worker thread compares the documents, this thread does not load the file. */
async function compareHere(task: Comparison): Promise<Change[]> {
  const { compare } = await import('./changes');
  return compare(task);
}
