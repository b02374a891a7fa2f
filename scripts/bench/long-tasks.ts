import type { Browser } from '@playwright/test';

import { hydrated, openWindow, scrollThrough, still } from './browser';

const SLOWDOWN = 4;
const LONG_US = 50_000;
/** `biggest` ignores these trace events, because they cover a whole task and do not show its work. */
const FRAMES = ['RunTask', 'ThreadControllerImpl::RunTask', 'ProfileChunk'];

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { data?: { url?: string; functionName?: string }; name?: string };
};
export type LongTask = { atMs: number; ms: number; work: string[] };

/** Returns every task over 50 ms during load and a full scroll. `work`: the longest trace events of the task. */
export async function measureLongTasks(browser: Browser, url: string): Promise<LongTask[]> {
  const { page, cdp, close } = await openWindow(browser, 'phone', { slowdown: SLOWDOWN });
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,__metadata';
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories });
  await page.goto(url);
  await hydrated(page);
  await still(page);
  await scrollThrough(page);
  const isComplete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await isComplete;
  await close();
  return longTasks(events);
}

function longTasks(events: TraceEvent[]): LongTask[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
    );
  // The renderer thread with the most events renders the page.
  const mine = threads.sort((one, other) => other.length - one.length)[0] ?? [];
  const start = Math.min(...mine.map(({ ts }) => ts));
  return mine
    .filter(({ name, dur = 0 }) => name === 'RunTask' && dur > LONG_US)
    .map((task) => ({
      atMs: Math.round((task.ts - start) / 1000),
      ms: Math.round((task.dur ?? 0) / 1000),
      work: biggest(mine, task),
    }));
}

function biggest(events: TraceEvent[], task: TraceEvent): string[] {
  const end = task.ts + (task.dur ?? 0);
  return events
    .filter((event) => event !== task && event.ts >= task.ts && event.ts + (event.dur ?? 0) <= end)
    .filter(({ name, dur = 0 }) => !FRAMES.includes(name) && dur > LONG_US / 5)
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
    .slice(0, 4)
    .map(({ name, dur = 0, args }) =>
      [name, args?.data?.functionName, args?.data?.url?.split('/').at(-1), `${Math.round(dur / 1000)} ms`]
        .filter(Boolean)
        .join(' '),
    );
}
