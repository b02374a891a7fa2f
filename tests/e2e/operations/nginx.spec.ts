import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';

import { isInstalled, type Process, startNginx } from '../support/processes';
import { freePort } from '../support/storefront';
import { expect, test } from '../support/test';

test.skip(!isInstalled('nginx'), 'needs nginx');

/** Starts a stand-in for a storefront instance, which can restart on the same port. */
async function startInstance() {
  const port = await freePort();
  let server: Server;
  const start = () =>
    new Promise<void>((listening) => {
      server = createServer((_, response) => response.end('page')).listen(port, '127.0.0.1', listening);
    });
  const stop = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  await start();
  return { port, start, stop };
}

async function visit({ port }: Process, visits: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let visited = 0; visited < visits; visited += 1)
    statuses.push((await fetch(`http://127.0.0.1:${port}/?${randomUUID()}`)).status);
  return statuses;
}

test('if instance A has just restarted when instance B stops, no visit through nginx fails', async () => {
  const [one, other] = [await startInstance(), await startInstance()];
  const nginx = await startNginx([one.port, other.port]);
  const ENOUGH_TO_COUNT_AS_FAILED = 6;
  await one.stop();
  expect(new Set(await visit(nginx, ENOUGH_TO_COUNT_AS_FAILED))).toEqual(new Set([200]));

  await one.start();
  await other.stop();

  expect(new Set(await visit(nginx, ENOUGH_TO_COUNT_AS_FAILED))).toEqual(new Set([200]));
  await nginx.stop();
  await one.stop();
});
