import type { Page } from '@playwright/test';
import autocannon from 'autocannon';

import { WHOLE_BROWSER } from '../support/browser';
import { requestPublish } from '../support/requests';
import { startStorefront } from '../support/storefront';
import { expect, test } from '../support/test';
import { hydrated, SIZES, still } from '../support/visit';

import { aShopNamed } from '@/tests/content';
import { deployments, sourceAt } from '@/tests/content-server';

// The headless shell loads lazy pictures at a greater distance than the browsers of visitors.
test.use({ launchOptions: WHOLE_BROWSER });

/** Limits in thousands of transferred bytes (docs/performance.md). */
const AT_LOAD = { Document: 26, Script: 134, Stylesheet: 14.9, Font: 90, Image: 150, Media: 0, all: 400 };
const AFTER_SCROLL = {
  Document: 26,
  Script: 420,
  Stylesheet: 25,
  Font: 90,
  Image: 420,
  Media: 0,
  /** Enough for one fetch of the site icon, but not for a fetch at each change of the hash. */
  Other: 2,
  all: 900,
};

/** Limit in thousands of bytes. These bytes also count in the limits above. */
const MEASURING_SCRIPT = 4;

const startMeasured = () => startStorefront({ METRICS_TOKEN: 'operators-only-token', VITALS: 'on' });

const DEVICES = {
  // Without `screen`, Chromium would preload pictures for a desktop screen.
  phone: { viewport: SIZES.xs, screen: SIZES.xs, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { viewport: SIZES.lg },
};

async function weigh(page: Page): Promise<() => Record<string, number>> {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    for (const kind of [kinds.get(requestId) ?? 'other', 'all'])
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ ...bytes });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({ top: 400, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
  await still(page);
}

async function measuringScript(page: Page): Promise<{ url: string; bytes: number }> {
  const response = await page.waitForResponse(
    async (each) => each.url().endsWith('.js') && (await each.text()).includes('/api/vitals'),
  );
  return { url: response.url(), bytes: (await response.request().sizes()).responseBodySize };
}

function expectWithin(weighed: Record<string, number>, budget: Record<string, number>): void {
  for (const [kind, thousands] of Object.entries(budget))
    expect.soft((weighed[kind] ?? 0) / 1000, kind).toBeLessThanOrEqual(thousands);
}

test.skip(({ browserName }) => browserName !== 'chromium', 'other browsers do not report what they fetch');

for (const [name, device] of Object.entries(DEVICES)) {
  test.describe(`on a ${name}`, () => {
    test.use(device);
    test('the page stays within its byte budget, at load and after a full scroll', async ({
      page,
      storefront,
    }) => {
      const weighed = await weigh(page);
      await page.goto(storefront.url);
      await hydrated(page);
      await still(page);
      expectWithin(weighed(), AT_LOAD);
      await scrollThrough(page);
      expectWithin(weighed(), AFTER_SCROLL);
    });

    test('the web-vitals script loads after the page, and the visit stays within the byte budget', async ({
      page,
      once,
    }) => {
      const { url } = await once(startMeasured);
      const weighed = await weigh(page);
      const script = measuringScript(page);
      await page.goto(url);
      const { url: address, bytes } = await script;
      const [startsAt, loadedAt] = await page.evaluate((name) => {
        const [{ startTime } = { startTime: NaN }] = performance.getEntriesByName(name);
        const [{ loadEventStart } = { loadEventStart: NaN }] = performance.getEntriesByType('navigation');
        return [startTime, loadEventStart];
      }, address);
      expect(startsAt).toBeGreaterThanOrEqual(loadedAt);
      expect(bytes / 1000).toBeLessThanOrEqual(MEASURING_SCRIPT);

      await scrollThrough(page);

      expectWithin(weighed(), AFTER_SCROLL);
    });
  });
}

/** The hydration data that Next.js adds to the markup. */
const dataOf = (html: string) =>
  [...html.matchAll(/<script>self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g)]
    .map(([, text]) => text)
    .join('');

test('the page contains each flavour only in its markup, and not again in the hydration data', async ({
  request,
  storefront,
}) => {
  const html = await (await request.get(storefront.url)).text();
  const [, ...again] = html.split('data-flavour-panel="');
  expect(again.length).toBeGreaterThan(10);
  expect(dataOf(html).length).toBeLessThan(html.length / 4);
  expect(dataOf(html)).not.toContain('data-flavour-panel');
});

test('the hydration data does not contain the whole dictionary of interface texts', async ({
  request,
  storefront,
}) => {
  const data = dataOf(await (await request.get(storefront.url)).text());
  expect(data).not.toBe('');
  expect(['legalName', 'netWeight', 'goToShop'].filter((word) => data.includes(word))).toEqual([]);
});

test('a thousand visits after a start or a publish cost only one render and one fetch from the source', async ({
  startBackend,
  startServer,
}) => {
  const documents = { live: aShopNamed('Summer') };
  const backend = await startBackend(deployments(documents));
  const token = 'operators-only-token';
  const server = await startServer({
    CONTENT_SOURCE: sourceAt(backend),
    METRICS_TOKEN: token,
    REVALIDATE_SECRET: token,
  });
  const authorization = `Bearer ${token}`;
  const visit = () => autocannon({ url: server.url, amount: 1_000, connections: 16 });
  const counts = async () => {
    const response = await fetch(`${server.url}/api/metrics`, { headers: { authorization } });
    const renders = /^storefront_renders_total\{kind="page"\} (\d+)$/m.exec(await response.text())?.[1];
    return { renders: Number(renders), fetches: backend.requests.length };
  };

  expect((await visit())['2xx']).toBe(1_000);
  expect(await counts()).toEqual({ renders: 1, fetches: 1 });

  documents.live = aShopNamed('High summer');
  await requestPublish(server, undefined, token);
  expect((await visit())['2xx']).toBe(1_000);
  expect(await counts()).toEqual({ renders: 2, fetches: 2 });
});
