import type { Server, ServerResponse } from 'node:http';

import { refuse } from './refusals';
import { STOP_GRACE_MS } from './timeouts';

import { log } from '@/lib/platform/log';

/** On SIGTERM or SIGINT, refuses new requests, waits at most STOP_GRACE_MS for running requests, and exits. */
export function stopOnSignals(server: Server, stopped: () => void): void {
  const inFlight = new Set<ServerResponse>();
  server.on('request', (_, response) => {
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });

  const stop = (signal: string) => {
    log('info', 'server.stopping', { signal, inFlight: inFlight.size });
    stopped();
    // The operating system refuses new connections. On open connections, the 503 makes the proxy try another server.
    server.removeAllListeners('request').on('request', (_, response) => {
      refuse(response, {
        status: 503,
        error: 'stopping',
        headers: { connection: 'close', 'retry-after': '1' },
      });
    });
    for (const response of inFlight) {
      if (!response.headersSent) response.setHeader('connection', 'close');
      response.once('close', () => server.closeIdleConnections());
    }
    server.close(() => {
      log('info', 'server.stopped');
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => {
      log('warn', 'server.stop.timeout', { inFlight: inFlight.size });
      process.exit(0);
    }, STOP_GRACE_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
