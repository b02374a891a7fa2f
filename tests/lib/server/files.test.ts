import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import inject, { type DispatchFunc } from 'light-my-request';

import { preparedPictures } from '@/lib/model/prepared-pictures';
import { fileHandler } from '@/lib/server/files';
import { pictureRequest } from '@/lib/server/pictures/picture-request';

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

async function request(url: string, headers: Record<string, string> = {}) {
  const listener: DispatchFunc = (incoming, response) => {
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    handler(incoming as never, response as never, () => {
      response.writeHead(404).end(`next: ${incoming.url}`);
    });
  };
  const { statusCode, headers: responseHeaders, payload } = await inject(listener, { url, headers });
  return { status: statusCode, headers: responseHeaders, body: payload };
}

/** Sets whether the original of `mint-5e6f` is unchanged since the build. */
const setPrepared = (isUnchanged: boolean) =>
  jest.mocked(preparedPictures).mockReturnValue({
    addressOf: (name: string) => (name === 'mint-5e6f' ? '/upload/mint.png' : undefined),
    get: () => (isUnchanged ? { name: 'mint-5e6f', widths: [640] } : undefined),
  } as never);

beforeEach(() => setPrepared(true));

test('a script is sent compressed and cached for a year, without a content security policy', async () => {
  const { status, headers, body } = await request('/_next/static/app-1a2b.js', { 'accept-encoding': 'br' });

  expect([status, body]).toEqual([200, 'brotli']);
  expect(headers).toMatchObject({
    'cache-control': 'public,max-age=31536000,immutable',
    'content-encoding': 'br',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers.etag).toBeDefined();
});

test('a worker script is sent with the content security policy for workers', async () => {
  const { headers, body } = await request('/_next/static/worker-3c4d.js');

  expect([body, headers['content-security-policy']]).toEqual(['worker', WORKER_POLICY]);
});

test('an asset is always sent whole, even if the client requests a range', async () => {
  expect(await request('/_next/static/app-1a2b.js', { range: 'bytes=0-0' })).toMatchObject({
    status: 200,
    body: 'script',
  });
});

test('a request for a missing asset is passed to the next handler unchanged', async () => {
  expect(await request('/_next/static/gone.js?x=1')).toMatchObject({
    body: 'next: /_next/static/gone.js?x=1',
  });
});

test.each([
  ['image/avif,*/*', 'avif'],
  ['*/*', 'webp'],
])('a picture that the build prepared is sent in the best format for Accept: %s', async (accept, body) => {
  expect(await request('/pictures/mint-5e6f-640', { accept })).toMatchObject({
    status: 200,
    body,
    headers: { vary: 'accept', 'cache-control': 'public,max-age=31536000,immutable' },
  });
});

test('a request for a picture that was replaced after the build is redirected to the picture proxy, without caching', async () => {
  setPrepared(false);

  const { status, headers } = await request('/pictures/mint-5e6f-640');

  expect([status, headers.location, headers['cache-control']]).toEqual([
    307,
    '/_next/image?url=%2Fupload%2Fmint.png&w=640&q=70',
    'no-store',
  ]);
});

test.each([
  [100, 160],
  [900, 828],
  [2500, 1920],
])(
  'for a replaced picture, a request for the width %d px is redirected to the allowed width %d px',
  async (requested, width) => {
    setPrepared(false);

    const { headers } = await request(`/pictures/mint-5e6f-${requested}`);

    const query = new URL(String(headers.location), 'http://localhost').searchParams;
    expect(pictureRequest(query, [])).toEqual({ src: '/upload/mint.png', width });
  },
);

test.each(['/pictures/other-0a0b-640', '/pictures/mint-5e6f', '/pictures/x/mint-5e6f-640'])(
  'an unknown address below /pictures/ is passed to the next handler: %s',
  async (address) => {
    setPrepared(false);

    expect(await request(address)).toMatchObject({ status: 404, body: `next: ${address}` });
  },
);

test('a public file must be revalidated, and a missing file is passed to the next handler', async () => {
  expect(await request('/upload/mint.txt')).toMatchObject({
    status: 200,
    body: 'a text',
    headers: { 'cache-control': 'public,max-age=0,must-revalidate' },
  });
  expect(await request('/upload/none.txt')).toMatchObject({ status: 404, body: 'next: /upload/none.txt' });
});

test('an invalid request to the picture proxy is answered with 400', async () => {
  expect(await request('/_next/image?url=nothing&w=640&q=70')).toMatchObject({ status: 400 });
});
