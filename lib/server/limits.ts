import type { ServerOptions } from 'node:http';

/**
 * How long a client may take, so that slow ones do not hold connections. Everything that is sent here is small: an
 * address, or a body of a few kilobytes.
 */
export const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // Longer than a proxy in front keeps its side (nginx: 60 s), so that it never sends into a connection just closed.
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

/** A connection on which nothing moves for so long is closed: a visitor who does not read what was asked for. */
export const IDLE_MS = 120_000;

/** Requests in flight may take this long to end after a signal to stop. compose.yaml and ops/kubernetes.yaml wait longer. */
export const STOP_GRACE_MS = 10_000;
