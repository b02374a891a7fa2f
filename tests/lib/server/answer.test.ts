import inject from 'light-my-request';

import { sendPage } from '@/lib/server/answer';
import type { StoredPage } from '@/lib/server/pages/stored-page';

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
const ask = (
  headers: Record<string, string> = {},
  page: Partial<StoredPage> = {},
  over?: Parameters<typeof sendPage>[3],
  method: 'GET' | 'HEAD' = 'GET',
) =>
  inject((request, response) => sendPage(request as never, response as never, { ...PAGE, ...page }, over), {
    url: '/',
    method,
    headers,
  });

test.each([
  ['br, gzip', 'br', 'BR'],
  ['gzip', 'gzip', 'GZIP'],
  ['identity', undefined, 'plain'],
])('a page comes in the encoding that the visitor takes: %s', async (accepted, encoding, body) => {
  const answer = await ask({ 'accept-encoding': accepted });

  expect([answer.headers['content-encoding'], answer.payload]).toEqual([encoding, body]);
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(body.length) });
});

test.each(['"abc"', 'W/"abc"', '*', '"x", W/"abc"', '"abc","x"'])(
  'who has the page already hears only that: %s',
  async (given) => {
    const answer = await ask({ 'if-none-match': given });

    expect([answer.statusCode, answer.payload, answer.headers.etag]).toEqual([304, '', '"abc"']);
  },
);

test.each(['"abd"', 'abc', '', 'W/"abd", "x"'])('who has another page gets this one: %s', async (given) => {
  expect((await ask({ 'if-none-match': given })).payload).toBe('plain');
});

test('a head is told the length and sent nothing', async () => {
  const { headers, payload } = await ask({}, {}, undefined, 'HEAD');

  expect([headers['content-length'], payload]).toEqual(['5', '']);
});

test('nothing of the framework’s own answer is sent but type and links', async () => {
  const { headers } = await ask();

  expect(headers).toMatchObject({
    'content-type': 'text/html',
    link: '</a.css>',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a page that is not there is kept by nobody, and never "not modified"', async () => {
  const { statusCode, headers } = await ask({ 'if-none-match': '*' }, { status: 404 });

  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(headers).not.toHaveProperty('etag');
});

test('a status and headers of the moment win over the page’s own', async () => {
  const { statusCode, headers } = await ask({}, {}, { status: 503, headers: { 'retry-after': '5' } });

  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
});
