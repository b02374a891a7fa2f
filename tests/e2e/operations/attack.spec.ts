import {
  createServer,
  type IncomingHttpHeaders,
  request as sendRequest,
  type RequestListener,
} from 'node:http';

import { liveDocument } from '../support/documents';
import { PUBLISH_SECRET, requestPublish } from '../support/requests';
import { type StorefrontServer, startStorefront } from '../support/storefront';
import { expect, test as base } from '../support/test';

import { aCollection, aDocument, aFlavour } from '@/tests/content';
import { listenOnLoopback } from '@/tests/loopback';

const TOKEN = 'prometheus-token';
const METADATA_SERVICE = 'http://169.254.169.254';

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

type RecordingServer = { origin: string; asked: string[]; stop: () => Promise<void> };

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Starts a shop that may fetch pictures from `media`, but must send no request to `internal`. */
async function startServers() {
  const internal = await listen((_, response) => response.end(PIXEL));
  const media = await listen(({ url }, response) => {
    if (url === '/leads-inside.png')
      response.writeHead(302, { location: `${internal.origin}/secret.png` }).end();
    else if (url === '/leads-home.png') response.writeHead(302, { location: '/pixel.png' }).end();
    else if (url === '/page.png')
      response.setHeader('content-type', 'text/html').end('<script>alert(1)</script>');
    else if (url === '/drawing.png')
      response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else response.setHeader('content-type', 'image/png').end(PIXEL);
  });
  const shop = await startStorefront({
    MEDIA_ORIGINS: media.origin,
    METRICS_TOKEN: TOKEN,
    REVALIDATE_SECRET: PUBLISH_SECRET,
  });
  const stop = async () => {
    await shop.stop();
    await media.stop();
    await internal.stop();
  };
  return { internal, media, shop, stop };
}

const test = base.extend<{ media: RecordingServer; internal: RecordingServer; shop: StorefrontServer }>({
  internal: async ({ once }, provide) => provide((await once(startServers)).internal),
  media: async ({ once }, provide) => provide((await once(startServers)).media),
  shop: async ({ once }, provide) => provide((await once(startServers)).shop),
});

test.describe('the picture proxy', () => {
  const pictureOf = (shop: StorefrontServer, url: string, rest = '&w=640&q=70') =>
    ask(shop, `/_next/image?url=${encodeURIComponent(url)}${rest}`);

  test('the picture proxy fetches pictures from the allowed origins', async ({ shop, media }) => {
    expect((await pictureOf(shop, `${media.origin}/pixel.png`)).status).toBe(200);
    expect(media.asked).toContain('/pixel.png');
  });

  test('the picture proxy sends no request outside the allowed origins, no matter how the address is written', async ({
    shop,
    media,
    internal,
  }) => {
    const { host } = new URL(internal.origin);
    const port = host.split(':')[1];
    for (const address of [
      `${internal.origin}/secret.png`,
      `http://localhost:${port}/secret.png`,
      `http://[::1]:${port}/secret.png`,
      `http://2130706433:${port}/secret.png`,
      `http://0:${port}/secret.png`,
      `${media.origin}@${host}/secret.png`,
      `http://${new URL(media.origin).host}@${host}/secret.png`,
      `//${host}/secret.png`,
      `/\\${host}/secret.png`,
      `${METADATA_SERVICE}/latest/meta-data/`,
      `file:///etc/passwd`,
      `gopher://${host}/`,
      `${shop.url}/api/health`,
      `/api/health`,
      `/_next/image?url=%2Fupload%2Fog.jpg&w=640&q=70`,
    ]) {
      const { status } = await pictureOf(shop, address);
      expect([400, 404], address).toContain(status);
    }
    expect(internal.asked).toEqual([]);
  });

  test('the picture proxy follows no redirect', async ({ shop, media, internal }) => {
    for (const path of ['/leads-inside.png', '/leads-home.png'])
      expect((await pictureOf(shop, media.origin + path)).status, path).toBeGreaterThanOrEqual(400);
    expect(internal.asked).toEqual([]);
  });

  test('the picture proxy refuses HTML and SVG, and the headers of its pictures forbid scripts', async ({
    shop,
    media,
  }) => {
    for (const path of ['/page.png', '/drawing.png'])
      expect((await pictureOf(shop, media.origin + path)).status, path).toBe(400);

    const { headers } = await pictureOf(shop, `${media.origin}/pixel.png`);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
  });

  test('the picture proxy refuses pictures from the build, SVG files and pages, however addresses are written', async ({
    shop,
  }) => {
    for (const address of [
      '/upload/og.jpg',
      '/x1/../upload/og.jpg',
      '/upload/./og.jpg',
      '/upload/x/%2e%2e/og.jpg',
      '/%75pload/og.jpg',
      '/upload/%6Fg.jpg',
      '/upload/og%2Ejpg',
      '/upload//og.jpg',
      '/upload%2Fog.jpg',
      '/UPLOAD/og.jpg',
      '/upload/og.JPG',
      '/upload/og.jpg/',
      '/upload/og.jpg?',
      ' /upload/og.jpg',
      '/icon.svg',
      '/shop',
      '/?x=1',
      '/upload/og.jpg?x=1',
      '/upload/og.jpg#1',
      `${shop.url}/upload/og.jpg#1`,
      '/upload\\og.jpg',
      '/upload/%zz.png',
      '/\\x.png',
      '/%.png',
      '/..',
      '',
    ])
      expect([400, 404], address).toContain((await pictureOf(shop, address)).status);
    expect(shop.output()).not.toMatch(/URIError|internal image response failed for \/(?:shop|\?)/);
  });

  test('the picture proxy makes only the sizes and qualities that pages use', async ({ shop, media }) => {
    const picture = `${media.origin}/pixel.png`;
    expect((await pictureOf(shop, picture, '&w=640&q=70')).status).toBe(200);
    for (const rest of [
      '&w=641&q=70',
      '&w=640&q=71',
      '&w=99999&q=70',
      '&w=-1&q=70',
      '&w=640&w=828&q=70',
      '&q=70',
    ])
      expect((await pictureOf(shop, picture, rest)).status, rest).toBe(400);
  });
});

test('unknown addresses below /_next/ and /api/ answer 404 with a short message', async ({ shop }) => {
  for (const path of ['/_next/x', '/_next/static/x.js', '/_next/data/x.json', '/api/x', '/api/health/x'])
    for (const method of path.startsWith('/api/') ? ['GET', 'POST', 'OPTIONS'] : ['GET']) {
      const { status, body } = await ask(shop, path, {}, method);
      expect([status, body], `${method} ${path}`).toEqual([404, '{"error":"not found"}']);
    }
});

test.describe('a cached page', () => {
  const POISON: Record<string, string> = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-prefix': '/evil',
    'x-forwarded-for': '127.0.0.1',
    forwarded: 'host=evil.example;proto=http',
    'x-original-url': '/api/health',
    'x-rewrite-url': '/api/health',
    'x-http-method-override': 'DELETE',
    'x-middleware-rewrite': '/unavailable',
    'x-middleware-subrequest': 'src/middleware:src/middleware',
    'x-middleware-prefetch': '1',
    'x-nextjs-data': '1',
    'x-matched-path': '/unavailable',
    'x-now-route-matches': '1=unavailable',
    'x-invoke-status': '500',
    rsc: '1',
    'next-url': '/unavailable',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-router-state-tree': encodeURIComponent('["",{},null,null,true]'),
    'next-action': '0'.repeat(42),
    'accept-language': 'fr',
    'user-agent': 'facebookexternalhit/1.1',
    purpose: 'prefetch',
    cookie: `__prerender_bypass=1; __next_preview_data=1; storefront-preview=autumn.1.x; ${'a=b; '.repeat(500)}`,
  };

  for (const path of ['/', '/shop/dark/cafe', '/robots.txt', '/sitemap.xml']) {
    test(`headers that could poison the cache do not change the answer of ${path}`, async ({ shop }) => {
      const clean = await ask(shop, path);
      for (const [name, value] of Object.entries(POISON)) {
        const poisoned = await ask(shop, path, { [name]: value });
        expect([poisoned.status, poisoned.body], name).toEqual([clean.status, clean.body]);
        expect(poisoned.headers['content-type'], name).toBe(clean.headers['content-type']);
        // A `set-cookie` header may delete a forged preview cookie (empty value), but must not set a cookie.
        expect(JSON.stringify(poisoned.headers['set-cookie'] ?? []), name).not.toMatch(/"[\w-]+=[^;]/);
      }
      const all = await ask(shop, path, { ...POISON, host: 'evil.example' });
      expect(all.body).toBe(clean.body);
      expect(JSON.stringify(all.headers)).not.toContain('evil');
      expect((await ask(shop, path)).body).toBe(clean.body);
    });
  }

  test('if the first request for a page tries to poison the cache, later visitors get the clean page', async ({
    shop,
  }) => {
    const poisoned = await ask(shop, '/shop/milk', { ...POISON, host: 'evil.example' });
    const clean = await ask(shop, '/shop/milk');

    expect(clean.status).toBe(200);
    expect(clean.body).toContain('<html lang="en"');
    expect(clean.body).not.toContain('evil');
    expect(poisoned.body).toBe(clean.body);
  });

  test('requests with queries or unusual methods do not change the cached page', async ({ shop }) => {
    const clean = await ask(shop, '/');
    for (const query of ['?_rsc=1', '?__nextDataReq=1', '?__nextLocale=fr', '?amp=1', '?%00', '?a[b]=c', '?'])
      expect((await ask(shop, `/${query}`)).body, query).toBe(clean.body);
    expect((await ask(shop, '/', {}, 'HEAD')).headers.etag).toBe(clean.headers.etag);
    expect((await ask(shop, '/', { 'content-length': '5' }, 'POST')).status).toBe(405);
    expect((await ask(shop, '/')).body).toBe(clean.body);
  });

  test('without SHOP_URL, no address redirects to another site', async ({ shop }) => {
    for (const path of [
      '//evil.example',
      '//evil.example/%2e%2e',
      '//evil.example/x.png',
      '/\\evil.example/x.png',
      '/%5cevil.example/x.png',
      '/_next//evil.example',
      '/api//evil.example',
      '/shop//evil.example/',
      '///evil.example/x.css/',
    ]) {
      const { headers } = await ask(shop, path);
      expect(new URL(headers.location ?? '/', shop.url).host, path).toBe(new URL(shop.url).host);
    }
  });
});

test.describe('the number of renders', () => {
  async function rendersOf(shop: StorefrontServer): Promise<number> {
    const { body } = await ask(shop, '/api/metrics', { authorization: `Bearer ${TOKEN}` });
    const counts = body.matchAll(/^\w*renders\w*(?:\{[^}]*\})? (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  test('other spellings of a visited address cause no new render, and all unknown addresses share one render', async ({
    shop,
  }) => {
    await ask(shop, '/shop/white');
    await ask(shop, '/shop/no-such-code');
    const before = await rendersOf(shop);
    expect(before).toBeGreaterThan(0);

    const letters = [...'white'].map((letter) => [letter, `%${letter.charCodeAt(0).toString(16)}`]);
    for (let spelling = 0; spelling < 32; spelling += 1) {
      const code = letters.map((ways, index) => ways[(spelling >> index) & 1]).join('');
      for (const address of [
        `/shop/${code}?x=${spelling}`,
        `/shop/white?flavourId=${spelling}`,
        `/shop//white/?utm_source=${code}`,
        `/shop/no-such-${spelling}`,
        `/no-such-${code}/${spelling}.php`,
        `/?flavour=${spelling}&white=${code}`,
      ])
        await ask(shop, address);
    }

    expect(await rendersOf(shop)).toBe(before);
  });

  test('if many visitors request a page at the same time, the server renders the page only once', async ({
    shop,
  }) => {
    const before = await rendersOf(shop);

    await Promise.all(Array.from({ length: 60 }, (_, index) => ask(shop, `/shop/minis?${index}`)));

    expect((await rendersOf(shop)) - before).toBe(1);
  });
});

test('the headers of every answer prevent MIME sniffing, framing and leaks of the referrer', async ({
  shop,
}) => {
  for (const path of [
    '/',
    '/shop',
    '/nowhere',
    '/robots.txt',
    '/upload/og.jpg',
    '/api/health',
    '/%E0%A4%A',
    '/_next/image',
  ]) {
    const { headers } = await ask(shop, path);

    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('geolocation=()');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'|sandbox/);
    expect(headers, path).not.toHaveProperty('x-powered-by');
    expect(headers, path).not.toHaveProperty('server');
  }
});

test('a file that is opened directly in the browser runs no script', async ({ shop }) => {
  for (const path of ['/upload/og.jpg', '/icon.svg', '/fonts/fraunces-license.txt', '/sitemap.xml']) {
    const policy = (await ask(shop, path)).headers['content-security-policy'];
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain('sandbox');
  }
});

test('a request can read only files of the public folder', async ({ shop }) => {
  for (const path of [
    '/upload/../../package.json',
    '/upload/..%2f..%2fpackage.json',
    '/upload/%2e%2e/%2e%2e/package.json',
    '/upload/..%5c..%5cpackage.json',
    '/upload/....//....//package.json',
    '/upload/%252e%252e/package.json',
    '/upload/og.jpg%00.html',
    '/upload/',
    '/upload',
    '/_next/static/../server/app/page.js',
    '/_next/static/..%2fserver/app/page.js',
    '/_next/../package.json',
    '/.env',
    '/.git/config',
    '/dist/server.cjs',
    '/content/live.json',
    '/package.json',
    '/etc/passwd',
    '//etc/passwd',
  ]) {
    const { status, body } = await ask(shop, path);
    expect([400, 404], path).toContain(status);
    expect(body, path).not.toMatch(/quatorze-storefront|"dependencies"|root:|"home":/);
  }
});

test('the publish endpoint answers 400 if the deployment name is a file path or otherwise invalid', async ({
  shop,
}) => {
  for (const deployment of [
    '../package',
    'live/../../package',
    '..',
    '',
    'LIVE',
    'live\u0000',
    { a: 1 },
    ['live'],
    7,
  ]) {
    const body = JSON.stringify({ deployment });
    const answer = await requestPublish(shop, body);
    expect(answer.status, body).toBe(400);
  }
});

test('range requests for a film never cause a server error', async ({ shop }) => {
  for (const range of [
    'bytes=0-0,1-1,2-2',
    'bytes=-1',
    'bytes=99999999999-',
    'bytes=5-1',
    'lines=1-2',
    'bytes=0-'.repeat(900),
  ]) {
    const { status } = await ask(shop, '/upload/intro/mobile.mp4', { range });
    expect([200, 206, 416], range.slice(0, 40)).toContain(status);
  }
  expect(shop.output()).not.toContain('ERR_OUT_OF_RANGE');
});

test('a key such as __proto__ in a document does not change the page', async ({ shop, serve }) => {
  const hostile = JSON.stringify(liveDocument())
    .replace(
      '"common":{',
      '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"common":{"__proto__":{"saleEnabled":false,"polluted":1},',
    )
    .replace('"home":{', '"home":{"__proto__":{"polluted":1},"prototype":{"polluted":1},')
    .replaceAll('"ID":', '"__proto__":{"polluted":1,"NAME":"Polluted"},"ID":');
  const { status, body } = await ask(await serve(hostile), '/');

  expect(status).toBe(200);
  expect(body).not.toMatch(/[Pp]olluted/);
  expect(body).toContain('data-buy');
  expect(body.match(/data-flavour="/g)).toEqual((await ask(shop, '/')).body.match(/data-flavour="/g));
});

test('with 1,400 flavours, the response headers of the page still fit into the limits of proxies', async ({
  serve,
}) => {
  const flavours = Array.from({ length: 1400 }, (_, index) =>
    aFlavour({
      ID: `f${index}`,
      NAME: `Flavour ${index}`,
      SECTION_ID: [`c${index % 7}`],
      DETAIL_TEXT: 'Told at length.',
    }),
  );
  const collections = Array.from({ length: 7 }, (_, index) =>
    aCollection({ ID: `c${index}`, NAME: `Collection ${index}` }),
  );
  const server = await serve(aDocument({ home: { flavours, collections } }));
  const { headers, body } = await ask(server, '/');
  const large = Object.entries(headers).flat().join('').length;

  expect(body.match(/data-flavour="/g)).toHaveLength(1400);
  expect(String(headers['content-security-policy']).length).toBeLessThan(4096);
  expect(large).toBeLessThan(4096 + 2048);
});

/** Sends exactly this path and these headers, even if no browser would. */
function ask(
  { url }: { url: string },
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = sendRequest({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    request.on('error', reject);
    request.end(headers['content-length'] ? 'x'.repeat(Number(headers['content-length'])) : undefined);
  });
}

async function listen(answer: RequestListener): Promise<RecordingServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  const { url: origin, stop } = await listenOnLoopback(server);
  return { origin, asked, stop };
}
