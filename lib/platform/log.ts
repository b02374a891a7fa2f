import 'server-only';

type Level = 'info' | 'warn' | 'error';

/** Bytes that may wait for a reader who has stopped reading; further lines are lost, so that memory is not. */
const WAITING_BYTES = 1024 * 1024;

/** Lines that could not be written since the last one that was. */
let lost = 0;

/** One event as a line of JSON on standard output: what happened, and the facts that an operator needs. */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  if (process.stdout.writableLength > WAITING_BYTES) {
    lost += 1;
    return;
  }
  const reported = lost;
  const notice = reported > 0 ? line('warn', 'log lines lost', { lines: reported }) : '';
  process.stdout.write(notice + line(level, event, facts), (error) => {
    lost += error ? 1 : -reported;
  });
}

const line = (level: Level, event: string, facts: Record<string, unknown>) =>
  `${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`;

/**
 * Goes on when the log cannot be written: its reader has gone (EPIPE), or its disk is full (ENOSPC). Without a listener
 * the failed line is an uncaught error, which is logged, which fails. Later lines are tried again.
 */
export function outliveLogReader(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
