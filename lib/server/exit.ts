import { EnvironmentError } from '@/lib/platform/environment';

/** Ends a start that failed: one line for each setting that is wrong, or the error with where it came from. */
export function exitWith(error: unknown): never {
  const reasons =
    error instanceof EnvironmentError ? error.faults : [error instanceof Error ? error.stack : String(error)];
  for (const reason of reasons) process.stderr.write(`${reason}\n`);
  process.exit(1);
}
