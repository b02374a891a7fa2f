import { Piscina } from 'piscina';

import type { DocumentReader } from '../content/document-reader';
import { Queue } from '../content/queue';
import type { Reading, ReadingTask } from '../content/reading';
import { log } from '../log';

/** Many times what the largest document takes that is not hostile (docs/content-limits.md). */
export const READING_LIMITS = { milliseconds: 10_000, megabytes: 512 };

/**
 * Reads documents in a thread of its own, so that pages are answered meanwhile however hostile a document is. One thread
 * is kept warm, for starting one takes as long as reading an ordinary document; after a document that went past a limit
 * it is a new one.
 * @param file the module whose default export is `readDocument`, compiled
 */
export function threadReader(file: string, limits = READING_LIMITS): DocumentReader {
  const thread = new Piscina<ReadingTask, Reading>({
    filename: file,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  thread.on('error', (error: Error) => log('error', 'reading thread failed', { reason: error.message }));
  // The time limit is a document's own: it begins when the thread is free for it.
  const queue = new Queue();
  return (task) =>
    queue.add(async () => {
      const signal = AbortSignal.timeout(limits.milliseconds);
      try {
        return await thread.run(task, { signal });
      } catch (error) {
        const limit = signal.aborted
          ? `${limits.milliseconds / 1000} s`
          : isOutOfMemory(error) && `${limits.megabytes} MB of memory`;
        if (!limit) throw error;
        return { kind: 'unreadable', reason: `reading the document takes more than ${limit}` };
      }
    });
}

const isOutOfMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
