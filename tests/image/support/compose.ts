import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

/** The parts that tests read. `tests/ops/compose.test.ts` checks the whole file. */
export type Service = {
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  stop_grace_period?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  command?: string[];
};

/** Resolves aliases and merge keys, but not variables. */
export function readCompose(): { services: Record<string, Service> } {
  return parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
}

/**
 * Replaces `${NAME:-default}` as Compose does.
 * @param variables the environment of `docker compose up`
 */
export function environmentOf(
  { environment = {} }: Service,
  variables: Record<string, string>,
): Record<string, string> {
  const filled = (text: string) =>
    text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, fallback: string) => variables[name] || fallback);
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));
}

/** Parses a duration such as `15s` or `1m30s`. */
export function durationMs(duration: string): number {
  const UNITS: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };
  const parts = [...duration.matchAll(/(\d+)(ms|h|m|s)/g)];
  return parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (UNITS[unit] ?? Number.NaN), 0);
}
