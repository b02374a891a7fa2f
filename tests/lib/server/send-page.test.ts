import inject from 'light-my-request';

import type { StoredPage } from '@/lib/server/pages/stored-page';
import { sendPage } from '@/lib/server/send-page';

const PAGE: StoredPage = {
  status: 200,
  etag: '"abc"',
  headers: {
    'content-type': 'text/html',
    link: '</a.css>',
    'set-cookie': 'a=b',
    'cache-control': 'no-cache',
  },
  scriptHashes: [],
  faults: [],
  keptBytes: 11,
  bodies: { br: Buffer.from('BR'), gzip: Buffer.from('GZIP'), identity: Buffer.from('plain') },
};
const request = (
  headers: Record<string, string> = {},
  page: Partial<StoredPage> = {},
  over?: Parameters<typeof sendPage>[3],
  method: 'GET' | 'HEAD' = 'GET',
) =>
  inject((incoming, response) => sendPage(incoming as never, response as never, { ...PAGE, ...page }, over), {
    url: '/',
    method,
    headers,
  });

test.each([
  ['br, gzip', 'br', 'BR'],
  ['gzip', 'gzip', 'GZIP'],
  ['identity', undefined, 'plain'],
])('a page is sent in the best encoding that the client accepts: %s', async (accepted, encoding, body) => {
  const answer = await request({ 'accept-encoding': accepted });

  expect([answer.headers['content-encoding'], answer.payload]).toEqual([encoding, body]);
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(body.length) });
});

test.each(['"abc"', 'W/"abc"', '*', '"x", W/"abc"', '"abc","x"'])(
  'a client with a matching ETag receives 304 without a body: %s',
  async (given) => {
    const answer = await request({ 'if-none-match': given });

    expect([answer.statusCode, answer.payload, answer.headers.etag]).toEqual([304, '', '"abc"']);
  },
);

test.each(['"abd"', 'abc', '', 'W/"abd", "x"'])(
  'a client with a different ETag receives the page: %s',
  async (given) => {
    expect((await request({ 'if-none-match': given })).payload).toBe('plain');
  },
);

test('a HEAD request receives the length but no body', async () => {
  const { headers, payload } = await request({}, {}, undefined, 'HEAD');

  expect([headers['content-length'], payload]).toEqual(['5', '']);
});

test('of the framework’s headers, the client receives only `content-type` and `link`', async () => {
  const { headers } = await request();

  expect(headers).toMatchObject({
    'content-type': 'text/html',
    link: '</a.css>',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a 404 page is never cached and never answered with 304', async () => {
  const { statusCode, headers } = await request({ 'if-none-match': '*' }, { status: 404 });

  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(headers).not.toHaveProperty('etag');
});

test('the caller of `sendPage` can replace the status and the headers of the page', async () => {
  const { statusCode, headers } = await request({}, {}, { status: 503, headers: { 'retry-after': '5' } });

  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
});
