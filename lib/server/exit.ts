import { EnvironmentError } from '@/lib/platform/environment';

/** Exits after a failed start. */
export function exitWith(error: unknown): never {
  const reasons =
    error instanceof EnvironmentError ? error.faults : [error instanceof Error ? error.stack : String(error)];
  for (const reason of reasons) process.stderr.write(`${reason}\n`);
  process.exit(1);
}
