import { Piscina } from 'piscina';

import { log } from '@/lib/platform/log';

/** A thread holds a second copy of the program: after so long without work it ends, and the next task starts another. */
const IDLE_MS = 20_000;

type Options = { name: string; megabytes: number };

/**
 * Returns a pool of one thread, which exists while there is work for it (docs/decisions/0015).
 * @param file the module that the thread runs, compiled
 * @param options the function that the module exports for a task, and the most memory that its objects may take
 */
export function workerThread<Task, Result>(
  file: string,
  { name, megabytes }: Options,
): Piscina<Task, Result> {
  const thread = new Piscina<Task, Result>({
    filename: file,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 12 },
  });
  thread.on('error', (error: Error) => log('error', 'thread failed', { name, reason: error.message }));
  return thread;
}
