import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import inject from 'light-my-request';
import sharp from 'sharp';

import { log } from '@/lib/platform/log';
import { pictureProxy } from '@/lib/server/pictures/picture-proxy';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));

const CDN = 'https://cdn.example';
const folder = mkdtempSync(path.join(tmpdir(), 'public-'));
afterAll(() => rmSync(folder, { recursive: true }));

function aProxy() {
  const forwarded: string[] = [];
  const proxy = pictureProxy(folder, [CDN]);
  const get = (src: string, accept = 'image/webp', width = 160) =>
    inject(
      (request, response) =>
        proxy(request as never, response as never, () => {
          forwarded.push(src);
          response.writeHead(200).end();
        }),
      { url: `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=70`, headers: { accept } },
    );
  return { get, forwarded };
}

const picture = (background: string, width = 400) =>
  sharp({ create: { width, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
const colourOf = async (body: Buffer) => {
  const [pixel] = await Promise.all([sharp(body).resize(1, 1).raw().toBuffer()]);
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue';
};

test('a picture that was added after the build is resized in a format that the browser accepts', async () => {
  const { get, forwarded } = aProxy();
  await writeFile(path.join(folder, 'new one.png'), await picture('#f00'));

  const [avif, webp] = [await get('/new%20one.png', 'image/avif,*/*'), await get('/new%20one.png')];

  expect([avif.statusCode, webp.statusCode]).toEqual([200, 200]);
  expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp']);
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160 });
  expect(webp.headers).toMatchObject({ vary: 'accept', 'cache-control': 'public,max-age=0,must-revalidate' });
  expect(webp.headers['content-length']).toBe(String(webp.rawPayload.length));
  expect(forwarded).toEqual([]);
});

test('a local picture of more than 40 megapixels is refused', async () => {
  const { get } = aProxy();
  const poster = sharp({ create: { width: 5001, height: 8000, channels: 3, background: '#f00' } });
  await writeFile(path.join(folder, 'poster.png'), await poster.png().toBuffer());

  expect((await get('/poster.png')).statusCode).toBe(400);
});

test('after a picture is replaced, the new picture is sent with a new ETag', async () => {
  const { get } = aProxy();
  const file = path.join(folder, 'replaced.png');
  await writeFile(file, await picture('#f00'));
  const old = await get('/replaced.png');
  await writeFile(file, await picture('#00f', 401));

  const { rawPayload, headers } = await get('/replaced.png');

  expect([await colourOf(old.rawPayload), await colourOf(rawPayload)]).toEqual(['red', 'blue']);
  expect(headers.etag).not.toBe(old.headers.etag);
});

test('if the browser already has a picture, the response is 304', async () => {
  const proxy = pictureProxy(folder, []);
  await writeFile(path.join(folder, 'known.png'), await picture('#f00'));
  const url = '/_next/image?url=%2Fknown.png&w=160&q=70';
  const send = (headers: Record<string, string>) =>
    inject((request, response) => proxy(request as never, response as never, () => undefined), {
      url,
      headers,
    });
  const { headers } = await send({});

  const again = await send({ 'if-none-match': String(headers.etag) });

  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('a request for a picture whose file was deleted receives 404', async () => {
  const { get } = aProxy();
  await writeFile(path.join(folder, 'gone.png'), await picture('#f00'));
  expect((await get('/gone.png')).statusCode).toBe(200);
  rmSync(path.join(folder, 'gone.png'));

  expect((await get('/gone.png')).statusCode).toBe(404);
});

test('a file that is not a picture is refused', async () => {
  await writeFile(path.join(folder, 'words.png'), 'no picture');
  await writeFile(
    path.join(folder, 'drawing.png'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  const { get } = aProxy();

  for (const src of ['/words.png', '/drawing.png']) expect((await get(src)).statusCode).toBe(400);
});

test('an animated picture is sent unchanged', async () => {
  const frames = await Promise.all([picture('#f00'), picture('#00f')]);
  const animated = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  await writeFile(path.join(folder, 'dance.gif'), animated);

  const { rawPayload, headers } = await aProxy().get('/dance.gif');

  expect(headers['content-type']).toBe('image/gif');
  expect(rawPayload).toEqual(animated);
});

describe('rate limit', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  const pendingWorkDone = () => new Promise((resolve) => setImmediate(resolve));

  test('at most six pictures per second are resized, and a request receives 429 if the queue is full', async () => {
    const { get, forwarded } = aProxy();
    const refused: string[] = [];

    const answers = Array.from({ length: 130 }, async (_, index) => {
      const { statusCode, headers } = await get(`${CDN}/${index}.png`);
      if (statusCode === 429) refused.push(String(headers['retry-after']));
    });
    for (let turn = 0; turn < 20; turn += 1) await pendingWorkDone();
    expect([forwarded.length, refused]).toEqual([6, ['20', '20', '20', '20']]);

    await jest.advanceTimersByTimeAsync(1_000);
    for (let turn = 0; turn < 20; turn += 1) await pendingWorkDone();
    expect(forwarded).toHaveLength(12);

    await jest.advanceTimersByTimeAsync(30_000);
    await Promise.all(answers);
    expect(forwarded).toHaveLength(126);
  });

  test('already resized pictures, including those of other sites, are sent at once even if the queue is full', async () => {
    const { get, forwarded } = aProxy();
    await writeFile(path.join(folder, 'mine.png'), await picture('#f00'));
    const known = ['/mine.png', `${CDN}/known.png`];
    for (const src of known) await get(src);
    for (let index = 0; index < 130; index += 1) void get(`${CDN}/${index}.png`);
    await pendingWorkDone();
    expect((await get(`${CDN}/new.png`)).statusCode).toBe(429);

    for (const src of known) expect((await get(src)).statusCode).toBe(200);
    expect(forwarded.filter((src) => src === `${CDN}/known.png`)).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(30_000);
  });
});

test('an invalid picture address is refused with an explanation', async () => {
  const { get, forwarded } = aProxy();
  await writeFile(path.join(folder, 'words.png'), 'words');
  const error = 'url must be the address of a picture that is not prepared already';

  for (const src of ['/words.png', 'https://elsewhere.example/a.png', 'nothing'])
    expect(await get(src)).toMatchObject({ statusCode: 400, payload: JSON.stringify({ error }) });
  expect((await get('/gone.png')).payload).toBe('{"error":"not found"}');
  expect(forwarded).toEqual([]);
});

test('a HEAD request for a picture receives its length but no body', async () => {
  const proxy = pictureProxy(folder, []);
  await writeFile(path.join(folder, 'head.png'), await picture('#f00'));
  const url = '/_next/image?url=%2Fhead.png&w=160&q=70';
  const send = (method: 'GET' | 'HEAD') =>
    inject((request, response) => proxy(request as never, response as never, () => {}), { url, method });

  const [whole, head] = [await send('GET'), await send('HEAD')];

  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  expect(head.rawPayload.length).toBe(0);
});

test('a picture is never enlarged', async () => {
  await writeFile(path.join(folder, 'small.png'), await picture('#f00', 100));

  const { rawPayload } = await aProxy().get('/small.png');

  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 100 });
});

test('a repeated request receives the cached picture', async () => {
  const { get } = aProxy();
  await writeFile(path.join(folder, 'again.png'), await picture('#f00'));
  const toBuffer = jest.spyOn(sharp.prototype, 'toBuffer');

  const [first, second] = [await get('/again.png'), await get('/again.png')];

  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(second.headers.etag).toMatch(/^"[\w-]{22}"$/);
  expect(toBuffer).toHaveBeenCalledTimes(1);
  toBuffer.mockRestore();
});

test('if the framework throws an error for an external picture, the response is 400, and the reason is logged', async () => {
  const proxy = pictureProxy(folder, [CDN]);
  const fail = () => {
    throw new Error('no memory');
  };
  jest.mocked(log).mockClear();

  const url = `/_next/image?url=${encodeURIComponent(`${CDN}/a.png`)}&w=160&q=70`;
  const { statusCode } = await inject(
    (request, response) => proxy(request as never, response as never, fail),
    { url },
  );

  expect(statusCode).toBe(400);
  expect(log).toHaveBeenCalledWith('warn', 'picture.failed', {
    src: `${CDN}/a.png`,
    reason: 'Error: no memory',
  });
});
