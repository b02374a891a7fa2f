import { Piscina } from 'piscina';

import { log } from '@/lib/platform/log';

/** An idle thread ends, to free its copy of the program (docs/decisions/0015-memory.md). */
const IDLE_MS = 20_000;

type Options = { name: string; megabytes: number };

/**
 * Returns a pool of at most one thread.
 * @param options `name`: the exported function to call
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
  thread.on('error', (error: Error) => log('error', 'thread.failed', { name, reason: error.message }));
  return thread;
}
