import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';

import { healthOf } from '../support/requests';
import { freePort } from '../support/storefront';
import { expect, test } from '../support/test';

import { LISTENING, waitForOutput } from '@/tests/wait-for-output';

/** All settings except PORT and CACHE_DIR, which the tests set themselves. */
const SETTINGS = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !['PORT', 'CACHE_DIR'].includes(name));

type End = { code: number | null; errors: string[] };

/** Starts the server like `npm start`, with no other settings in its environment. */
function start(folder: string, settings: Record<string, string>): ChildProcess {
  const { PATH, HOME, NODE_ENV } = process.env;
  return spawn(process.execPath, ['dist/server.cjs'], {
    env: { PATH, HOME, NODE_ENV, CACHE_DIR: folder, HOSTNAME: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function endOf(server: ChildProcess): Promise<End> {
  server.stdout?.resume();
  const [errors, [code]] = await Promise.all([
    server.stderr ? text(server.stderr) : '',
    once(server, 'exit') as Promise<[number | null]>,
  ]);
  return { code, errors: errors.split('\n').filter(Boolean) };
}

/**
 * Starts a server with settings that should prevent the start. A server that starts nevertheless is killed (exit code
 * null).
 */
function endOfStart(folder: string, settings: Record<string, string>): Promise<End> {
  const server = start(folder, settings);
  waitForOutput(server, LISTENING).then(
    () => server.kill('SIGKILL'),
    () => undefined,
  );
  return endOf(server);
}

test('with an invalid setting, the server exits with one clear message', async ({ folder }) => {
  const { code, errors } = await endOfStart(folder, { HOSTNAME: 'no-such-host.invalid' });

  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringMatching(/^HOSTNAME .*no-such-host\.invalid/)]);
});

test('if the port is in use, the server exits with one clear message', async ({ folder }) => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening));

  const { code, errors } = await endOfStart(folder, { PORT: String(port) });

  other.close();
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^PORT .*${port}`))]);
});

test('several invalid settings are all reported, each setting on a separate line', async ({ folder }) => {
  const { code, errors } = await endOfStart(folder, {
    CONTENT_DEPLOYMENT: 'Live',
    SHOP_URL: '/boutique',
    MAP_LOAD: 'never',
    PORT: 'http',
  });

  expect(code).toBe(1);
  expect(errors.map((line) => line.split(' ')[0]).sort()).toEqual([
    'CONTENT_DEPLOYMENT',
    'MAP_LOAD',
    'PORT',
    'SHOP_URL',
  ]);
});

test('the message about an invalid setting contains the invalid value, unless the setting is a secret', async ({
  folder,
}) => {
  const { errors } = await endOfStart(folder, {
    MAP_LOAD: 'never',
    CONTENT_TOKEN: 'to ken',
    PREVIEW_SECRET: 'hush',
    REVALIDATE_SECRET: 'pssst',
  });

  expect(errors).toHaveLength(4);
  expect(errors.join('\n')).toContain('never');
  expect(errors.join('\n')).not.toMatch(/to ken|hush|pssst/);
});

test('with an invalid setting, the server exits before it requests the content source', async ({
  folder,
  startBackend,
}) => {
  const backend = await startBackend({});

  await endOfStart(folder, { CONTENT_SOURCE: `${backend.url}/{deployment}`, MAP_LOAD: 'never' });

  expect(backend.requests).toEqual([]);
});

test('an empty environment variable counts as unset', async ({ page, startServer }) => {
  const storefront = await startServer({
    ...Object.fromEntries(SETTINGS.map((name) => [name, ''])),
    MAP_ORIGINS: '  ',
  });

  const response = await page.goto(storefront.url);

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Quatorze$/);
  expect(await healthOf(storefront)).toMatchObject({ status: 'ok', deployment: 'live' });
});

test('SIGTERM and SIGINT stop the server with exit code 0', async ({ folder }) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = start(folder, {});
    await waitForOutput(server, LISTENING);

    server.kill(signal);

    expect((await endOf(server)).code, signal).toBe(0);
  }
});

test('the server stops even if a keep-alive connection is open', async ({ folder }) => {
  const port = await freePort();
  const server = start(folder, { PORT: String(port) });
  await waitForOutput(server, LISTENING);
  const visit = get(`http://127.0.0.1:${port}`, { headers: { connection: 'keep-alive' } });
  const [response] = (await once(visit, 'response')) as [NodeJS.ReadableStream];
  await text(response);

  server.kill('SIGTERM');

  expect((await endOf(server)).code).toBe(0);
});

test('two servers of one build run side by side with different settings', async ({
  page,
  storefront: live,
  startServer,
}) => {
  const autumn = await startServer({ CONTENT_DEPLOYMENT: 'autumn', SHOP_URL: 'https://shop.example/fr' });

  expect(await healthOf(live)).toMatchObject({ status: 'ok', deployment: 'live' });
  expect(await healthOf(autumn)).toMatchObject({ status: 'ok', deployment: 'autumn' });
  await page.goto(live.url);
  await expect(page.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
  await page.goto(autumn.url);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true })).toHaveAttribute(
    'href',
    'https://shop.example/fr',
  );
});
