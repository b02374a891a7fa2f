import { createServer } from 'node:http';

/** A storefront that keeps the end of its pages, from a mark on, until it is let go. */
export type HeldEnd = { url: string; letGo: () => void; stop: () => Promise<void> };

/** What `fetch` has undone of an answer, so that it cannot be said of what is passed on. */
const UNDONE = ['content-encoding', 'content-length', 'transfer-encoding'];

/** @param mark what the end begins with, word for word; a page without it comes whole */
export async function startHeldEnd(storefront: string, mark: string): Promise<HeldEnd> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  const server = createServer(async ({ url = '/', headers: { accept = '*/*' } }, response) => {
    const answer = await fetch(new URL(url, storefront), { headers: { accept } });
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const end = isPage ? body.indexOf(mark) : 0;
    for (const [name, value] of answer.headers) if (!UNDONE.includes(name)) response.setHeader(name, value);
    response.writeHead(answer.status);
    if (end > 0) {
      response.write(body.subarray(0, end));
      await isFree;
    }
    response.end(body.subarray(Math.max(end, 0)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    letGo,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
