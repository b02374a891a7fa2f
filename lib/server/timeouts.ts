import type { ServerOptions } from 'node:http';

/** Limits against slow clients, in milliseconds. The limits can be short, because requests are small. */
export const REQUEST_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // Longer than the idle timeout of proxies (nginx: 60 s), so that no proxy sends a request on a closed connection.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

/** After this time without traffic during a request, the server closes the connection. */
export const IDLE_MS = 120_000;

/** Time limit for running requests after a stop signal. compose.yaml and ops/kubernetes.yaml kill the process later. */
export const STOP_GRACE_MS = 10_000;
