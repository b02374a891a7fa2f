import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, healthOf, sourceAt, test } from './support/servers';

/** Why content is not shown is told in full to those alone who have the publishing secret. */
const SECRET = 'publishers-only-secret';
const TOLD = { REVALIDATE_SECRET: SECRET };

/** A second between refreshes, so that a test sees several. */
const QUICK = { CONTENT_REVALIDATE_SECONDS: '1', ...TOLD };

/** More than the six seconds that a retry and a slow source may take. */
const STATE_TIMEOUT = { timeout: 60_000 };

const IDS = ['1', '2', '3', '4', '5', '6'];

function aDocument(siteName: string) {
  return {
    common: { siteName },
    home: {
      texts: { flavours: { NAME: `Flavours of ${siteName}` } },
      collections: [{ ID: '5', NAME: 'Dark' }],
      flavours: IDS.map((ID) => ({ ID, NAME: `Flavour ${ID}`, SECTION_ID: '5' })),
    } as Record<string, unknown>,
  };
}

test.describe('when the source goes down after the start', () => {
  for (const [outage, answer, reason] of [
    ['answers 500', 500, 'answered 500'],
    ['refuses the token', 401, 'answered 401'],
    ['no longer has the deployment', 404, 'answered 404'],
  ] as const) {
    test(`the page stays and health says why: the source ${outage}`, async ({
      page,
      startBackend,
      startServer,
    }) => {
      const backend = await startBackend(aDocument('Nord'));
      const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend), ...QUICK });
      expect(await healthOf(storefront)).toMatchObject({ code: 200, status: 'ok' });

      backend.answer((_request, response) => response.writeHead(answer).end());

      await expect.poll(async () => (await healthOf(storefront)).status, STATE_TIMEOUT).toBe('degraded');
      const health = await healthOf(storefront, SECRET);
      expect(health.code).toBe(200);
      expect(health.lastError?.reason).toContain(reason);
      expect(storefront.output()).toContain(reason);
      const response = await page.goto(storefront.url);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle('Nord');
    });
  }

  test('the page stays while nobody answers at the source, for as long as it takes', async ({
    page,
    startBackend,
    startServer,
  }) => {
    const backend = await startBackend(aDocument('Nord'));
    const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend), ...QUICK });

    await backend.stop();

    await expect.poll(async () => (await healthOf(storefront)).status, STATE_TIMEOUT).toBe('degraded');
    const first = (await healthOf(storefront)).lastError?.at;
    await expect.poll(async () => (await healthOf(storefront)).lastError?.at, STATE_TIMEOUT).not.toBe(first);
    const response = await page.goto(storefront.url);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Nord');
  });

  test('health is well again, and the page new, once the source is', async ({
    page,
    startBackend,
    startServer,
  }) => {
    const backend = await startBackend(aDocument('Nord'));
    const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend), ...QUICK });
    backend.answer((_request, response) => response.writeHead(503).end());
    await expect.poll(async () => (await healthOf(storefront)).status, STATE_TIMEOUT).toBe('degraded');

    backend.answer(aDocument('Nord, repainted'));

    await expect.poll(async () => (await healthOf(storefront)).status, STATE_TIMEOUT).toBe('ok');
    expect(await healthOf(storefront)).not.toHaveProperty('lastError');
    await page.goto(storefront.url);
    await expect(page).toHaveTitle('Nord, repainted');
  });
});

test.describe('after a restart during an outage', () => {
  test('the last good version is served from CACHE_DIR', async ({
    page,
    folder,
    startBackend,
    startServer,
  }) => {
    const backend = await startBackend(aDocument('Nord'));
    const settings = { CONTENT_SOURCE: sourceAt(backend), CACHE_DIR: folder };
    await (await startServer(settings)).stop();
    await backend.stop();

    const again = await startServer(settings);

    const response = await page.goto(again.url);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Nord');
    expect(await healthOf(again)).toMatchObject({ code: 200, status: 'degraded' });
  });

  test('what comes back is the last good version, not a refused one after it', async ({
    page,
    folder,
    startBackend,
    startServer,
  }) => {
    const backend = await startBackend(aDocument('Nord'));
    const settings = { CONTENT_SOURCE: sourceAt(backend), CACHE_DIR: folder, ...QUICK };
    const first = await startServer(settings);
    backend.answer({ common: { siteName: 'Half a document' } });
    await expect.poll(async () => (await healthOf(first)).status, STATE_TIMEOUT).toBe('degraded');
    await first.stop();

    const again = await startServer(settings);

    expect((await healthOf(again, SECRET)).lastError?.reason).toContain('home');
    await page.goto(again.url);
    await expect(page).toHaveTitle('Nord');
  });

  test('a copy that was damaged on disk counts as none', async ({
    page,
    expected,
    folder,
    startBackend,
    startServer,
  }) => {
    expected.requests.push(/^503: /);
    expected.console.push(/503/);
    const backend = await startBackend(aDocument('Nord'));
    const settings = { CONTENT_SOURCE: sourceAt(backend), CACHE_DIR: folder };
    await (await startServer(settings)).stop();
    await backend.stop();
    await damageFiles(folder);

    const again = await startServer(settings);

    const response = await page.goto(again.url);
    expect(response?.status()).toBe(503);
  });

  test('two servers with one CACHE_DIR and different sources never serve each other', async ({
    page,
    folder,
    startBackend,
    startServer,
  }) => {
    const nord = await startBackend(aDocument('Nord'));
    const sud = await startBackend(aDocument('Sud'));
    const settings = (backend: { url: string }) => ({ CONTENT_SOURCE: sourceAt(backend), CACHE_DIR: folder });
    const [first, second] = [await startServer(settings(nord)), await startServer(settings(sud))];
    await page.goto(first.url);
    await expect(page).toHaveTitle('Nord');
    await page.goto(second.url);
    await expect(page).toHaveTitle('Sud');
    for (const server of [first, second, nord, sud]) await server.stop();

    const [firstAgain, secondAgain] = [await startServer(settings(nord)), await startServer(settings(sud))];

    await page.goto(firstAgain.url);
    await expect(page).toHaveTitle('Nord');
    await page.goto(secondAgain.url);
    await expect(page).toHaveTitle('Sud');
  });

  test('two deployments of one source with one CACHE_DIR never serve each other', async ({
    page,
    folder,
    startBackend,
    startServer,
  }) => {
    const backend = await startBackend(({ url }, response) => {
      response.end(JSON.stringify(aDocument(url?.includes('autumn') ? 'Autumn' : 'Live')));
    });
    const settings = { CONTENT_SOURCE: sourceAt(backend), CACHE_DIR: folder };
    await (await startServer(settings)).stop();
    await (await startServer({ ...settings, CONTENT_DEPLOYMENT: 'autumn' })).stop();
    await backend.stop();

    const live = await startServer(settings);
    const autumn = await startServer({ ...settings, CONTENT_DEPLOYMENT: 'autumn' });

    await page.goto(live.url);
    await expect(page).toHaveTitle('Live');
    await page.goto(autumn.url);
    await expect(page).toHaveTitle('Autumn');
  });

  test('a source that was never seen does not get what CACHE_DIR holds of another', async ({
    page,
    expected,
    folder,
    startBackend,
    startServer,
  }) => {
    expected.requests.push(/^503: /);
    expected.console.push(/503/);
    const nord = await startBackend(aDocument('Nord'));
    await (await startServer({ CONTENT_SOURCE: sourceAt(nord), CACHE_DIR: folder })).stop();

    const other = await startServer({
      CONTENT_SOURCE: `${nord.url}/other/{deployment}.json`.replace('127.0.0.1', 'localhost.invalid'),
      CACHE_DIR: folder,
    });

    const response = await page.goto(other.url);
    expect(response?.status()).toBe(503);
    expect(await response?.text()).not.toContain('Nord');
  });
});

test.describe('on a first start without content', () => {
  const down = { CONTENT_SOURCE: 'no-such-folder/{deployment}.json', ...TOLD };

  for (const address of ['/', '/?flavour=1', '/shop', '/shop/dark', '/shop/dark/noir']) {
    test(`${address} answers 503 with a short page that nothing keeps`, async ({ request, startServer }) => {
      const { url } = await startServer(down);

      const response = await request.get(url + address);

      expect(response.status()).toBe(503);
      expect(response.headers()['retry-after']).toMatch(/^\d+$/);
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(response.headers()['content-type']).toContain('text/html');
      expect(response.headers()).not.toHaveProperty('etag');
      expect(await response.text()).toContain('Back in a moment');
    });
  }

  test('the short page has one heading and its own style, and asks nothing of a robot', async ({
    page,
    expected,
    startServer,
  }) => {
    expected.requests.push(/^503: /);
    expected.console.push(/503/);
    const { url } = await startServer(down);

    await page.goto(url);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back in a moment');
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('body')).toHaveCSS('font-family', /instrumentSans/);
  });

  test('health answers 503 and says "down" and why', async ({ startServer }) => {
    const storefront = await startServer(down);

    const health = await healthOf(storefront, SECRET);

    expect(health).toMatchObject({ code: 503, status: 'down' });
    expect(health.lastError?.reason).toContain('no-such-folder/live.json');
    expect(storefront.output()).toContain('no-such-folder/live.json');
  });

  test('assets are served as usual', async ({ page, expected, request, startServer }) => {
    expected.requests.push(/^503: /);
    expected.console.push(/503/);
    const { url } = await startServer(down);
    await page.goto(url);
    const style = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
    const script = await page.locator('script[src]').first().getAttribute('src');

    for (const [address, type] of [
      [style, 'text/css'],
      [script, 'javascript'],
      ['/upload/og.jpg', 'image/jpeg'],
      ['/icon.svg', 'image/svg+xml'],
    ] as const) {
      const response = await request.get(url + address);
      expect(response.status(), String(address)).toBe(200);
      expect(response.headers()['content-type'], String(address)).toContain(type);
    }
  });

  test('the page comes by itself once the source answers', async ({ page, startBackend, startServer }) => {
    const backend = await startBackend((_request, response) => response.writeHead(500).end());
    const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend) });
    expect(await healthOf(storefront)).toMatchObject({ code: 503, status: 'down' });

    backend.answer(aDocument('Nord'));

    await expect.poll(async () => (await healthOf(storefront)).status, STATE_TIMEOUT).toBe('ok');
    const response = await page.goto(storefront.url);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Nord');
  });

  test('a first document that is refused is no content either', async ({
    request,
    startBackend,
    startServer,
  }) => {
    const backend = await startBackend('<html>Log in</html>');
    const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend), ...TOLD });

    const response = await request.get(storefront.url);

    expect(response.status()).toBe(503);
    expect((await healthOf(storefront, SECRET)).lastError?.reason).toContain('not JSON');
  });
});

test.describe('when the source sends what cannot be shown', () => {
  const good = aDocument('Nord');
  const withHome = (home: Record<string, unknown>) => ({ ...good, home: { ...good.home, ...home } });
  const nameless = IDS.map((ID) => ({ NAME: `Flavour ${ID}`, SECTION_ID: '5' }));

  for (const [what, document, reason] of [
    ['broken JSON', '{"common": {}, "home": {', 'not JSON'],
    ['nothing at all', '', 'not JSON'],
    ['a log-in page', '<!doctype html><title>Log in</title>', 'not JSON'],
    ['a list instead of a document', [1, 2, 3], 'home'],
    ['a document without home', { common: { siteName: 'Changed' } }, 'home'],
    ['a home that is a list', { common: {}, home: [] }, 'home'],
    [
      'a document with neither texts nor flavours',
      { common: {}, home: { categories: [{ CODE: 'a' }] } },
      'neither texts nor flavours',
    ],
    ['flavours that have all lost their IDs', withHome({ flavours: nameless }), 'more than half'],
    [
      'flavours that have all got the same ID',
      withHome({ flavours: nameless.map((flavour) => ({ ...flavour, ID: '1' })) }),
      'more than half',
    ],
    ['flavours that are no list', withHome({ flavours: 'see the other system' }), 'more than half'],
    ['flavours whose collection is not there', withHome({ collections: [] }), 'more than half'],
  ] as const) {
    test(`the old page stays and health says why: ${what}`, async ({ page, startBackend, startServer }) => {
      const backend = await startBackend(good);
      const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend), ...QUICK });

      backend.answer(document);

      await expect.poll(async () => (await healthOf(storefront)).status, STATE_TIMEOUT).toBe('degraded');
      expect((await healthOf(storefront, SECRET)).lastError?.reason).toContain(reason);
      expect(storefront.output()).toContain(reason);
      await page.goto(storefront.url);
      await expect(page).toHaveTitle('Nord');
      await expect(page.locator('button[data-flavour]')).toHaveCount(IDS.length);
    });
  }

  test('what an editor took out on purpose is gone, however much it is', async ({
    page,
    startBackend,
    startServer,
  }) => {
    const backend = await startBackend(good);
    const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend), ...QUICK });

    backend.answer(withHome({ flavours: [{ ID: '6', NAME: 'The last one', SECTION_ID: '5' }] }));

    await expect.poll(async () => (await healthOf(storefront)).counts.flavours, STATE_TIMEOUT).toBe(1);
    await page.goto(storefront.url);
    await expect(page.locator('button[data-flavour]')).toHaveText(['The last one']);
  });

  test('less than half that is broken costs only itself', async ({ page, startBackend, startServer }) => {
    const backend = await startBackend(good);
    const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend), ...QUICK });
    const [, , ...fit] = good.home.flavours as object[];

    backend.answer(withHome({ flavours: [...nameless.slice(0, 2), ...fit] }));

    await expect.poll(async () => (await healthOf(storefront)).counts.flavours, STATE_TIMEOUT).toBe(4);
    expect(await healthOf(storefront)).toMatchObject({ code: 200, status: 'ok', problems: 2 });
    await page.goto(storefront.url);
    await expect(page.locator('button[data-flavour]')).toHaveCount(4);
  });

  test('an answer that takes more than five seconds is refused', async ({
    page,
    startBackend,
    startServer,
  }) => {
    const backend = await startBackend(good);
    const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend), ...QUICK });

    // It begins at once and never ends: the limit is one for the whole answer.
    backend.answer((_request, response) => response.writeHead(200).write('{"common":'));

    await expect.poll(async () => (await healthOf(storefront)).status, STATE_TIMEOUT).toBe('degraded');
    expect((await healthOf(storefront, SECRET)).lastError?.reason).toContain('5000 ms');
    await page.goto(storefront.url);
    await expect(page).toHaveTitle('Nord');
  });

  test('an answer of more than 5 MB is refused', async ({ page, startBackend, startServer }) => {
    const backend = await startBackend(good);
    const storefront = await startServer({ CONTENT_SOURCE: sourceAt(backend), ...QUICK });

    backend.answer({ ...aDocument('Far too much'), ignored: 'x'.repeat(5 * 1024 * 1024) });

    await expect.poll(async () => (await healthOf(storefront)).status, STATE_TIMEOUT).toBe('degraded');
    expect((await healthOf(storefront, SECRET)).lastError?.reason).toContain('more than 5242880 bytes');
    await page.goto(storefront.url);
    await expect(page).toHaveTitle('Nord');
  });

  test('an answer of nearly 5 MB is taken', async ({ page, startBackend, startServer }) => {
    const backend = await startBackend({ ...good, ignored: 'x'.repeat(4_900_000) });

    const { url } = await startServer({ CONTENT_SOURCE: sourceAt(backend) });

    await page.goto(url);
    await expect(page).toHaveTitle('Nord');
  });

  test('a file of more than 5 MB is refused as well', async ({ folder, startServer }) => {
    await mkdir(path.join(folder, 'documents'));
    const tooMuch = { ...good, ignored: 'x'.repeat(5 * 1024 * 1024) };
    await writeFile(path.join(folder, 'documents', 'live.json'), JSON.stringify(tooMuch));

    const storefront = await startServer({
      CONTENT_SOURCE: `${folder}/documents/{deployment}.json`,
      ...TOLD,
    });

    expect(await healthOf(storefront)).toMatchObject({ code: 503, status: 'down' });
    expect((await healthOf(storefront, SECRET)).lastError?.reason).toContain('larger than 5242880 bytes');
  });
});

test('a source that keeps its key in its address does not show it in health or log', async ({
  startBackend,
  startServer,
}) => {
  const backend = await startBackend((_request, response) => response.writeHead(500).end());

  const storefront = await startServer({ CONTENT_SOURCE: `${sourceAt(backend)}?key=do-not-tell` });

  expect(backend.requests[0]?.url).toBe('/live.json?key=do-not-tell');
  expect(JSON.stringify(await healthOf(storefront))).not.toContain('do-not-tell');
  expect(storefront.output()).not.toContain('do-not-tell');
});

async function damageFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    await writeFile(path.join(folder, name), '{"text": "{\\"com');
}
