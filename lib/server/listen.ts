import type { Server } from 'node:http';

import { EnvironmentError } from '@/lib/platform/environment';

/** Error codes of a wrong HOSTNAME. All other codes are attributed to PORT. */
const NAME_FAULTS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/**
 * Starts listening.
 * @throws EnvironmentError that names HOSTNAME or PORT if the system refuses that setting
 */
export function listen(server: Server, port: number, hostname: string | undefined): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isName = NAME_FAULTS.includes(error.code ?? '');
      const [name, value] = isName ? ['HOSTNAME', hostname] : ['PORT', port];
      failed(new EnvironmentError([`${name} cannot be listened on (${error.message}); it is "${value}"`]));
    });
    server.listen(port, hostname, () => {
      server.removeAllListeners('error');
      listening();
    });
  });
}
