import { format, stripVTControlCharacters } from 'node:util';

import { log } from '@/lib/platform/log';

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Redirects the framework's console output to the log, which is machine-readable. */
export function logConsole(): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    const write = (...words: unknown[]) =>
      log(level, 'framework.message', { message: stripVTControlCharacters(format(...words)) });
    Object.assign(globalThis.console, { [name]: write });
  }
}
