import type { Page } from '@playwright/test';

import { shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { holdBack, hydrated, SCRIPTS, still } from '../support/visit';

import { startDelayedEnd } from './delayed-end';

test('the HTML of the home page references no script that contains the slider engine or the map engine', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const scripts = [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    expect(text, script).not.toContain('swiper-slide-active');
    expect(text, script).not.toContain('maplibregl-map');
  }
});

test('the slider engine and the map engine load when the visitor scrolls near a slider or the map', async ({
  page,
}) => {
  const engines: string[] = [];
  page.on('response', async (response) => {
    if (!/\.js$/.test(response.url())) return;
    const text = await response.text().catch(() => '');
    if (text.includes('swiper-slide-active')) engines.push('swiper');
    if (text.includes('maplibregl-map')) engines.push('maplibre');
  });
  await page.goto('/');
  await page.locator('[data-slider="categories"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-slider="categories"]')).toHaveAttribute('data-state', 'running');
  await expect.poll(() => engines).toEqual(['swiper']);
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
  await expect.poll(() => engines).toEqual(['swiper', 'maplibre']);
});

test.describe('the page’s scripts', () => {
  /** Holds back the poster until `release` is called. */
  async function visitWithoutPoster(page: Page, address = '/') {
    const release = await holdBack(page, /\/pictures\/intro-/);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.clock.install();
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('footer')).toBeAttached();
    return { release, scripts };
  }

  test("if the visitor does nothing, the page's scripts wait for the poster, even if the poster takes minutes", async ({
    page,
  }) => {
    const { release, scripts } = await visitWithoutPoster(page);
    await page.clock.fastForward('05:00');
    expect(scripts).toEqual([]);

    release();

    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(1);
  });

  test("the page's scripts are fetched after the first paint, even if the poster loads earlier", async ({
    page,
  }) => {
    const release = await holdBack(page, /\.css/);
    await page.goto('/', { waitUntil: 'commit' });
    const asked = (pattern: RegExp) =>
      page.evaluate((source) => {
        const all = performance.getEntriesByType('resource');
        return all.filter(({ name }) => new RegExp(source).test(name)).map(({ startTime }) => startTime);
      }, pattern.source);
    await expect.poll(() => asked(/\/pictures\/intro-/)).toHaveLength(1);

    release();

    await hydrated(page);
    const [paint] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
    expect(Math.min(...(await asked(SCRIPTS)))).toBeGreaterThan(paint?.startTime ?? Number.NaN);
  });

  test("the page's scripts load at once when the visitor presses a key", async ({ page }) => {
    const { release, scripts } = await visitWithoutPoster(page);

    await page.keyboard.press('Tab');

    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(1);
    release();
  });

  for (const [action, act] of [
    ['pressed a key', (page: Page) => page.keyboard.press('Tab')],
    [
      'scrolled',
      (page: Page) =>
        page.evaluate(async () => {
          const hasScrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
          window.scrollTo({ top: 9, behavior: 'instant' });
          await hasScrolled;
        }),
    ],
  ] as const)
    test(`if the visitor has ${action} early, the page's scripts load as soon as the HTML is complete`, async ({
      page,
      storefront,
    }) => {
      const held = await startDelayedEnd(storefront.url, '<script data-scripts=');
      const { release, scripts } = await visitWithoutPoster(page, held.url);
      await act(page);
      expect(scripts).toEqual([]);

      held.release();

      await hydrated(page);
      expect(scripts.length).toBeGreaterThan(1);
      release();
      await held.stop();
    });

  for (const address of ['/#stores', '/?flavour=101'])
    test(`on a visit to ${address}, the page's scripts load even if the poster never loads`, async ({
      page,
    }) => {
      const { release, scripts } = await visitWithoutPoster(page, address);

      await hydrated(page);
      expect(scripts.length).toBeGreaterThan(1);
      release();
    });
});

/**
 * Smaller layout shifts are ignored. A font that loads after the first paint lengthens the header's links by a few
 * pixels, which is a layout shift of 0.0003.
 */
const LATE_TYPEFACE = 0.001;

for (const width of [390, 1280]) {
  test(`at ${width} px, no layout shift occurs while the page loads and scrolls`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('[data-intro-overlay]')).toHaveCount(0);
    await page.evaluate(async () => {
      while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
        window.scrollBy({ top: 250, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
    await still(page);
    expect((await shiftsOf(page)).filter(({ value }) => value >= LATE_TYPEFACE)).toEqual([]);
  });
}

test('if the visitor only scrolls, fonts stay within 90 KB, nothing is prerendered, and the back/forward cache stays possible', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    const listen = window.addEventListener.bind(window);
    window.addEventListener = ((type: string, ...rest: [EventListener, AddEventListenerOptions?]) => {
      received.push(type);
      listen(type, ...rest);
    }) as typeof window.addEventListener;
  });
  const fonts: number[] = [];
  page.on('response', async (response) => {
    if (/\.woff2/.test(response.url())) fonts.push((await response.body()).length);
  });
  const session = await page.context().newCDPSession(page);
  const rules: object[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet: { sourceText, errorType } }) => {
    if (errorType === undefined) rules.push(JSON.parse(sourceText) as object);
  });
  await session.send('Preload.enable');
  const prerendered: string[] = [];
  page.context().on('request', (asked) => {
    if (new URL(asked.url()).pathname.startsWith('/shop')) prerendered.push(asked.url());
  });

  await page.goto('/');
  await hydrated(page);
  await expect
    .poll(() => rules)
    .toEqual([{ prerender: [{ where: { href_matches: ['/shop', '/shop/*'] }, eagerness: 'moderate' }] }]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await still(page);
  await page.evaluate(() => document.fonts.ready);
  const served = await request.get('/');

  await test.step('no shop page is prerendered while the visitor only scrolls', () => {
    expect(prerendered).toEqual([]);
  });
  await test.step('the page can enter the back/forward cache: no listeners for `unload` or `beforeunload`, and no `no-store`', async () => {
    const received = await page.evaluate(() => (window as unknown as { received: string[] }).received);
    expect(received).not.toContain('unload');
    expect(received).not.toContain('beforeunload');
    expect(served.headers()['cache-control']).not.toContain('no-store');
  });
  await test.step('fonts stay within 90 KB, and only the fonts of the first screen are preloaded', async () => {
    const preloaded = (await served.text()).match(/<link rel="preload"[^>]+as="font"/g) ?? [];
    expect(preloaded.length).toBeLessThanOrEqual(2);
    expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * 1024);
  });
});

test('a CDN is allowed to serve a stale page during revalidation, but browsers always revalidate first', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers();
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['cdn-cache-control']).toContain('stale-while-revalidate=10');
});
