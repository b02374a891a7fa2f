// Every thread of a server under test loads this file. `fetch` then refuses all hosts except 127.0.0.1.
import { writeSync } from 'node:fs';

const { fetch } = globalThis;

globalThis.fetch = (resource, init) => {
  const { protocol, hostname, href } = new URL(resource.url ?? String(resource));
  if (protocol.startsWith('http') && hostname !== '127.0.0.1') {
    writeSync(2, `external request blocked: ${href}\n`);
    return Promise.reject(new Error(`external request blocked: ${href}`));
  }
  return fetch(resource, init);
};
