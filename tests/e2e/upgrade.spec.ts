import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import type { StorefrontServer } from './support/server';
import { expect, sourceAt, test as base } from './support/servers';

/** Offers another protocol, as `curl --http2` or a websocket client does, and reads until the server ends. */
async function offer({ url }: StorefrontServer, path: string, headers: string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, 'Host: shop', ...headers, '', ''].join('\r\n'));
  return text(socket);
}

const H2C = [
  'Connection: Upgrade, HTTP2-Settings, close',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
];
const WEBSOCKET = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** A server before there is any content, after the framework has had its first request. */
const test = base.extend<{ server: StorefrontServer }>({
  server: async ({ startBackend, startServer }, provide) => {
    const backend = await startBackend((_, response) => response.writeHead(500).end());
    const server = await startServer({ CONTENT_SOURCE: sourceAt(backend) });
    await fetch(`${server.url}/robots.txt`);
    await provide(server);
  },
});

test('a client that offers HTTP/2 is answered as one that does not', async ({ server }) => {
  expect(await offer(server, '/', H2C)).toMatch(/^HTTP\/1\.1 503 /);
  expect(await offer(server, '/robots.txt', H2C)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a websocket client is refused, and its connection closed', async ({ server }) => {
  for (const path of ['/', '/robots.txt', '/_next/webpack-hmr'])
    expect(await offer(server, path, WEBSOCKET), path).toMatch(/^HTTP\/1\.1 400 /);
});

test('who offers another protocol does not hold up a stop', async ({ server }) => {
  const sockets = [H2C, WEBSOCKET].map((headers) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const keptOpen = headers.map((header) => header.replace(', close', ''));
    socket.write(['GET /robots.txt HTTP/1.1', 'Host: shop', ...keptOpen, '', ''].join('\r\n'));
    return socket;
  });
  await Promise.all(sockets.map((socket) => new Promise((answered) => socket.once('data', answered))));

  process.kill(server.pid, 'SIGTERM');

  await expect.poll(() => server.output()).toContain('"event":"stopped"');
  for (const socket of sockets) socket.destroy();
});
