import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { withTimeout } from '@/lib/platform/timeout';

/** Enough for a busy machine, and less than a test's time limit, so that the test reports the output. */
export const START_LIMIT_MS = 90_000;

/** Logged by a server that accepts requests. */
export const LISTENING = /"event":"server\.listening"/;

/** @throws Error with the output if the program exits without a match, or takes too long */
export async function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  const streams = child.stdio.slice(1) as Readable[];
  let output = '';
  let onMatch: (match: RegExpExecArray) => void;
  const found = new Promise<RegExpExecArray>((resolve) => (onMatch = resolve));
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const match = pattern.exec(output);
    if (match) onMatch(match);
  };
  for (const stream of streams) stream.on('data', read);
  const exit = once(child, 'exit').then(([code]) => Promise.reject(new Error(`it exited with ${code}`)));
  try {
    return await withTimeout(START_LIMIT_MS, Promise.race([found, exit]));
  } catch (error) {
    throw new Error(`${child.spawnfile} did not start: ${String(error)}\n${output}`, { cause: error });
  } finally {
    for (const stream of streams) stream.off('data', read);
  }
}
