import { createServer } from 'node:http';

import { listenOnLoopback } from '@/tests/loopback';

/** A proxy that holds back the end of each page until `release` is called. */
export type DelayedEnd = { url: string; release: () => void; stop: () => Promise<void> };

/** `fetch` has already decoded the body. */
const DECODED_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/** @param mark the text at which the end of a page begins; a page without this text is sent whole */
export async function startDelayedEnd(storefront: string, mark: string): Promise<DelayedEnd> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer(async ({ url = '/', headers: { accept = '*/*' } }, response) => {
    const answer = await fetch(new URL(url, storefront), { headers: { accept } });
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const end = isPage ? body.indexOf(mark) : 0;
    for (const [name, value] of answer.headers)
      if (!DECODED_HEADERS.includes(name)) response.setHeader(name, value);
    response.writeHead(answer.status);
    if (end > 0) {
      response.write(body.subarray(0, end));
      await released;
    }
    response.end(body.subarray(Math.max(end, 0)));
  });
  return { ...(await listenOnLoopback(server)), release };
}
