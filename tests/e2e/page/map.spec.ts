import type { Page } from '@playwright/test';

import { liveDocument } from '../support/documents';
import { clearShifts, shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { holdBack, hydrated, scrollTo, SIZES, still } from '../support/visit';

const HALF_A_PIXEL = 0.51;

const mapOf = (page: Page) => page.locator('#stores [data-map]');
const STYLE = /test-map-style/;

function listMapRequests(page: Page) {
  const asked: string[] = [];
  page.on('response', async (response) => {
    const url = response.url();
    if (STYLE.test(url) || /maplibre/.test(url)) asked.push(url);
    else if (/\.js$/.test(url)) {
      const text = await response.text().catch(() => '');
      if (text.includes('maplibregl-map')) asked.push(url);
    }
  });
  return asked;
}

const A_TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const ATTRIBUTION = '© The people of the map';

async function serveTiles(page: Page): Promise<void> {
  await page.route('**/test-map-style.json', (route) => {
    const tiles = [`${new URL(route.request().url()).origin}/test-tiles/{z}/{x}/{y}.png`];
    return route.fulfill({
      json: {
        version: 8,
        sources: { streets: { type: 'raster', tiles, tileSize: 256, minzoom: 15, attribution: ATTRIBUTION } },
        layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
      },
    });
  });
}

/** The map loads its worker only for data. */
const NEEDS_WORKER = {
  version: 8,
  sources: { places: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
  layers: [{ id: 'places', type: 'circle', source: 'places' }],
};

async function expectReadable(page: Page): Promise<void> {
  const map = mapOf(page);
  await expect(map).toHaveAttribute('data-map-state', 'failed');
  await expect(page.locator('#stores address')).toHaveText('14 rue des Quatre-Vents, 75006 Paris');
  await expect(map.getByText('The map cannot be shown here.')).toBeVisible();
  await expect(map.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expect(map.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /^https:/);
  await expect(map.locator('canvas')).toHaveCount(0);
}

test.describe('the map', () => {
  test('the map fetches nothing until the visitor scrolls near the map', async ({ page }) => {
    const asked = listMapRequests(page);
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('load');
    await scrollTo(page, '#story');
    await still(page);
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle');
    await expect(mapOf(page)).toContainText('14 rue des Quatre-Vents');
    expect(asked).toEqual([]);
    await scrollTo(page, '#stores');
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready');
    expect(asked.filter((url) => STYLE.test(url))).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(1);
  });

  test('the map shows the store at zoom 15, with one marker and a navigation control', async ({ page }) => {
    await page.setViewportSize(SIZES.lg);
    await page.goto('/#stores');
    const map = mapOf(page);
    await expect(map).toHaveAttribute('data-map-state', 'ready');
    await expect(map).toHaveAttribute('data-zoom', '15');
    await expect(map).toHaveAttribute('data-center', '48.8519,2.3378');
    await expect(map.locator('canvas')).toBeVisible();
    await expect(map.locator('.maplibregl-marker')).toHaveCount(1);
    await expect(map.getByRole('img', { name: 'The store' })).toBeVisible();
    await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expect(map.getByRole('button', { name: 'Zoom out' })).toBeVisible();

    await test.step('the map marker is red', async () => {
      const [red, green, blue] = await page
        .locator('.maplibregl-marker svg')
        .evaluate((svg) => getComputedStyle(svg).fill.match(/\d+/g)?.map(Number) ?? []);
      expect(red).toBeGreaterThan(150);
      expect(green).toBeLessThan(80);
      expect(blue).toBeLessThan(80);
    });

    for (const size of ['lg', 'xs'] as const)
      await test.step(`at ${size}, the marker is 6 px right of the store's position and 10 px above it`, async () => {
        await page.setViewportSize(SIZES[size]);
        /**
         * Returns the marker's distance in pixels from its expected position. The library's rounding can move the
         * marker by half a pixel.
         */
        const distance = () =>
          map.evaluate((element) => {
            const frame = element.getBoundingClientRect();
            const canvas = element.querySelector('canvas')?.getBoundingClientRect();
            const marker = element.querySelector('.maplibregl-marker')?.getBoundingClientRect();
            if (!canvas || !marker) throw new Error('no marker');
            if (Math.abs(canvas.width - frame.width) > 2) return Infinity; // not resized yet, so `expect.poll` retries
            const right = marker.left + marker.width / 2 - (canvas.left + canvas.width / 2);
            const down = marker.bottom - (canvas.top + canvas.height / 2);
            return Math.max(Math.abs(right - 6), Math.abs(down + 10));
          });
        await expect.poll(distance).toBeLessThanOrEqual(HALF_A_PIXEL);
      });
  });

  test('the mouse wheel scrolls the page and does not zoom the map', async ({ page }) => {
    // A zoom would move the marker, because the mouse is beside the marker.
    await page.goto('/#stores');
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready');
    await still(page);
    const box = await mapOf(page).boundingBox();
    if (!box) throw new Error('no map');
    const marker = () =>
      mapOf(page).evaluate((map) => {
        const frame = map.getBoundingClientRect();
        const pin = map.querySelector('.maplibregl-marker')?.getBoundingClientRect();
        return pin ? [Math.round(pin.left - frame.left), Math.round(pin.top - frame.top)] : [];
      });
    const before = await marker();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.8);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
    await still(page);
    expect(await marker()).toEqual(before);
  });

  test('if the content has no location, the postal address is shown without a map', async ({
    request,
    serve,
  }) => {
    const document = liveDocument();
    delete (document.home.texts as Record<string, unknown>)['stores-location'];
    const { url } = await serve(document);
    const stores = /<section[^>]* id="stores".*?<\/section>/s.exec(
      await (await request.get(url)).text(),
    )?.[0];
    expect(stores).not.toContain('data-map');
    expect(stores).toMatch(/<address[^>]*>14 rue/);
    expect(stores).toMatch(/<a [^>]*href="https:[^>]*>(?:(?!<\/a>).)*Directions/s);
    expect(await (await request.get('/')).text()).toContain('data-map');
  });

  test('the map, with attribution and the store’s tile, stays visible if a later map tile fails', async ({
    page,
    context,
    expected,
  }) => {
    expected.requests.push(/test-tiles/);
    expected.console.push(/Failed to load resource/);
    let isThere = true;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await context.route('**/test-tiles/**', (route) =>
      route.fulfill(isThere ? { body: A_TILE, contentType: 'image/png' } : { status: 503 }),
    );
    await serveTiles(page);
    await page.goto('/#stores');
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready');
    await expect(mapOf(page).getByText(ATTRIBUTION)).toBeVisible();
    // This tile contains the store. The zoom level of a 256 px tile is the map's zoom level plus 1.
    expect(asked).toContain('/test-tiles/16/33193/22547.png');
    isThere = false;
    const failure = page.waitForResponse((response) => response.status() === 503);
    await mapOf(page).getByRole('button', { name: 'Zoom out' }).click();
    await failure;
    await expect(mapOf(page).locator('canvas')).toBeVisible();
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready');
  });
});

test.describe('if the map fails, the postal address is readable', () => {
  test.use({ isMapTimed: true });

  test('if the map service is unreachable, a shop-front picture replaces the map without moving the address', async ({
    page,
    expected,
  }) => {
    expected.requests.push(STYLE);
    expected.console.push(/Failed to load resource/);
    const fail = await holdBack(page, STYLE, (route) => route.abort('connectionrefused'));
    await page.goto('/#stores');
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'loading');
    const tops = () =>
      page
        .locator('#stores, #stores dl')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    const before = await tops();
    fail();
    await expectReadable(page);
    await expect(mapOf(page).getByRole('img', { name: /shop front/ })).toBeVisible();
    expect(await tops()).toEqual(before);
  });

  test('the postal address is readable without a map style, with an invalid map style, and without map tiles', async ({
    page,
    context,
    expected,
  }) => {
    expected.requests.push(STYLE, /test-tiles/);
    expected.console.push(/Failed to load resource/);
    await context.route('**/test-tiles/**', (route) => route.fulfill({ status: 503, body: '' }));
    const answerWith = (answer: object) =>
      page.route('**/test-map-style.json', (route) => route.fulfill(answer));
    for (const [what, prepare] of [
      ['the map style is missing', () => answerWith({ status: 404, body: 'gone' })],
      ['the map style is invalid', () => answerWith({ json: { version: 3 } })],
      ['the map tiles answer 503', () => serveTiles(page)],
    ] as const)
      await test.step(`the postal address is readable if ${what}`, async () => {
        await prepare();
        await page.goto('about:blank');
        await page.goto('/#stores');
        await expectReadable(page);
      });
  });

  test('the map engine ignores a 404 for map tiles, so the map fails only after the time limit', async ({
    page,
    context,
    expected,
  }) => {
    expected.requests.push(/test-tiles/);
    expected.console.push(/Failed to load resource/);
    await context.route('**/test-tiles/**', (route) => route.fulfill({ status: 404, body: '' }));
    await serveTiles(page);
    await page.clock.install();
    const answered = page.waitForResponse(/test-tiles/);
    await page.goto('/#stores');
    await answered;
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'loading');
    await page.clock.fastForward('00:16');
    await expectReadable(page);
  });

  test('the postal address is readable if the browser has no WebGL', async ({ page }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext as (
        type: string,
        options?: unknown,
      ) => unknown;
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        type: string,
        options?: unknown,
      ) {
        return type.startsWith('webgl') ? null : getContext.call(this, type, options);
      } as typeof HTMLCanvasElement.prototype.getContext;
    });
    await page.goto('/#stores');
    await expectReadable(page);
  });

  test("the postal address is readable if the map's worker cannot be loaded", async ({
    page,
    context,
    expected,
  }) => {
    expected.requests.push(/maplibre-gl-worker/);
    expected.console.push(/Failed to load resource/, /Worker failed to load/);
    await context.route(/maplibre-gl-worker/, (route) => route.abort('failed'));
    await page.route('**/test-map-style.json', (route) => route.fulfill({ json: NEEDS_WORKER }));
    await page.goto('/#stores');
    await expectReadable(page);
  });

  test('the postal address is readable if the map is not ready before its time limit', async ({
    page,
    context,
  }) => {
    // The request for the worker gets neither an answer nor an error.
    await context.route(/maplibre-gl-worker/, () => undefined);
    await page.route('**/test-map-style.json', (route) => route.fulfill({ json: NEEDS_WORKER }));
    await page.clock.install();
    await page.goto('/#stores');
    await expect(mapOf(page).locator('canvas')).toBeAttached();
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'loading');
    await expect(mapOf(page)).toContainText('14 rue des Quatre-Vents');
    await page.clock.fastForward('00:16');
    await expectReadable(page);
  });

  test("the postal address is readable if the map's code cannot be loaded", async ({ page, expected }) => {
    expected.requests.push(/_next\/static/);
    expected.console.push(/Failed to load resource/);
    await page.goto('/');
    await hydrated(page);
    await scrollTo(page, '#story');
    await still(page);
    await page.route(/\/_next\/static\/.+\.(?:js|css)/, (route) => route.abort('failed'));
    await scrollTo(page, '#stores');
    await expectReadable(page);
  });
});

test.describe('no element of the page moves, no matter what happens to the map', () => {
  test.use({ isMapTimed: true });

  const withoutPicture = liveDocument();
  delete (withoutPicture.home.texts as Record<string, { PICTURE?: unknown }>).stores?.PICTURE;

  /** Opens the page and scrolls to the loading map. Discards all layout shifts up to this moment. */
  async function storeInView(page: Page, address: string): Promise<void> {
    await watchShifts(page);
    await page.goto(address);
    await hydrated(page);
    await scrollTo(page, '#stores');
    await still(page);
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'loading');
    await page.evaluate(() => document.fonts.ready);
    await clearShifts(page);
  }

  for (const [name, content, widths] of [
    ['with a picture of the shop', liveDocument(), [360, 1280]],
    ['without a picture of the shop', withoutPicture, [768, 1440]],
  ] as const)
    for (const width of widths)
      test(`at ${width} px, a page ${name} has no layout shift if the map service, its tiles or WebGL fails`, async ({
        page,
        context,
        serve,
        expected,
      }) => {
        expected.requests.push(STYLE, /test-tiles/);
        expected.console.push(/Failed to load resource/, /WebGL|context/i);
        const { url } = await serve(content);
        await page.setViewportSize({ width, height: 800 });

        await test.step('if the map service refuses the connection at once', async () => {
          await page.route('**/test-map-style.json', (route) => route.abort('connectionrefused'));
          await watchShifts(page);
          await page.goto(`${url}/?refused`);
          await hydrated(page);
          await scrollTo(page, '#stores');
          await expect(mapOf(page)).toHaveAttribute('data-map-state', 'failed');
          await still(page);
          expect(await shiftsOf(page)).toEqual([]);
          await page.unrouteAll({ behavior: 'wait' });
        });

        await test.step('if the map tiles fail to load while the section #stores is in view', async () => {
          const fail = await holdBack(context, /test-tiles/, (route) =>
            route.fulfill({ status: 503, body: '' }),
          );
          await serveTiles(page);
          await storeInView(page, `${url}/?tiles`);
          fail();
          await expect(mapOf(page)).toHaveAttribute('data-map-state', 'failed');
          await still(page);
          expect(await shiftsOf(page)).toEqual([]);
          await page.unrouteAll({ behavior: 'wait' });
        });

        await test.step('if the map service closes the connection while the section #stores is in view', async () => {
          const close = await holdBack(page, STYLE, (route) => route.abort('connectionclosed'));
          await storeInView(page, url);
          await page.mouse.wheel(0, 40);
          close();
          await expect(mapOf(page)).toHaveAttribute('data-map-state', 'failed');
          await still(page);
          expect(await shiftsOf(page)).toEqual([]);
          await page.unrouteAll({ behavior: 'wait' });
        });

        await test.step('if the map becomes ready, loses its WebGL context and gets the context back', async () => {
          const release = await holdBack(page, STYLE);
          await storeInView(page, `${url}/?again`);
          release();
          await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready');
          const graphics = await mapOf(page)
            .locator('canvas')
            .evaluateHandle((canvas: HTMLCanvasElement) =>
              canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
            );
          await graphics.evaluate((extension) => extension?.loseContext());
          await expect(mapOf(page)).toHaveAttribute('data-map-state', 'failed');
          await graphics.evaluate((extension) => extension?.restoreContext());
          await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready');
          await still(page);
          expect(await shiftsOf(page)).toEqual([]);
        });
      });
});

test('with MAP_LOAD=click, the map loads only after a click on the button “Show the map”', async ({
  page,
  serve,
}) => {
  const asked = listMapRequests(page);
  const { url } = await serve(liveDocument(), { MAP_LOAD: 'click' });
  await page.goto(`${url}/#stores`);
  await hydrated(page);
  await still(page);
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle');
  await expect(mapOf(page)).toContainText('which then sees your address');
  expect(asked).toEqual([]);
  await mapOf(page).getByRole('button', { name: 'Show the map' }).click();
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready');
});
