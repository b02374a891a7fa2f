import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import inject, { type DispatchFunc } from 'light-my-request';

import { preparedPictures } from '@/lib/model/prepared-pictures';
import { fileHandler } from '@/lib/server/files';

jest.mock('@/lib/model/prepared-pictures', () => ({
  ...jest.requireActual<object>('@/lib/model/prepared-pictures'),
  preparedPictures: jest.fn(),
}));

const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
const directory = mkdtempSync(path.join(tmpdir(), 'files-'));
const put = (name: string, text: string) => {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
put('.next/static/app-1a2b.js', 'script');
put('.next/static/app-1a2b.js.br', 'brotli');
put('.next/static/worker-3c4d.js', 'worker');
put('dist/pictures/mint-5e6f-640.avif', 'avif');
put('dist/pictures/mint-5e6f-640.webp', 'webp');
put('public/upload/mint.txt', 'a text');
afterAll(() => rmSync(directory, { recursive: true }));

const handler = fileHandler(directory, WORKER_POLICY, []);

/** Asks as a browser would; 404 with what the next one in line would be asked for where no file answers. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const listener: DispatchFunc = (request, response) => {
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    handler(request as never, response as never, () => {
      response.writeHead(404).end(`next: ${request.url}`);
    });
  };
  const { statusCode, headers: got, payload } = await inject(listener, { url, headers });
  return { status: statusCode, headers: got, body: payload };
}

/** What the build has of pictures: whether the one that `mint-5e6f` was made of is still as it was. */
const built = (isAsBuilt: boolean) =>
  jest.mocked(preparedPictures).mockReturnValue({
    addressOf: (name: string) => (name === 'mint-5e6f' ? '/upload/mint.png' : undefined),
    get: () => (isAsBuilt ? { name: 'mint-5e6f', widths: [640] } : undefined),
  } as never);

beforeEach(() => built(true));

test('a script is sent compressed, for a year, under the policy of its page', async () => {
  const { status, headers, body } = await ask('/_next/static/app-1a2b.js', { 'accept-encoding': 'br' });

  expect([status, body]).toEqual([200, 'brotli']);
  expect(headers).toMatchObject({
    'cache-control': 'public,max-age=31536000,immutable',
    'content-encoding': 'br',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers.etag).toBeDefined();
});

test('a worker comes with its own policy', async () => {
  const { headers, body } = await ask('/_next/static/worker-3c4d.js');

  expect([body, headers['content-security-policy']]).toEqual(['worker', WORKER_POLICY]);
});

test('an asset is sent whole, also where a part of it is asked for', async () => {
  expect(await ask('/_next/static/app-1a2b.js', { range: 'bytes=0-0' })).toMatchObject({
    status: 200,
    body: 'script',
  });
});

test('an asset that is not there goes to the next, under the address that was asked for', async () => {
  expect(await ask('/_next/static/gone.js?x=1')).toMatchObject({ body: 'next: /_next/static/gone.js?x=1' });
});

test.each([
  ['image/avif,*/*', 'avif'],
  ['*/*', 'webp'],
])('a prepared picture comes in the format of who accepts %s', async (accept, body) => {
  expect(await ask('/pictures/mint-5e6f-640', { accept })).toMatchObject({
    status: 200,
    body,
    headers: { vary: 'accept', 'cache-control': 'public,max-age=31536000,immutable' },
  });
});

test('a prepared picture whose original was replaced leads to the proxy, and nobody keeps that', async () => {
  built(false);

  const { status, headers } = await ask('/pictures/mint-5e6f-640');

  expect([status, headers.location, headers['cache-control']]).toEqual([
    307,
    '/_next/image?url=%2Fupload%2Fmint.png&w=640&q=70',
    'no-store',
  ]);
});

test.each(['/pictures/other-0a0b-640', '/pictures/mint-5e6f', '/pictures/x/mint-5e6f-640'])(
  '%s, of which the build knows nothing, goes to the next',
  async (address) => {
    built(false);

    expect(await ask(address)).toMatchObject({ status: 404, body: `next: ${address}` });
  },
);

test('a file of the public folder is sent as it is now, without a policy of its own', async () => {
  expect(await ask('/upload/mint.txt')).toMatchObject({
    status: 200,
    body: 'a text',
    headers: { 'cache-control': 'public,max-age=0,must-revalidate' },
  });
  expect(await ask('/upload/none.txt')).toMatchObject({ status: 404, body: 'next: /upload/none.txt' });
});

test('the picture proxy answers by itself', async () => {
  expect(await ask('/_next/image?url=nothing&w=640&q=70')).toMatchObject({ status: 400 });
});
