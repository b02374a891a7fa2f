import type { Command, Executor } from 'selenium-webdriver/lib/command';

import { withTimeout } from '@/lib/platform/timeout';

/** The longest that a command takes; scripts and loads have shorter limits of their own (engines.ts). */
const COMMAND_LIMIT_MS = 45_000;

/** A driver whose commands end: one that gave no answer would hold its test up without a word of what it did not do. */
export function bounded(executor: Executor): Executor {
  return {
    execute: (command: Command) =>
      withTimeout(COMMAND_LIMIT_MS, executor.execute(command)).catch((error: Error) => {
        error.message = `${command.getName()}: ${error.message}`;
        throw error;
      }),
  };
}
