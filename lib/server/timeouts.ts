import type { ServerOptions } from 'node:http';

/** Limits in milliseconds against slow clients. They are short, because a request has at most a few KB. */
export const REQUEST_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // Longer than a proxy keeps an idle connection open (nginx: 60 s by default), so that the proxy never sends a request
  // on a closed connection.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

/** During a request, a connection without traffic is closed after this time. */
export const IDLE_MS = 120_000;

/**
 * Time for running requests after a stop signal. compose.yaml and ops/kubernetes.yaml allow more time before a kill.
 */
export const STOP_GRACE_MS = 10_000;
