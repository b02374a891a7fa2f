import { devices, type Page } from '@playwright/test';

import { expect, test } from '../support/test';
import {
  drawn,
  hashOf,
  holdBack,
  hydrated,
  SCRIPTS,
  scrollTo,
  scrollYOf,
  still,
  topOf,
} from '../support/visit';

import { Fingers, type Place } from './fingers';

const { userAgent, viewport, isMobile, hasTouch } = devices['Pixel 7'];
// The pixel ratio is lower than the phone's, because the CPU draws each pixel. Without `screen`, Chromium would preload
// pictures for a desktop screen.
test.use({ userAgent, viewport, screen: viewport, isMobile, hasTouch, deviceScaleFactor: 2 });

const PICTURE_ROWS = ['corporate', 'partnership'] as const;
const sliderOf = (page: Page, name: string) => page.locator(`[data-slider="${name}"]`);

/**
 * Scrolls an element to 150 px below the top of the window. Returns a point 90 px below the element's top, at the
 * fraction `part` of its width.
 */
async function scrollToPlace(page: Page, selector: string, part = 0.5): Promise<Place> {
  await scrollTo(page, selector, 150);
  await still(page);
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return { x: box.x + box.width * part, y: box.y + 90 };
}

async function scrollToSlider(page: Page, name: string, part?: number): Promise<Place> {
  await scrollTo(page, `[data-slider="${name}"]`, 150);
  await expect(sliderOf(page, name)).toHaveAttribute('data-state', 'running');
  return scrollToPlace(page, `[data-slider="${name}"] [role="group"]`, part);
}

const firstTileLeft = (page: Page) =>
  page
    .locator('[data-category]')
    .first()
    .evaluate((tile) => tile.getBoundingClientRect().left);

test('after a swipe, a category snaps to the start of the slider, and no link opens', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const fingers = await Fingers.on(page);
  const place = await scrollToSlider(page, 'categories', 0.8);
  const start = await firstTileLeft(page);
  await fingers.swipe(place, { right: -200 });
  await expect.poll(() => firstTileLeft(page)).toBeLessThan(start - 100);
  const atStart = () =>
    page
      .locator('[data-category]')
      .evaluateAll(
        (tiles, left) => tiles.some((tile) => Math.abs(tile.getBoundingClientRect().left - left) <= 1),
        start,
      );
  await expect.poll(atStart).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('categories that are swiped before the slider engine loads keep their position', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const fingers = await Fingers.on(page);
  const place = await scrollToPlace(page, '[data-slider="categories"] [role="group"]', 0.8);
  const start = await firstTileLeft(page);
  await fingers.swipe(place, { right: -250 });
  await expect.poll(() => firstTileLeft(page)).toBeLessThan(start - 100);
  let last = NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await firstTileLeft(page);
      return last - before;
    })
    .toBe(0);
  release();
  await expect(sliderOf(page, 'categories')).toHaveAttribute('data-state', 'running');
  expect(Math.abs((await firstTileLeft(page)) - last)).toBeLessThanOrEqual(1);
});

for (const name of PICTURE_ROWS)
  test(`in the ${name} slider, a swipe shows the next or the previous picture`, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const fingers = await Fingers.on(page);
    const { x, y } = await scrollToSlider(page, name);
    await expect(sliderOf(page, name)).toContainText('1 / ');
    await fingers.swipe({ x: x + 150, y }, { right: -300 });
    await expect(sliderOf(page, name)).toContainText('2 / ');
    await fingers.swipe({ x: x - 150, y }, { right: 300 });
    await expect(sliderOf(page, name)).toContainText('1 / ');
  });

test('a vertical swipe scrolls the page, even if the swipe starts on a slider or on the map', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const fingers = await Fingers.on(page);
  for (const name of ['categories', ...PICTURE_ROWS, 'map'])
    await test.step(`a vertical swipe over “${name}” scrolls the page`, async () => {
      const place = await (name === 'map' ? scrollToPlace(page, '[data-map]') : scrollToSlider(page, name));
      if (name === 'map') await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
      const before = await scrollYOf(page);
      await fingers.swipe(place, { down: -150 });
      await expect.poll(() => scrollYOf(page)).toBeGreaterThan(before + 80);
      await still(page);
    });
});

test('two fingers zoom in on a tile or a slider, and one finger moves the zoomed page', async ({ page }) => {
  const scale = () => page.evaluate(() => window.visualViewport?.scale ?? NaN);
  const fromLeft = () => page.evaluate(() => window.visualViewport?.pageLeft ?? NaN);
  for (const where of ['button[data-flavour]', 'categories', ...PICTURE_ROWS])
    await test.step(`over “${where}”, two fingers zoom in, and one finger moves the zoomed page`, async () => {
      await page.goto('/');
      await hydrated(page);
      const fingers = await Fingers.on(page);
      const isSlider = /^\w+$/.test(where);
      const { y } = await (isSlider ? scrollToSlider(page, where) : scrollToPlace(page, where));
      await fingers.spread({ x: 200, y });
      await expect.poll(scale).toBeGreaterThan(2);
      const before = await fromLeft();
      expect(before).toBeGreaterThan(20);
      await fingers.swipe({ x: 150, y: 300 }, { right: 150 });
      await expect.poll(fromLeft).toBeLessThan(before - 20);
      if (isSlider) await expect(sliderOf(page, where).locator('button[data-slider-prev]')).toBeDisabled();
    });
});

test('a tap opens and closes the menu, and a tap on a menu link leads to its section', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(menu).toBeVisible();
  await test.step('the page behind the menu does not scroll', async () => {
    const before = await scrollYOf(page);
    const fingers = await Fingers.on(page);
    await fingers.swipe({ x: 200, y: 500 }, { down: -200 });
    await still(page);
    expect(await scrollYOf(page)).toBe(before);
  });
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('link', { name: 'Story', exact: true }).tap();
  await expect(menu).toBeHidden();
  await expect.poll(() => hashOf(page)).toBe('#story');
  await still(page);
  expect(Math.abs(await topOf(page, '#story'))).toBeLessThanOrEqual(1);
});

test('a tap opens a tile’s panel, and the tile’s hover picture is not fetched', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const tile = page.locator('button[data-flavour]').first();
  await tile.scrollIntoViewIfNeeded();
  await tile.tap();
  await expect(page.locator('[data-flavour-panel]:not([hidden])')).toBeVisible();
  await drawn(page);
  const [front, other] = await tile
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
  expect(front).not.toBe('');
  expect(other).toBe('');
});
