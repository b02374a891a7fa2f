import 'server-only';

type Level = 'info' | 'warn' | 'error';

/** `docs/log.md` explains each event and its fields. */
export const LOG_EVENTS = [
  'content.check.failed',
  'content.disk.damaged',
  'content.disk.failed',
  'content.disk.refused',
  'content.disk.restored',
  'content.read.failed',
  'content.redis.damaged',
  'content.redis.received',
  'content.redis.refused',
  'content.refused',
  'content.republished',
  'content.shrunk',
  'content.source.failed',
  'content.source.missing',
  'content.source.recovered',
  'content.source.slow',
  'content.updated',
  'framework.message',
  'log.lines.lost',
  'page.fault',
  'picture.failed',
  'preview.comparison.failed',
  'publication.recorded',
  'publications.read.failed',
  'publications.write.failed',
  'publish.plan.failed',
  'redis.connected',
  'redis.request.failed',
  'redis.unreachable',
  'request.failed',
  'server.listening',
  'server.stop.timeout',
  'server.stopped',
  'server.stopping',
  'share-picture.failed',
  'thread.failed',
] as const;
export type LogEvent = (typeof LOG_EVENTS)[number];

/** Limits the buffer if no process reads the log. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Number of lost lines that no `log.lines.lost` event has reported yet. */
let droppedLines = 0;

export function log(level: Level, event: LogEvent, fields: Record<string, unknown> = {}): void {
  if (process.stdout.writableLength > MAX_BUFFERED_BYTES) {
    droppedLines += 1;
    return;
  }
  const reported = droppedLines;
  droppedLines = 0; // reset before the write ends, so that no other line reports these lines again
  const notice = reported > 0 ? line('warn', 'log.lines.lost', { lines: reported }) : '';
  process.stdout.write(notice + line(level, event, fields), (error) => {
    if (error) droppedLines += reported + 1;
  });
}

const line = (level: Level, event: LogEvent, fields: Record<string, unknown>) =>
  `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;

/** Keeps the process running after a broken pipe (EPIPE) or a full disk (ENOSPC). */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
