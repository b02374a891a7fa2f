import type { Server } from 'node:http';

import { EnvironmentError } from '@/lib/platform/environment';

/** What the system says where the name is at fault and not the port. */
const NAME_FAULTS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/**
 * Listens. Only now it shows whether PORT is free and HOSTNAME is this machine's.
 * @throws EnvironmentError naming the one that is wrong
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
