import type { ServerOptions } from 'node:http';

/** Time limits in milliseconds: slow clients must not hold connections. Requests are small: an address, or a few KB. */
export const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // Longer than a proxy's side of the connection (nginx: 60 s), so that a proxy never sends into a closed one.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

/** A connection without traffic is closed after this time, for example if the visitor does not read the response. */
export const IDLE_MS = 120_000;

/** The time limit of requests in flight after a stop signal. compose.yaml and ops/kubernetes.yaml wait longer. */
export const STOP_GRACE_MS = 10_000;
