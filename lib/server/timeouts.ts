import type { ServerOptions } from 'node:http';

/** Limits against slow clients, in milliseconds. The limits are short, because requests are small. */
export const REQUEST_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // A proxy closes an idle connection before this time has passed (nginx: after 60 s by default). The proxy therefore
  // never sends a request on a closed connection.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

/** If a connection has no traffic during a request, the server closes the connection after this time. */
export const IDLE_MS = 120_000;

/**
 * Maximum time that running requests have after a stop signal. compose.yaml and ops/kubernetes.yaml allow more time
 * before the process is killed.
 */
export const STOP_GRACE_MS = 10_000;
