import type { Command, Executor } from 'selenium-webdriver/lib/command';

import { withTimeout } from '@/lib/platform/timeout';

/** Time limit of a driver command. Scripts and page loads have shorter limits (engines.ts). */
const COMMAND_LIMIT_MS = 45_000;

/** Makes a driver command fail if no answer arrives in time. The error names the command. */
export function withCommandTimeout(executor: Executor): Executor {
  return {
    execute: (command: Command) =>
      withTimeout(COMMAND_LIMIT_MS, executor.execute(command)).catch((error: Error) => {
        error.message = `${command.getName()}: ${error.message}`;
        throw error;
      }),
  };
}
