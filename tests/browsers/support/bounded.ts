import type { Command, Executor } from 'selenium-webdriver/lib/command';

/** The longest that a command takes; scripts and loads have shorter limits of their own (engines.ts). */
const COMMAND_LIMIT_MS = 45_000;

/** A driver whose commands end: one that gave no answer would hold its test up without a word of what it did not do. */
export function bounded(executor: Executor): Executor {
  return {
    execute: async (command: Command) => {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<never>((_, reject) => {
        const fail = () =>
          reject(
            new Error(
              `the driver gave no answer to "${command.getName()}" ${JSON.stringify(command.getParameters())}`,
            ),
          );
        timer = setTimeout(fail, COMMAND_LIMIT_MS);
      });
      return Promise.race([executor.execute(command), limit]).finally(() => clearTimeout(timer));
    },
  };
}
