import 'server-only';

type Level = 'info' | 'warn' | 'error';

/** Limit of the bytes buffered while nobody reads the log. Lines above it are dropped, so that memory does not fill up. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Number of lines dropped since the last successful write. */
let droppedLines = 0;

/** Writes an event as one line of JSON to standard output. */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  if (process.stdout.writableLength > MAX_BUFFERED_BYTES) {
    droppedLines += 1;
    return;
  }
  const reported = droppedLines;
  const notice = reported > 0 ? line('warn', 'log lines lost', { lines: reported }) : '';
  process.stdout.write(notice + line(level, event, facts), (error) => {
    droppedLines += error ? 1 : -reported;
  });
}

const line = (level: Level, event: string, facts: Record<string, unknown>) =>
  `${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`;

/**
 * Keeps the process running if the log cannot be written: broken pipe (EPIPE) or full disk (ENOSPC). Without a listener,
 * the write error would be an uncaught error, whose log line would fail too.
 */
export function ignoreBrokenLogPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
