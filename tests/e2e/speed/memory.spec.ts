import { existsSync } from 'node:fs';

import { expect, test } from '../support/test';

import { startBusyDay } from './busy-day';

const MEGABYTE = 2 ** 20;

test.skip(!existsSync('/proc/self/clear_refs'), 'this machine has no /proc to read resident memory from');

test('a server with two languages uses at most 256 MB after 5,000 visits, twelve publishes and fifteen hostile documents', async () => {
  test.setTimeout(900_000);
  const day = await startBusyDay(['en', 'fr']);
  const expectAtMost = (megabytes: number, when: string) =>
    expect
      .poll(async () => (await day.resident()).now / MEGABYTE, { message: when, timeout: 60_000 })
      .toBeLessThanOrEqual(megabytes);
  try {
    await expectAtMost(180, 'at rest');

    await day.visit();
    await day.publishRepeatedly();
    await expectAtMost(256, 'after 5,000 visits and twelve publishes');

    await day.publishHostile();
    await expectAtMost(256, 'after the hostile documents');
  } finally {
    await day.stop();
  }
});
