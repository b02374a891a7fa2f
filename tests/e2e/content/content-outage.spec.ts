import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { parseAllDocuments } from 'yaml';

import { PUBLISH_SECRET, healthOf, pageAt } from '../support/requests';
import { startStorefront } from '../support/storefront';
import { expect, test } from '../support/test';

import { startContentServer, sourceAt } from '@/tests/content-server';

/** The health endpoint reports the full reason of an outage only to callers with this secret. */
const WITH_SECRET = { REVALIDATE_SECRET: PUBLISH_SECRET };

const FAST_REFRESH = { CONTENT_REVALIDATE_SECONDS: '1' };

const FAST_POLL = { intervals: [50] };

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

test('the health status and the page recover when the source recovers', async ({ shops }) => {
  const shop = await shops.take({ live: aDocument('Nord') }, FAST_REFRESH);
  shop.source.answer((_request, response) => response.writeHead(503).end());
  await expect.poll(async () => (await healthOf(shop)).status, FAST_POLL).toBe('degraded');

  shop.source.answer(aDocument('Nord, repainted'));

  await expect.poll(async () => (await healthOf(shop)).status, FAST_POLL).toBe('ok');
  expect(await healthOf(shop)).not.toHaveProperty('lastError');
  expect(await pageAt(shop.url)).toMatchObject({ status: 200, title: 'Nord, repainted' });
});

// Unit tests (tests/lib/versions) check that a stored copy is never used for another source or deployment.
test('during an outage of the source, the page stays up, even after a restart', async ({
  folder,
  startBackend,
  startServer,
}) => {
  const backend = await startBackend(aDocument('Nord'));
  const settings = { CONTENT_SOURCE: sourceAt(backend), CACHE_DIR: folder, ...WITH_SECRET };
  const first = await startServer({ ...settings, ...FAST_REFRESH });
  const lastError = async () => (await healthOf(first, PUBLISH_SECRET)).lastError;
  backend.answer({ common: { siteName: 'Half a document' } });
  await expect.poll(async () => (await lastError())?.reason, FAST_POLL).toContain('home');

  await test.step('while the source does not answer, the page stays up', async () => {
    await backend.stop();
    await expect.poll(async () => (await lastError())?.reason, FAST_POLL).not.toContain('home');
    const once = await lastError();
    await expect.poll(async () => (await lastError())?.at, FAST_POLL).not.toBe(once?.at);
    expect(await pageAt(first.url)).toMatchObject({ status: 200, title: 'Nord' });
    await first.stop();
  });

  await test.step('a server that starts during the outage shows the page', async () => {
    const again = await startServer(settings);
    expect(await pageAt(again.url)).toMatchObject({ status: 200, title: 'Nord' });
    expect(await healthOf(again)).toMatchObject({ code: 200, status: 'degraded' });
    await again.stop();
  });

  await test.step('if the file in CACHE_DIR is damaged, a restarted server answers 503', async () => {
    await damageFiles(folder);
    const damaged = await startServer(settings);
    const { status, html } = await pageAt(damaged.url);
    expect(status).toBe(503);
    expect(html).not.toContain('Nord');
  });
});

test.describe('a first start without content', () => {
  for (const address of ['/', '/shop/dark/noir']) {
    test(`without content, ${address} answers 503 with a page that no cache stores`, async ({
      withoutContent,
    }) => {
      const { status, headers, html } = await pageAt(withoutContent.url + address);

      expect(status).toBe(503);
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.has('etag')).toBe(false);
      expect(html).toContain('Back in a moment');
    });
  }

  test('the 503 page has one heading, the typeface of the site, and noindex', async ({
    page,
    expected,
    withoutContent,
  }) => {
    expected.requests.push(/^503: /);
    expected.console.push(/503/);

    await page.goto(withoutContent.url);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back in a moment');
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('body')).toHaveCSS('font-family', /instrumentSans/);
  });

  test('without content, the health endpoint answers 503 with the status "down", and gives operators the reason', async ({
    withoutContent,
  }) => {
    const health = await healthOf(withoutContent, PUBLISH_SECRET);

    expect(health).toMatchObject({ code: 503, status: 'down' });
    expect(health.lastError?.reason).toContain('no-such-folder/live.en.json');
  });

  test('without content, the startup and liveness probes of ops/kubernetes.yaml succeed, and the readiness probe fails', async ({
    withoutContent: { url },
  }) => {
    const [deployment] = parseAllDocuments(await readFile('ops/kubernetes.yaml', 'utf8')).map((each) =>
      each.toJS(),
    );
    const [container] = deployment.spec.template.spec.containers;
    const answerTo = async ({ httpGet }: { httpGet: { path: string } }) =>
      (await fetch(url + httpGet.path)).status;

    expect(await answerTo(container.startupProbe)).toBe(200);
    expect(await answerTo(container.livenessProbe)).toBe(200);
    expect(await answerTo(container.readinessProbe)).toBe(503);
  });

  test('without content, assets are served as usual', async ({ withoutContent: { url } }) => {
    const { html } = await pageAt(url);
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const [, script = ''] = /<script src="([^"]+)"/.exec(html) ?? [];

    for (const [address, type] of [
      [style, 'text/css'],
      [script, 'javascript'],
      ['/upload/og.jpg', 'image/jpeg'],
      ['/icon.svg', 'image/svg+xml'],
    ] as const) {
      const { status, headers } = await pageAt(url + address);
      expect(status, address).toBe(200);
      expect(headers.get('content-type'), address).toContain(type);
    }
  });
});

test.describe('a source that sends unusable content', () => {
  const good = aDocument('Nord');
  const nameless = IDS.map((ID) => ({ NAME: `Flavour ${ID}`, SECTION_ID: '5' }));

  for (const [what, document, reason] of [
    ['a log-in page', '<!doctype html><title>Log in</title>', 'not JSON'],
    ['a document without home', { common: { siteName: 'Changed' } }, 'home'],
    [
      'a document with neither texts nor flavours',
      { common: {}, home: { categories: [{ CODE: 'a' }] } },
      'neither texts nor flavours',
    ],
    [
      'flavours that have all lost their IDs',
      { ...good, home: { ...good.home, flavours: nameless } },
      'more than half',
    ],
  ] as const) {
    test(`if the source sends ${what}, the old page stays and the health endpoint gives the reason`, async ({
      shops,
    }) => {
      const shop = await shops.take({ live: good }, FAST_REFRESH);

      shop.source.answer(document);

      await expect.poll(async () => (await healthOf(shop)).status, FAST_POLL).toBe('degraded');
      expect((await healthOf(shop, PUBLISH_SECRET)).lastError?.reason).toContain(reason);
      expect(shop.output()).toContain(reason);
      const { title, html } = await pageAt(shop.url);
      expect(title).toBe('Nord');
      expect(tilesIn(html)).toHaveLength(IDS.length);
    });
  }
});

/** The source answers 500. Its address contains a key. */
async function startWithoutContent() {
  const source = await startContentServer((_request, response) => response.writeHead(500).end());
  const storefront = await startStorefront({
    CONTENT_SOURCE: `${sourceAt(source)}?key=do-not-tell`,
    ...WITH_SECRET,
  });
  const stop = async () => {
    await storefront.stop();
    await source.stop();
  };
  return { ...storefront, source, stop };
}

test('the health endpoint and the log never contain the key in the address of the source', async ({
  once,
}) => {
  const storefront = await once(startWithoutContent);

  expect(storefront.source.requests[0]?.url).toBe('/live.json?key=do-not-tell');
  for (const secret of [undefined, PUBLISH_SECRET])
    expect(JSON.stringify(await healthOf(storefront, secret))).not.toContain('do-not-tell');
  expect(storefront.output()).not.toContain('do-not-tell');
});

// Each case takes about five seconds, so both run at the same time.
test('a slow answer of the source is refused, and a server without content recovers after a valid answer', async ({
  once,
  shops,
}) => {
  const slowShop = await shops.take({ live: aDocument('Nord') }, FAST_REFRESH);
  const emptySite = await once(startWithoutContent);
  expect(await healthOf(emptySite)).toMatchObject({ code: 503, status: 'down' });

  // The answer begins at once but never ends: the time limit must cover the whole answer.
  slowShop.source.answer((_request, response) => response.writeHead(200).write('{"common":'));
  emptySite.source.answer('<html>Log in</html>');

  const reasonOf = async (storefront: { url: string }) =>
    (await healthOf(storefront, PUBLISH_SECRET)).lastError?.reason;
  await expect.poll(() => reasonOf(emptySite), FAST_POLL).toContain('not JSON');
  expect(emptySite.output()).toContain('not JSON');
  expect((await pageAt(emptySite.url)).status).toBe(503);
  emptySite.source.answer(aDocument('Sud'));

  await expect.poll(() => reasonOf(slowShop), FAST_POLL).toContain('5000 ms');
  expect((await healthOf(slowShop)).status).toBe('degraded');
  expect((await pageAt(slowShop.url)).title).toBe('Nord');
  await expect.poll(async () => (await healthOf(emptySite)).status, FAST_POLL).toBe('ok');
  expect(await pageAt(emptySite.url)).toMatchObject({ status: 200, title: 'Sud' });
});

const tilesIn = (html: string) => html.match(/<button[^>]* data-flavour="[\s\S]*?<\/button>/g) ?? [];

async function damageFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    await writeFile(path.join(folder, name), '{"text": "{\\"com');
}
