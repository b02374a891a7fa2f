import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';

import { expect, test as base } from '@playwright/test';

import { requestPublish, PUBLISH_SECRET as SECRET } from '../support/requests';
import { freePort } from '../support/storefront';

type Logging = { url: string; child: ChildProcess };
type Start = (output: 'pipe' | number) => Promise<Logging>;

const VISITS = 100;
/**
 * Upper limit, with a margin: a visit needs two write calls, for the answer and for a log line. A server that retries a
 * broken log in a loop makes thousands of calls a second.
 */
const WRITES_PER_REQUEST = 4;

const test = base.extend<{ start: Start }>({
  start: async ({}, provide, testInfo) => {
    const children: ChildProcess[] = [];
    await provide(async (output) => {
      const port = await freePort();
      const child = spawn(process.execPath, ['dist/server.cjs'], {
        env: {
          ...process.env,
          PORT: String(port),
          HOSTNAME: '127.0.0.1',
          CACHE_DIR: testInfo.outputPath('cache'),
          REVALIDATE_SECRET: SECRET,
        },
        stdio: ['ignore', output, output],
      });
      child.stdout?.resume();
      child.stderr?.resume();
      children.push(child);
      const url = `http://127.0.0.1:${port}`;
      await expect.poll(() => fetch(`${url}/api/health`).then(({ status }) => status, String)).toBe(200);
      return { url, child };
    });
    for (const child of children) {
      const hasExited = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await hasExited;
    }
  },
});

test.beforeEach(() => test.setTimeout(90_000));

/** Publishes an unknown deployment, so that the server logs a refusal. */
const logLine = async (url: string) => (await requestPublish({ url }, { deployment: 'nothing' })).status;

async function workOf({ pid }: ChildProcess): Promise<{ ticks: number; writes: number }> {
  const stat = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  const io = await readFile(`/proc/${pid}/io`, 'utf8');
  return { ticks: Number(stat[11]) + Number(stat[12]), writes: Number(/syscw: (\d+)/.exec(io)?.[1]) };
}

async function workOfVisits({ url, child }: Logging): Promise<{ ticks: number; writes: number }> {
  const before = await workOf(child);
  for (let visit = 0; visit < VISITS; visit += 1)
    expect((await fetch(url, { headers: { 'if-none-match': '*' } })).status).toBe(304);
  const after = await workOf(child);
  return { ticks: after.ticks - before.ticks, writes: after.writes - before.writes };
}

test('if the reader of the log pipe exits, the server serves pages without retrying its log writes in a loop', async ({
  start,
}) => {
  const server = await start('pipe');
  expect(await logLine(server.url)).toBe(404);
  const usual = await workOfVisits(server);

  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  expect(await logLine(server.url)).toBe(404);
  const alone = await workOfVisits(server);

  expect(alone.writes).toBeLessThan(WRITES_PER_REQUEST * VISITS);
  expect(alone.ticks).toBeLessThan(3 * usual.ticks + 10);
  expect(await logLine(server.url)).toBe(404);
});

test('if the disk of the log file is full, the server serves pages without retrying its log writes in a loop', async ({
  start,
}) => {
  const full = await open('/dev/full', 'w');
  const server = await start(full.fd);
  await full.close();

  expect(await logLine(server.url)).toBe(404);
  const { writes } = await workOfVisits(server);

  expect(writes).toBeLessThan(WRITES_PER_REQUEST * VISITS);
  expect(await logLine(server.url)).toBe(404);
});
