import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';

import { freePort } from './support/server';
import { expect, healthOf, test } from './support/servers';

type End = { code: number | null; errors: string[] };

/** Starts the server as `npm start` does, with nothing in its environment but what is given. */
function start(folder: string, settings: Record<string, string>): ChildProcess {
  const { PATH, HOME, NODE_ENV } = process.env;
  return spawn(process.execPath, ['dist/server.cjs'], {
    env: { PATH, HOME, NODE_ENV, CACHE_DIR: folder, HOSTNAME: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** How a server ends: its exit code, and what it wrote on standard error line by line. */
async function endOf(server: ChildProcess): Promise<End> {
  server.stdout?.resume();
  const [errors, [code]] = await Promise.all([
    server.stderr ? text(server.stderr) : '',
    once(server, 'exit') as Promise<[number | null]>,
  ]);
  return { code, errors: errors.split('\n').filter(Boolean) };
}

/** How a start ends; one that does not end but listens is ended without a code. */
function endOfStart(folder: string, settings: Record<string, string>): Promise<End> {
  const server = start(folder, settings);
  listening(server).then(
    () => server.kill('SIGKILL'),
    () => undefined,
  );
  return endOf(server);
}

/** Settings that are wrong, and what their message must say. */
const WRONG: [name: string, value: string, message: RegExp][] = [
  ['CONTENT_SOURCE', 'content/live.json', /\{deployment\}/],
  ['CONTENT_SOURCE', 'ftp://content.example/{deployment}.json', /file path or an http\(s\) address/],
  ['CONTENT_DEPLOYMENT', 'Live', /deployment name/],
  ['CONTENT_DEPLOYMENT', '../secrets', /deployment name/],
  ['CONTENT_DEPLOYMENT', '-live', /deployment name/],
  ['CONTENT_DEPLOYMENT', 'x'.repeat(65), /deployment name/],
  ['CONTENT_TOKEN', 'two words', /spaces/],
  ['CONTENT_REVALIDATE_SECONDS', '0', /from 1/],
  ['CONTENT_REVALIDATE_SECONDS', '-5', /whole number/],
  ['CONTENT_REVALIDATE_SECONDS', '1.5', /whole number/],
  ['CONTENT_REVALIDATE_SECONDS', 'often', /whole number/],
  ['PREVIEW_SECRET', 'short', /characters/],
  ['REVALIDATE_SECRET', 'short', /characters/],
  ['SITE_URL', 'quatorze.example', /http\(s\) address/],
  ['SITE_URL', 'javascript:alert(1)', /http\(s\) address/],
  ['SHOP_URL', '/boutique', /http\(s\) address/],
  ['SHOP_URL', 'ftp://shop.example', /http\(s\) address/],
  ['MEDIA_BASE_URL', 'cdn.example', /http\(s\) address/],
  ['MEDIA_ORIGINS', 'https://cdn.example https://cdn.example/folder', /origin/],
  ['MEDIA_ORIGINS', 'cdn.example', /origin/],
  ['MAP_STYLE_URL', 'style.json', /path/],
  ['MAP_STYLE_URL', '//tiles.example/style.json', /path/],
  ['MAP_ORIGINS', 'tiles.example', /origin/],
  ['MAP_LOAD', 'never', /near or click/],
  ['REDIS_URL', 'https://redis.example', /redis/],
  ['PORT', 'http', /whole number/],
  ['PORT', '65536', /65535/],
  ['HOSTNAME', 'no-such-host.invalid', /no-such-host\.invalid/],
];

for (const [name, value, message] of WRONG) {
  test(`${name}="${value.slice(0, 50)}" ends the start with one clear message`, async ({ folder }) => {
    const { code, errors } = await endOfStart(folder, { [name]: value });

    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringMatching(message)]);
    expect(errors[0]).toMatch(new RegExp(`^${name} `));
  });
}

test('a port that is taken ends the start with one clear message', async ({ folder }) => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening));

  const { code, errors } = await endOfStart(folder, { PORT: String(port) });

  other.close();
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^PORT .*${port}`))]);
});

test('several faults are all told, each on a line of its own', async ({ folder }) => {
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

test('a wrong setting is shown in its message, a secret never', async ({ folder }) => {
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

test('a wrong setting ends the start before the source is asked', async ({ folder, startBackend }) => {
  const backend = await startBackend({});

  await endOfStart(folder, { CONTENT_SOURCE: `${backend.url}/{deployment}`, MAP_LOAD: 'never' });

  expect(backend.requests).toEqual([]);
});

test('an empty variable counts as unset', async ({ page, startServer }) => {
  const names = WRONG.map(([name]) => name).filter((name) => name !== 'PORT');
  const storefront = await startServer({
    ...Object.fromEntries(names.map((name) => [name, ''])),
    MAP_ORIGINS: '  ',
  });

  const response = await page.goto(storefront.url);

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Quatorze');
  expect(await healthOf(storefront)).toMatchObject({ status: 'ok', deployment: 'live' });
});

test('each signal to stop ends the server with code 0', async ({ folder }) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = start(folder, {});
    await listening(server);

    server.kill(signal);

    expect((await endOf(server)).code, signal).toBe(0);
  }
});

test('a visitor who keeps a connection open does not keep the server from stopping', async ({ folder }) => {
  const port = await freePort();
  const server = start(folder, { PORT: String(port) });
  await listening(server);
  const visit = get(`http://127.0.0.1:${port}`, { headers: { connection: 'keep-alive' } });
  const [response] = (await once(visit, 'response')) as [NodeJS.ReadableStream];
  await text(response);

  server.kill('SIGTERM');

  expect((await endOf(server)).code).toBe(0);
});

test('two servers of one build run side by side, each with its own settings', async ({
  page,
  startServer,
}) => {
  const live = await startServer();
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

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('"event":"listening"')) resolve();
    });
    server.once('exit', () => reject(new Error(`the server did not listen:\n${output}`)));
  });
}
