import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { parseAllDocuments } from 'yaml';

import { startContentServer } from '../support/content-server';
import { PUBLISH_SECRET } from '../support/publish';
import { startStorefront } from '../support/server';
import { expect, healthOf, pageAt, sourceAt, test } from '../support/servers';

/** Why content is not shown is told in full to those alone who have the publishing secret. */
const TOLD = { REVALIDATE_SECRET: PUBLISH_SECRET };

/** A second between refreshes, so that a test sees several. */
const QUICK = { CONTENT_REVALIDATE_SECONDS: '1' };

/** A refresh is heard of soon after it. */
const SOON = { intervals: [50] };

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
    test(`the page stays and health says why: the source ${outage}`, async ({ shops }) => {
      const shop = await shops.take({ live: aDocument('Nord') }, QUICK);
      expect(await healthOf(shop)).toMatchObject({ code: 200, status: 'ok' });

      shop.source.answer((_request, response) => response.writeHead(answer).end());

      await expect.poll(async () => (await healthOf(shop)).status, SOON).toBe('degraded');
      const health = await healthOf(shop, PUBLISH_SECRET);
      expect(health.code).toBe(200);
      expect(health.lastError?.reason).toContain(reason);
      expect(shop.output()).toContain(reason);
      expect(await pageAt(shop.url)).toMatchObject({ status: 200, title: 'Nord' });
    });
  }

  test('health is well again, and the page new, once the source is', async ({ shops }) => {
    const shop = await shops.take({ live: aDocument('Nord') }, QUICK);
    shop.source.answer((_request, response) => response.writeHead(503).end());
    await expect.poll(async () => (await healthOf(shop)).status, SOON).toBe('degraded');

    shop.source.answer(aDocument('Nord, repainted'));

    await expect.poll(async () => (await healthOf(shop)).status, SOON).toBe('ok');
    expect(await healthOf(shop)).not.toHaveProperty('lastError');
    expect(await pageAt(shop.url)).toMatchObject({ status: 200, title: 'Nord, repainted' });
  });
});

// That no other source and no other deployment is ever served from it is said of the store itself (tests/lib/content).
test('while nobody answers at the source the page stays for as long as it takes, and after a restart it is the last good version from CACHE_DIR, not a refused one after it, and none that was damaged', async ({
  folder,
  startBackend,
  startServer,
}) => {
  const backend = await startBackend(aDocument('Nord'));
  const settings = { CONTENT_SOURCE: sourceAt(backend), CACHE_DIR: folder, ...TOLD };
  const first = await startServer({ ...settings, ...QUICK });
  const lastError = async () => (await healthOf(first, PUBLISH_SECRET)).lastError;
  backend.answer({ common: { siteName: 'Half a document' } });
  await expect.poll(async () => (await lastError())?.reason, SOON).toContain('home');

  await test.step('nobody answers', async () => {
    await backend.stop();
    await expect.poll(async () => (await lastError())?.reason, SOON).not.toContain('home');
    const once = await lastError();
    await expect.poll(async () => (await lastError())?.at, SOON).not.toBe(once?.at);
    expect(await pageAt(first.url)).toMatchObject({ status: 200, title: 'Nord' });
    await first.stop();
  });

  await test.step('after a restart', async () => {
    const again = await startServer(settings);
    expect(await pageAt(again.url)).toMatchObject({ status: 200, title: 'Nord' });
    expect(await healthOf(again)).toMatchObject({ code: 200, status: 'degraded' });
    await again.stop();
  });

  await test.step('with a damaged file', async () => {
    await damageFiles(folder);
    const damaged = await startServer(settings);
    const { status, html } = await pageAt(damaged.url);
    expect(status).toBe(503);
    expect(html).not.toContain('Nord');
  });
});

test.describe('on a first start without content', () => {
  for (const address of ['/', '/?flavour=1', '/shop', '/shop/dark', '/shop/dark/noir']) {
    test(`${address} answers 503 with a short page that nothing keeps`, async ({ withoutContent }) => {
      const { status, headers, html } = await pageAt(withoutContent.url + address);

      expect(status).toBe(503);
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.has('etag')).toBe(false);
      expect(html).toContain('Back in a moment');
    });
  }

  test('the short page has one heading and its own style, and asks nothing of a robot', async ({
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

  test('health answers 503 and says "down" and why', async ({ withoutContent }) => {
    const health = await healthOf(withoutContent, PUBLISH_SECRET);

    expect(health).toMatchObject({ code: 503, status: 'down' });
    expect(health.lastError?.reason).toContain('no-such-folder/live.en.json');
  });

  test('the probes of ops/kubernetes.yaml find the instance started and alive, and not ready', async ({
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

  test('assets are served as usual', async ({ withoutContent: { url } }) => {
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
    test(`the old page stays and health says why: ${what}`, async ({ shops }) => {
      const shop = await shops.take({ live: good }, QUICK);

      shop.source.answer(document);

      await expect.poll(async () => (await healthOf(shop)).status, SOON).toBe('degraded');
      expect((await healthOf(shop, PUBLISH_SECRET)).lastError?.reason).toContain(reason);
      expect(shop.output()).toContain(reason);
      const { title, html } = await pageAt(shop.url);
      expect(title).toBe('Nord');
      expect(tilesIn(html)).toHaveLength(IDS.length);
    });
  }

  test('what an editor took out on purpose is gone, however much it is', async ({ shops }) => {
    const shop = await shops.take({ live: good }, QUICK);

    shop.source.answer(withHome({ flavours: [{ ID: '6', NAME: 'The last one', SECTION_ID: '5' }] }));

    await expect.poll(async () => (await healthOf(shop)).counts.flavours, SOON).toBe(1);
    expect(tilesIn((await pageAt(shop.url)).html)).toEqual([expect.stringContaining('The last one')]);
  });

  test('less than half that is broken costs only itself', async ({ shops }) => {
    const shop = await shops.take({ live: good }, QUICK);
    const [, , ...fit] = good.home.flavours as object[];

    shop.source.answer(withHome({ flavours: [...nameless.slice(0, 2), ...fit] }));

    await expect.poll(async () => (await healthOf(shop)).counts.flavours, SOON).toBe(4);
    expect(await healthOf(shop)).toMatchObject({ code: 200, status: 'ok', problems: 2 });
    expect(tilesIn((await pageAt(shop.url)).html)).toHaveLength(4);
  });

  test('an answer of more than 5 MB is refused', async ({ shops }) => {
    const shop = await shops.take({ live: good }, QUICK);

    shop.source.answer({ ...aDocument('Far too much'), ignored: 'x'.repeat(5 * 1024 * 1024) });

    await expect.poll(async () => (await healthOf(shop)).status, SOON).toBe('degraded');
    expect((await healthOf(shop, PUBLISH_SECRET)).lastError?.reason).toContain('more than 5242880 bytes');
    expect((await pageAt(shop.url)).title).toBe('Nord');
  });

  test('an answer of nearly 5 MB is taken', async ({ shops }) => {
    const shop = await shops.take({ live: { ...aDocument('Large'), ignored: 'x'.repeat(4_900_000) } }, QUICK);

    expect((await pageAt(shop.url)).title).toBe('Large');
  });
});

/** A storefront whose source never had a document, and has a key in its address. */
async function startUnfed() {
  const source = await startContentServer((_request, response) => response.writeHead(500).end());
  const storefront = await startStorefront({
    CONTENT_SOURCE: `${sourceAt(source)}?key=do-not-tell`,
    ...TOLD,
  });
  const stop = async () => {
    await storefront.stop();
    await source.stop();
  };
  return { ...storefront, source, stop };
}

test('a source that keeps its key in its address does not show it in health or log', async ({ once }) => {
  const storefront = await once(startUnfed);

  expect(storefront.source.requests[0]?.url).toBe('/live.json?key=do-not-tell');
  for (const secret of [undefined, PUBLISH_SECRET])
    expect(JSON.stringify(await healthOf(storefront, secret))).not.toContain('do-not-tell');
  expect(storefront.output()).not.toContain('do-not-tell');
});

// Both wait for five seconds: at the same time.
test('an answer that takes more than five seconds is refused, and where there never was a page it comes by itself, with the first document that is none to refuse', async ({
  once,
  shops,
}) => {
  const slow = await shops.take({ live: aDocument('Nord') }, QUICK);
  const unfed = await once(startUnfed);
  expect(await healthOf(unfed)).toMatchObject({ code: 503, status: 'down' });

  // It begins at once and never ends: the limit is one for the whole answer.
  slow.source.answer((_request, response) => response.writeHead(200).write('{"common":'));
  unfed.source.answer('<html>Log in</html>');

  const reasonOf = async (storefront: { url: string }) =>
    (await healthOf(storefront, PUBLISH_SECRET)).lastError?.reason;
  await expect.poll(() => reasonOf(unfed), SOON).toContain('not JSON');
  expect(unfed.output()).toContain('not JSON');
  expect((await pageAt(unfed.url)).status).toBe(503);
  unfed.source.answer(aDocument('Sud'));

  await expect.poll(() => reasonOf(slow), SOON).toContain('5000 ms');
  expect((await healthOf(slow)).status).toBe('degraded');
  expect((await pageAt(slow.url)).title).toBe('Nord');
  await expect.poll(async () => (await healthOf(unfed)).status, SOON).toBe('ok');
  expect(await pageAt(unfed.url)).toMatchObject({ status: 200, title: 'Sud' });
});

/** What a page has between the tags of each flavour's tile. */
const tilesIn = (html: string) => html.match(/<button[^>]* data-flavour="[\s\S]*?<\/button>/g) ?? [];

async function damageFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    await writeFile(path.join(folder, name), '{"text": "{\\"com');
}
