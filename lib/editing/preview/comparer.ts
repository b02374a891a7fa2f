import type { Change, Comparison } from './changes';

import { processWideTask } from '@/lib/platform/process-wide';

/** Says what one document changes in another: here, or in a thread of its own. */
export type Comparer = (task: Comparison) => Promise<Change[]>;

const work = processWideTask<Comparison, Change[]>('document-comparer');

/** The server in front shares one in a worker thread (lib/server/threads/reading-thread.ts). */
export const shareComparer = work.share;

export const comparer: Comparer = (task) => work.run(task, compareHere);

/** As for reading (lib/content/document/document-reader.ts): only who compares here loads what it takes. */
async function compareHere(task: Comparison): Promise<Change[]> {
  const { compare } = await import('./changes');
  return compare(task);
}
