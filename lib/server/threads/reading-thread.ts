import { workerThread } from './worker-thread';

import type { DocumentReader } from '@/lib/content/document/document-reader';
import type { Reading } from '@/lib/content/document/reading';
import type { Change } from '@/lib/editing/preview/changes';
import type { Comparer } from '@/lib/editing/preview/comparer';
import { log } from '@/lib/platform/log';
import { Queue } from '@/lib/platform/queue';

/** Many times what the largest document takes that is not hostile (docs/content-limits.md). */
const READING_LIMITS = { milliseconds: 10_000, megabytes: 512 };

/**
 * Reads documents, and compares them, in a thread, so that pages are answered meanwhile however hostile a document is. After a
 * document that went past a limit the thread is a new one.
 * @param file the module of `read-document.ts`, compiled
 */
export function readingThread(
  file: string,
  limits = READING_LIMITS,
): { read: DocumentReader; compare: Comparer } {
  const thread = workerThread(file, { name: 'read', megabytes: limits.megabytes });
  // The time limit is a document's own: it begins when the thread is free for it.
  const queue = new Queue();

  /** @param givenUp what it comes to at a limit */
  function run<T>(name: string, task: object, givenUp: (limit: string) => T): Promise<T> {
    return queue.add(async () => {
      const signal = AbortSignal.timeout(limits.milliseconds);
      try {
        return (await thread.run(task, { name, signal })) as T;
      } catch (error) {
        const limit = signal.aborted
          ? `${limits.milliseconds / 1000} s`
          : isOutOfMemory(error) && `${limits.megabytes} MB of memory`;
        if (!limit) throw error;
        return givenUp(limit);
      }
    });
  }

  return {
    read: (task) =>
      run<Reading>('read', task, (limit) => ({
        kind: 'unreadable',
        reason: `reading the document takes more than ${limit}`,
      })),
    compare: (task) =>
      run<Change[]>('compare', task, (limit) => {
        log('warn', 'documents not compared', { reason: `it takes more than ${limit}` });
        return [];
      }),
  };
}

const isOutOfMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
