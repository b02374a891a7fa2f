type Level = 'info' | 'warn' | 'error';

/** One event as a line of JSON on standard output: what happened, and the facts that an operator needs. */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`);
}
