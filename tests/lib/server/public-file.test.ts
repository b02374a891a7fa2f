import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sendPublicFile } from '@/lib/server/public-file';
import { listenOnLoopback } from '@/tests/loopback';

const folder = mkdtempSync(path.join(tmpdir(), 'public-'));
const file = (name: string) => path.join(folder, name);
const server = createServer((request, response) =>
  sendPublicFile(folder, request, response, () => response.writeHead(404).end('no such file')),
);
let site: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeAll(async () => {
  site = await listenOnLoopback(server);
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const fetchFile = async (name: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${site.url}/${name}`, { headers });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

test('an added file is found at once, and a removed file is no longer found', async () => {
  expect((await fetchFile('comes.txt')).status).toBe(404);
  await writeFile(file('comes.txt'), 'here');
  expect(await fetchFile('comes.txt')).toMatchObject({ status: 200, body: 'here' });
  await rm(file('comes.txt'));
  expect((await fetchFile('comes.txt')).status).toBe(404);
});

test.each([
  ['shorter', 'brief'],
  ['longer', 'words upon words upon words'],
])('if a file is replaced with a %s file, the response has the new length and ETag', async (_, next) => {
  await writeFile(file('text.txt'), 'some words');
  const old = await fetchFile('text.txt');
  await writeFile(file('text.txt'), next);

  const { headers, body } = await fetchFile('text.txt', { 'if-none-match': String(old.headers.get('etag')) });

  expect(body).toBe(next);
  expect(headers.get('content-length')).toBe(String(next.length));
  expect(headers.get('etag')).not.toBe(old.headers.get('etag'));
});

test('a request with the current ETag of a file is answered with 304', async () => {
  await writeFile(file('same.txt'), 'same');
  const { headers } = await fetchFile('same.txt');

  expect(headers.get('cache-control')).toBe('public,max-age=0,must-revalidate');
  const known = { 'if-none-match': String(headers.get('etag')), 'cache-control': 'max-age=0' };
  expect((await fetchFile('same.txt', known)).status).toBe(304);
});

test.each([
  ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-1', 206, '9', 'bytes 9-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-0,2-2', 200, '0123456789', null],
  ['bytes=5-1', 416, '', 'bytes */10'],
  ['lines=1-2', 200, '0123456789', null],
])('a request for the range %s is answered with status %s', async (range, status, body, place) => {
  await writeFile(file('digits.txt'), '0123456789');

  const answer = await fetchFile('digits.txt', { range });

  expect([answer.status, answer.body, answer.headers.get('content-range')]).toEqual([status, body, place]);
});

test('after a film is replaced, a range request with the old ETag receives the whole new film', async () => {
  await writeFile(file('film.mp4'), 'old film');
  const { headers } = await fetchFile('film.mp4', { range: 'bytes=0-2' });
  await writeFile(file('film.mp4'), 'another film');

  const rest = await fetchFile('film.mp4', { range: 'bytes=3-', 'if-range': String(headers.get('etag')) });

  expect([rest.status, rest.body]).toEqual([200, 'another film']);
});

test('the connection ends if a file is truncated during the transfer', async () => {
  await writeFile(file('large.bin'), '');
  await truncate(file('large.bin'), 64 * 1024 * 1024);
  const answer = await new Promise<IncomingMessage>((resolve) => get(`${site.url}/large.bin`, resolve));
  await once(answer, 'readable'); // the client stops reading until the file is truncated
  await truncate(file('large.bin'), 10);

  answer.resume();

  const [error] = (await once(answer, 'error')) as [Error];
  expect(error.message).toBe('aborted');
});

test.each(['.env', 'folder/', 'folder', '%2e%2e/secret.txt', '..%2fsecret.txt', 'a%00.txt', '%zz'])(
  'if an address does not lead to a file of the folder, the response is 404: %s',
  async (name) => expect((await fetchFile(name)).status).toBe(404),
);

test('a request for an existing directory or hidden file is answered with 404', async () => {
  await mkdir(file('folder'));
  await writeFile(file('folder/index.html'), 'index');
  await writeFile(file('.secret'), 'secret');

  for (const name of ['folder', 'folder/', '.secret'])
    expect(await fetchFile(name)).toMatchObject({ status: 404, body: 'no such file' });
});

test('a range beyond the end of a file is refused, and the response gives the length of the file', async () => {
  await writeFile(file('short.txt'), '12345');

  const { status, headers } = await fetchFile('short.txt', { range: 'bytes=10-' });

  expect([status, headers.get('content-range')]).toEqual([416, 'bytes */5']);
});

test('a request is answered with 412 if the file does not match If-Match', async () => {
  await writeFile(file('changed.txt'), 'new');

  expect((await fetchFile('changed.txt', { 'if-match': '"old"' })).status).toBe(412);
});
