import { once } from 'node:events';
import type { Server } from 'node:http';

import { EnvironmentError } from '@/lib/platform/environment';

/** Error codes that mean that HOSTNAME is wrong. */
const NAME_FAULTS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/**
 * Starts listening.
 * @throws EnvironmentError if the server cannot listen; the error names HOSTNAME or PORT as the cause
 */
export async function listen(server: Server, port: number, hostname: string | undefined): Promise<void> {
  server.listen(port, hostname);
  await once(server, 'listening').catch(({ code = '', message }: NodeJS.ErrnoException) => {
    const [name, value] = NAME_FAULTS.includes(code) ? ['HOSTNAME', hostname] : ['PORT', port];
    throw new EnvironmentError([`${name} cannot be listened on (${message}); it is "${value}"`]);
  });
}

export function exitAfterFailedStart(error: unknown): never {
  const reasons =
    error instanceof EnvironmentError ? error.faults : [error instanceof Error ? error.stack : String(error)];
  for (const reason of reasons) process.stderr.write(`${reason}\n`);
  process.exit(1);
}
