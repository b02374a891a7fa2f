import { once } from 'node:events';
import type { Server } from 'node:http';

import { EnvironmentError } from '@/lib/platform/environment';

const NAME_FAULTS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/** @throws EnvironmentError that names HOSTNAME or PORT, if the server cannot listen */
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
