// Imported by a server under test, and by each of its threads: none of them may ask anybody but the content source.
import { writeSync } from 'node:fs';

const { fetch } = globalThis;

globalThis.fetch = (resource, init) => {
  const { protocol, hostname, href } = new URL(resource.url ?? String(resource));
  if (protocol.startsWith('http') && hostname !== '127.0.0.1') {
    writeSync(2, `a stranger is asked: ${href}\n`);
    return Promise.reject(new Error(`a stranger is asked: ${href}`));
  }
  return fetch(resource, init);
};
