import { createServer } from 'node:http';

import { listen } from '@/lib/server/start';
import { listenOnLoopback } from '@/tests/loopback';

test('if the port is free, the server is already listening when `listen` resolves', async () => {
  const server = createServer();

  await listen(server, 0, '127.0.0.1');

  expect(server.listening).toBe(true);
  server.close();
});

test('if the port is in use, the error names PORT and its value', async () => {
  const { url, stop } = await listenOnLoopback(createServer());
  const { port } = new URL(url);

  await expect(listen(createServer(), Number(port), '127.0.0.1')).rejects.toThrow(
    new RegExp(`^PORT cannot be listened on \\(.*EADDRINUSE.*\\); it is "${port}"$`),
  );
  await stop();
});

test('if the address does not belong to this machine, the error names HOSTNAME and its value', async () => {
  await expect(listen(createServer(), 0, '192.0.2.1')).rejects.toThrow(
    /^HOSTNAME cannot be listened on \(.*EADDRNOTAVAIL.*\); it is "192\.0\.2\.1"$/,
  );
});
