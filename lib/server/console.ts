import { format, stripVTControlCharacters } from 'node:util';

import { log } from '@/lib/platform/log';

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** What the framework says on the console goes out as lines of the log, so that all of the output can be read by machines. */
export function logConsole(): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    const write = (...words: unknown[]) =>
      log(level, 'framework', { message: stripVTControlCharacters(format(...words)) });
    Object.assign(globalThis.console, { [name]: write });
  }
}
