import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { startStorefront, type StorefrontServer } from '../support/storefront';
import { expect, test } from '../support/test';

/** Offers another protocol, like `curl --http2` or a websocket client. Returns all data until the connection closes. */
async function offerProtocol({ url }: StorefrontServer, path: string, headers: string[]): Promise<string> {
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

const EMPTY = { CONTENT_SOURCE: 'no-such-folder/{deployment}.json' };

/** Starts a server without content. Next.js adds its upgrade listener at the first request that Next.js answers. */
async function startEmpty(start = startStorefront): Promise<StorefrontServer> {
  const server = await start(EMPTY);
  await fetch(`${server.url}/robots.txt`);
  return server;
}
const startShared = () => startEmpty();

test('a client that asks for HTTP/2 gets a normal HTTP/1.1 answer', async ({ once }) => {
  const server = await once(startShared);

  expect(await offerProtocol(server, '/', H2C)).toMatch(/^HTTP\/1\.1 503 /);
  expect(await offerProtocol(server, '/robots.txt', H2C)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a websocket client is refused, and its connection is closed', async ({ once }) => {
  const server = await once(startShared);

  for (const path of ['/', '/robots.txt', '/_next/webpack-hmr'])
    expect(await offerProtocol(server, path, WEBSOCKET), path).toMatch(/^HTTP\/1\.1 400 /);
});

test('on SIGTERM, the server does not wait for open connections of clients that asked for another protocol', async ({
  startServer,
}) => {
  const server = await startEmpty(startServer);
  const sockets = [H2C, WEBSOCKET].map((headers) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const keptOpen = headers.map((header) => header.replace(', close', ''));
    socket.write(['GET /robots.txt HTTP/1.1', 'Host: shop', ...keptOpen, '', ''].join('\r\n'));
    return socket;
  });
  await Promise.all(sockets.map((socket) => new Promise((answered) => socket.once('data', answered))));

  process.kill(server.pid, 'SIGTERM');

  await expect.poll(() => server.output()).toContain('"event":"server.stopped"');
  for (const socket of sockets) socket.destroy();
});
