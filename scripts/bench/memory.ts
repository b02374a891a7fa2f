import { setTimeout as wait } from 'node:timers/promises';

import { type Resident, startBusyDay } from '../../tests/e2e/speed/busy-day';

/** Idle threads end during this time (worker-thread.ts). */
const SETTLED_MS = 30_000;
const MINUTE_MS = 60_000;

export type Day = Record<'rest' | 'visits' | 'publishes' | 'settled' | 'hostile' | 'minuteLater', Resident>;

async function measureDay(languages: string[]): Promise<Day> {
  const day = await startBusyDay(languages);
  try {
    await wait(SETTLED_MS);
    const rest = await day.resident();
    await day.visit();
    const visits = await day.resident();
    await day.publishRepeatedly();
    const publishes = await day.resident();
    await wait(SETTLED_MS);
    const settled = await day.resident();
    await day.publishHostile();
    const hostile = await day.resident();
    await wait(MINUTE_MS);
    return { rest, visits, publishes, settled, hostile, minuteLater: await day.resident() };
  } finally {
    await day.stop();
  }
}

export const measureMemory = async () => ({
  one: await measureDay(['en']),
  two: await measureDay(['en', 'fr']),
});
