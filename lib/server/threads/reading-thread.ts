import { workerThread } from './worker-thread';

import type { DocumentReader } from '@/lib/content/document/document-reader';
import type { Reading } from '@/lib/content/document/reading';
import type { Change } from '@/lib/editing/comparison/changes';
import type { Comparer } from '@/lib/editing/comparison/compare-versions';
import { log } from '@/lib/platform/log';
import { Queue } from '@/lib/platform/queue';

/** The largest document of a real shop needs a fraction of these limits (docs/content-limits.md). */
const READING_LIMITS = { milliseconds: 10_000, megabytes: 512 };

/** Uses a thread, so that even a hostile document does not block requests. A task over a limit ends its thread. */
export function readingThread(
  file: string,
  limits = READING_LIMITS,
): { read: DocumentReader; compare: Comparer } {
  const thread = workerThread(file, { name: 'read', megabytes: limits.megabytes });
  // Starts the thread early. If the thread fails, the first real task reports the failure.
  void thread.run({ text: '' }, { name: 'read' }).catch(() => undefined);
  // Tasks wait here, so that a task's time limit starts when the thread is free.
  const queue = new Queue();

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
        log('warn', 'preview.comparison.failed', { reason: `it takes more than ${limit}` });
        return [];
      }),
  };
}

const isOutOfMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
