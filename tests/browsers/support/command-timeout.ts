import type { Command, Executor } from 'selenium-webdriver/lib/command';

import { withTimeout } from '@/lib/platform/timeout';

/** Longer than the limits of scripts and page loads (engines.ts). */
const COMMAND_LIMIT_MS = 45_000;

/** Makes driver commands time out with an error that names the command. */
export function withCommandTimeout(executor: Executor): Executor {
  return {
    execute: (command: Command) =>
      withTimeout(COMMAND_LIMIT_MS, executor.execute(command)).catch((error: Error) => {
        error.message = `${command.getName()}: ${error.message}`;
        throw error;
      }),
  };
}
