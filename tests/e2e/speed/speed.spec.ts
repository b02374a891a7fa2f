import type { Page } from '@playwright/test';

import { startHeldEnd } from '../support/held-end';
import { shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { holdBack, hydrated, SCRIPTS, still } from '../support/visit';

test('neither the sliders’ engine nor the map’s is in the first load', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    expect(text, script).not.toContain('swiper-slide-active');
    expect(text, script).not.toContain('maplibregl-map');
  }
});

test('the sliders’ engine comes when a slider is near, and the map’s when the map is', async ({ page }) => {
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
  /** Visits the page while its poster is on the way. */
  async function visitWithoutPoster(page: Page, address = '/') {
    const letGo = await holdBack(page, /\/pictures\/intro-/);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.clock.install();
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('footer')).toBeAttached();
    return { letGo, scripts };
  }

  test('take nothing from the poster: they are asked for when it has come, however long that takes', async ({
    page,
  }) => {
    const { letGo, scripts } = await visitWithoutPoster(page);
    await page.clock.fastForward('05:00');
    expect(scripts).toEqual([]);

    letGo();

    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(1);
  });

  test('are asked for after the page’s first paint, also where the poster is there before that', async ({
    page,
  }) => {
    const letGo = await holdBack(page, /\.css/);
    await page.goto('/', { waitUntil: 'commit' });
    const asked = (pattern: RegExp) =>
      page.evaluate((source) => {
        const all = performance.getEntriesByType('resource');
        return all.filter(({ name }) => new RegExp(source).test(name)).map(({ startTime }) => startTime);
      }, pattern.source);
    await expect.poll(() => asked(/\/pictures\/intro-/)).toHaveLength(1);

    letGo();

    await hydrated(page);
    const [paint] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
    expect(Math.min(...(await asked(SCRIPTS)))).toBeGreaterThan(paint?.startTime ?? Number.NaN);
  });

  test('come at once for a visitor who does something', async ({ page }) => {
    const { letGo, scripts } = await visitWithoutPoster(page);

    await page.keyboard.press('Tab');

    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(1);
    letGo();
  });

  for (const [sign, give] of [
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
    test(`come at once for a visitor who ${sign} while the page’s end was on its way`, async ({
      page,
      storefront,
    }) => {
      const held = await startHeldEnd(storefront.url, '<script data-scripts=');
      const { letGo, scripts } = await visitWithoutPoster(page, held.url);
      await give(page);
      expect(scripts).toEqual([]);

      held.letGo();

      await hydrated(page);
      expect(scripts.length).toBeGreaterThan(1);
      letGo();
      await held.stop();
    });

  for (const address of ['/#stores', '/?flavour=101'])
    test(`come at once for a visitor who asks for ${address}, though the poster never comes`, async ({
      page,
    }) => {
      const { letGo, scripts } = await visitWithoutPoster(page, address);

      await hydrated(page);
      expect(scripts.length).toBeGreaterThan(1);
      letGo();
    });
});

/** A typeface that comes after the first paint makes the header's links a few pixels longer: a shift of 0.0003, which is 0.00. */
const LATE_TYPEFACE = 0.001;

for (const width of [390, 1280]) {
  test(`nothing jumps while the page loads and is scrolled through at ${width} px`, async ({ page }) => {
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

test('a page that was read to its end has fetched no font in vain and no page ahead of time, and can be kept for the way back', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = window.addEventListener.bind(window);
    window.addEventListener = ((type: string, ...rest: [EventListener, AddEventListenerOptions?]) => {
      heard.push(type);
      listen(type, ...rest);
    }) as typeof window.addEventListener;
  });
  const fonts: number[] = [];
  page.on('response', async (response) => {
    if (/\.woff2/.test(response.url())) fonts.push((await response.body()).length);
  });
  const session = await page.context().newCDPSession(page);
  const understood: object[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet: { sourceText, errorType } }) => {
    if (errorType === undefined) understood.push(JSON.parse(sourceText) as object);
  });
  await session.send('Preload.enable');
  const prepared: string[] = [];
  page.context().on('request', (asked) => {
    if (new URL(asked.url()).pathname.startsWith('/shop')) prepared.push(asked.url());
  });

  await page.goto('/');
  await hydrated(page);
  await expect
    .poll(() => understood)
    .toEqual([{ prerender: [{ where: { href_matches: ['/shop', '/shop/*'] }, eagerness: 'moderate' }] }]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await still(page);
  await page.evaluate(() => document.fonts.ready);
  const served = await request.get('/');

  await test.step('a browser may prepare pages of this site’s shop, and only when a visitor is about to go there', () => {
    expect(prepared).toEqual([]);
  });
  await test.step('nothing keeps the browser from keeping the page for the way back', async () => {
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard).not.toContain('unload');
    expect(heard).not.toContain('beforeunload');
    expect(served.headers()['cache-control']).not.toContain('no-store');
  });
  await test.step('fonts stay within 90 KB, and only those of the first screen are preloaded', async () => {
    const preloaded = (await served.text()).match(/<link rel="preload"[^>]+as="font"/g) ?? [];
    expect(preloaded.length).toBeLessThanOrEqual(2);
    expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * 1024);
  });
});

test('a CDN may serve the page while it asks, and a browser asks each time', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['cdn-cache-control']).toContain('stale-while-revalidate=10');
});
