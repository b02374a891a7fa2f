import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { connect } from 'node:net';

import * as fc from 'fast-check';

import { PUBLISH_SECRET } from '../support/requests';
import { startStorefront, type StorefrontServer } from '../support/storefront';
import { expect, test as base } from '../support/test';

import { PREVIEW_COOKIE, previewCookieValue } from '@/lib/editing/preview/cookie';
import { signToken } from '@/lib/editing/preview/token';

const PREVIEW_SECRET = 'editors-only-secret';
const MEGABYTE = 1024 * 1024;

type Shop = { url: string; pid: number; output: () => string };

const startShop = () => startStorefront({ PREVIEW_SECRET, REVALIDATE_SECRET: PUBLISH_SECRET });

/** One server for all tests, so each test also checks that the server still works after the earlier tests. */
const test = base.extend<{ shop: Shop }>({
  shop: async ({ once: shared }, provide) => provide(await shared(startShop)),
});

test.afterEach('the page still answers 200 after a test with bad input', async ({ shop }) => {
  expect((await fetch(shop.url)).status).toBe(200);
});

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** Internal details that no answer may contain: stack traces, paths, modules, secrets. */
const DETAIL = /at \w+ \(|node_modules|\/lib\/|\.ts\b|\.js:\d|secret-|only-secret/;

async function preview(shop: Shop, query: Record<string, string>) {
  const address = `${shop.url}/api/preview?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

test('the preview endpoint answers 400 to a malformed deployment name and reveals no internal details', async ({
  shop,
}) => {
  const names = [
    '../live',
    'live.json',
    'Live',
    '-live',
    'a'.repeat(65),
    'live\n',
    '%2e%2e',
    'líve',
    'a b',
    '\0',
  ];
  for (const deployment of names) {
    const { status, text } = await preview(shop, { deployment, secret: PREVIEW_SECRET });

    expect(status, JSON.stringify(deployment)).toBe(400);
    expect(text).not.toMatch(DETAIL);
  }
});

test('a nearly right secret, another endpoint’s secret and a malformed authorization header get 401', async ({
  shop,
}) => {
  const near = [
    PREVIEW_SECRET.slice(0, -1),
    `${PREVIEW_SECRET}x`,
    ` ${PREVIEW_SECRET}`,
    PREVIEW_SECRET.toUpperCase(),
    `${PREVIEW_SECRET}\0`,
    PUBLISH_SECRET,
  ];
  for (const secret of near) expect((await preview(shop, { deployment: 'autumn', secret })).status).toBe(401);

  for (const authorization of ['Bearer', 'Bearer ', `Basic ${PUBLISH_SECRET}`, `Bearer x${PUBLISH_SECRET}`]) {
    const answer = await fetch(`${shop.url}/api/revalidate`, { method: 'POST', headers: { authorization } });
    expect(answer.status, authorization).toBe(401);
  }
});

test('a preview link that has expired, was altered or was signed for another purpose is refused', async ({
  shop,
}) => {
  const good = signToken('link', 'autumn', inAnHour(), PREVIEW_SECRET);
  const [expires = '', signature = ''] = good.split('.');
  const bad = [
    signToken('link', 'autumn', Math.floor(Date.now() / 1000) - 1, PREVIEW_SECRET),
    signToken('link', 'live', inAnHour(), PREVIEW_SECRET),
    signToken('cookie', 'autumn', inAnHour(), PREVIEW_SECRET),
    signToken('link', 'autumn', inAnHour(), 'another-secret'),
    `${Number(expires) + 1}.${signature}`,
    `${expires}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
    `${expires}.`,
    `.${signature}`,
    `9e99.${signature}`,
    `${good}.${good}`,
    '',
  ];
  expect((await preview(shop, { deployment: 'autumn', token: good })).status).toBe(307);

  for (const token of bad)
    expect((await preview(shop, { deployment: 'autumn', token })).status, token).toBe(401);
});

test('a preview ends, at the latest, when the link that opened it expires', async ({ shop }) => {
  const token = signToken('link', 'autumn', Math.floor(Date.now() / 1000) + 20, PREVIEW_SECRET);
  const query = new URLSearchParams({ deployment: 'autumn', token }).toString();

  const answer = await fetch(`${shop.url}/api/preview?${query}`, { redirect: 'manual' });

  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${PREVIEW_COOKIE}=`)) ?? '';
  expect(answer.status).toBe(307);
  expect(Number(/=autumn\.(\d+)\./.exec(cookie)?.[1])).toBeLessThanOrEqual(Date.now() / 1000 + 20);
});

test('a visitor with a forged preview cookie gets the public page', async ({ shop }) => {
  const publicPage = await (await fetch(shop.url)).text();
  const real = previewCookieValue('autumn', PREVIEW_SECRET);
  const forged = [
    'autumn',
    real.replace('autumn', 'live'),
    previewCookieValue('autumn', 'another-secret'),
    previewCookieValue('autumn', 'another-secret', -3600),
    `autumn.${signToken('link', 'autumn', inAnHour(), PREVIEW_SECRET)}`,
    '../../etc/passwd.1.2',
    'x'.repeat(4000),
  ];

  for (const value of forged) {
    const headers = { cookie: `${PREVIEW_COOKIE}=${value}; __prerender_bypass=1` };
    const answer = await fetch(shop.url, { headers });

    expect(await answer.text(), value).toBe(publicPage);
    expect(answer.headers.get('cache-control')).toContain('public');
  }
});

test('a request body of 50 MB is not kept in memory and causes no server error', async ({ shop }) => {
  test.skip(process.platform !== 'linux', 'reads the memory in use from /proc');
  const before = residentMegabytes(shop.pid);

  for (const path of ['/api/revalidate', '/api/preview/exit', '/api/health', '/', '/shop']) {
    for (const isChunked of [false, true]) {
      const { status } = await sendBody(shop.url + path, 50 * MEGABYTE, isChunked);
      expect(status, `${path} ${isChunked}`).toBeGreaterThanOrEqual(path === '/api/preview/exit' ? 303 : 400);
      expect(status).toBeLessThan(500);
    }
  }

  expect(residentMegabytes(shop.pid) - before).toBeLessThan(100);
});

test('a publish request with a body that is too large gets 413', async ({ shop }) => {
  expect(await sendBody(`${shop.url}/api/revalidate`, 50 * MEGABYTE, false)).toEqual({ status: 413 });
  expect(await sendBody(`${shop.url}/api/revalidate`, 50 * MEGABYTE, true)).toEqual({ status: 413 });
  expect(await sendBody(`${shop.url}/api/revalidate`, 5000, true)).toEqual({ status: 413 });
});

// Slow clients take 15 seconds and the stop takes 10 seconds, so both checks run at the same time.
test('a slow request gets 408, and a stopping server waits ten seconds for an unfinished request', async ({
  shop,
  startServer,
}) => {
  const stopped = stopWithUnendedRequest(await startServer({ REVALIDATE_SECRET: PUBLISH_SECRET }));
  const slowHeaders = sendSlowly(shop.url, 'GET / HTTP/1.1\r\nHost: shop\r\n', 'X-Drop: 1\r\n');
  const slowBody = sendSlowly(
    shop.url,
    `POST /api/revalidate HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${PUBLISH_SECRET}\r\nContent-Length: 4000\r\n\r\n`,
    ' ',
  );

  for (const answer of await Promise.all([slowHeaders, slowBody])) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).not.toMatch(DETAIL);
  }
  expect(await stopped).toBeGreaterThan(9_000);
});

/** Returns the milliseconds that a server still waits for a request body after SIGTERM. */
async function stopWithUnendedRequest(server: StorefrontServer): Promise<number> {
  const slow = connect(Number(new URL(server.url).port), '127.0.0.1');
  slow.write(`POST /api/revalidate HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${PUBLISH_SECRET}\r\n`);
  slow.write('Content-Length: 100\r\nExpect: 100-continue\r\n\r\n');
  await once(slow, 'data'); // after the answer 100 Continue, the server waits for a body
  const since = Date.now();
  process.kill(server.pid, 'SIGTERM');
  await expect.poll(() => server.output()).toContain('"event":"server.stop.timeout"');
  slow.destroy();
  return Date.now() - since;
}

test('the server answers 405 to an HTTP method that an address does not support', async ({ shop }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    for (const path of ['/', '/shop', '/shop/dark', '/nowhere', '/_next/image', '/upload/x.mp4']) {
      expect(await raw(shop.url, `${method} ${path} HTTP/1.1`), `${method} ${path}`).toMatch(
        /^HTTP\/1\.1 405 /,
      );
    }
  }
  for (const method of ['TRACE', 'PROPFIND'])
    for (const path of ['/api/health', '/api/preview', '/api/revalidate', '/api/vitals', '/api/nothing'])
      expect(await raw(shop.url, `${method} ${path} HTTP/1.1`), `${method} ${path}`).toMatch(
        /^HTTP\/1\.1 405 /,
      );
  expect(await raw(shop.url, 'BREW / HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /);
});

test('a server action call is refused, because the site has no server actions', async ({ shop }) => {
  const answer = await fetch(shop.url, { method: 'POST', headers: { 'next-action': '1' }, body: '[]' });

  expect(answer.status).toBe(405);
});

test('a malformed request gets a 4xx answer without internal details', async ({ shop }) => {
  const requests: [string, string, number][] = [
    ['GET /%E0%A4%A HTTP/1.1', '', 400],
    ['GET /shop/%E0%A4%A HTTP/1.1', '', 400],
    ['GET /api/%E0%A4%A HTTP/1.1', '', 400],
    ['GET /_next/static/%E0%A4%A HTTP/1.1', '', 400],
    ['GET http://evil.example/ HTTP/1.1', '', 400],
    ['OPTIONS * HTTP/1.1', '', 400],
    ['GET /..%2f..%2fpackage.json HTTP/1.1', '', 404],
    ['GET /upload/..%2f..%2fpackage.json HTTP/1.1', '', 404],
    ['GET /_next/static/..%2f..%2fpackage.json HTTP/1.1', '', 404],
    ['GET /_next/image?url=http://169.254.169.254/&w=640&q=70 HTTP/1.1', '', 400],
    ['GET / HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}\r\n`, 431],
    ['POST /api/revalidate HTTP/1.1', 'Content-Length: 2\r\nContent-Length: 3\r\n', 400],
    ['POST /api/revalidate HTTP/1.1', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', 400],
    ['GET / HTTP/1.1', 'Bad Header\r\n', 400],
    ['nonsense', '', 400],
  ];
  for (const [line, headers, status] of requests) {
    const received = await raw(shop.url, line, headers);

    expect(received, line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received).not.toMatch(DETAIL);
  }
});

test('invalid or forged request headers do not change the page', async ({ shop }) => {
  const plain = await fetch(shop.url);
  const junk = {
    rsc: '1',
    'next-router-state-tree': '%%%',
    'next-router-prefetch': '1',
    'x-middleware-subrequest': 'middleware:middleware',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-invoke-path': '/etc/passwd',
    'x-matched-path': '/unavailable',
    accept: '\u00ff;;;q=x',
    'if-none-match': ',,,"',
  };

  const answer = await fetch(shop.url, { headers: junk });

  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(await answer.text()).toBe(await plain.text());
});

test('arbitrary requests to the endpoints never cause a server error', async ({ shop }) => {
  const word = fc.string({ maxLength: 80, unit: 'binary' });
  const asked = fc.record({
    path: fc.constantFrom('/api/preview', '/api/preview/exit', '/api/revalidate', '/api/health', '/shop/x'),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'DELETE'),
    query: fc.dictionary(fc.oneof(fc.constantFrom('deployment', 'secret', 'token'), word), word, {
      maxKeys: 4,
    }),
    isAllowed: fc.boolean(),
    body: fc.oneof(word, fc.json()),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ path, method, query, isAllowed, body }) => {
      const parameters = new URLSearchParams(isAllowed ? { ...query, secret: PREVIEW_SECRET } : query);
      const answer = await fetch(`${shop.url}${path}?${parameters.toString()}`, {
        method,
        redirect: 'manual',
        headers: isAllowed ? { authorization: `Bearer ${PUBLISH_SECRET}` } : {},
        body: method === 'GET' || method === 'HEAD' ? undefined : body,
      });
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toMatch(/at \w+ \(|node_modules/);
    }),
    { numRuns: 150 },
  );
  expect(shop.output()).not.toContain('"level":"error"');
});

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Stops early if the server answers. */
function sendBody(url: string, bytes: number, isChunked: boolean): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${PUBLISH_SECRET}`,
        ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }),
      },
    });
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      request.destroy();
    });
    request.on('error', reject);
    const piece = Buffer.alloc(64 * 1024, 'a');
    let left = bytes;
    const write = () => {
      while (left > 0 && !request.destroyed) {
        const part = piece.subarray(0, Math.min(left, piece.length));
        left -= part.length;
        if (!request.write(part)) return request.once('drain', write);
      }
      return request.end();
    };
    write();
  });
}

function raw(url: string, line: string, headers = ''): Promise<string> {
  return exchange(url, (send) => send(`${line}\r\nHost: shop\r\nConnection: close\r\n${headers}\r\n`));
}

/** Sends `piece` every 500 ms until the server closes the connection. */
async function sendSlowly(url: string, beginning: string, piece: string): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const received = await exchange(url, (send) => {
    send(beginning);
    timer = setInterval(() => send(piece), 500);
  });
  clearInterval(timer);
  return received;
}

function exchange(url: string, speak: (send: (text: string) => void) => void): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined); // the event `close` follows
    socket.on('close', () => resolve(received));
    speak((text) => socket.write(text));
  });
}
