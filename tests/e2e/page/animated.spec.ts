import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import {
  finishAnimations,
  drawn,
  holdBack,
  hydrated,
  PICTURES,
  SCRIPTS,
  scrollTo,
  SIZES,
} from '../support/visit';

const FRAMES = ['story', 'story-second', 'founder', 'corporate', 'partnership'];
const frameOf = (page: Page, section: string) =>
  page.locator(`[data-section="${section}"] [data-animated]`).first();

test('pictures in the story, founder, corporate and partnership sections fade in; pictures on the first screen do not', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const section of FRAMES) {
    expect(await page.locator(`[data-section="${section}"] img`).count(), section).toBeGreaterThan(0);
    await expect(
      page.locator(`[data-section="${section}"] img:not([data-animated] img)`),
      section,
    ).toHaveCount(0);
  }
  for (const [size, viewport] of Object.entries(SIZES))
    await test.step(`no animated picture is on the first screen at ${size}`, async () => {
      await page.setViewportSize(viewport);
      const tops = await page
        .locator('[data-animated]')
        .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().top));
      expect(Math.min(...tops)).toBeGreaterThan(viewport.height);
    });
  await test.step('with reduced motion, all pictures are visible at once', async () => {
    const opacities = await page
      .locator('[data-animated] img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });
});

test('a picture that fades in is hidden until the picture is in view and loaded', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const section of FRAMES) {
    await expect(frameOf(page, section), section).toHaveAttribute('data-animated', 'waiting');
    await expect(frameOf(page, section).locator('img'), section).toHaveCSS('opacity', '0');
  }
  for (const section of FRAMES)
    await test.step(`the picture in ${section} appears after the visitor scrolls to the picture`, async () => {
      const frame = frameOf(page, section);
      await scrollTo(page, `[data-section="${section}"] [data-animated]`, 150);
      await expect(frame).toHaveAttribute('data-animated', 'shown');
      await expect(frame.locator('img')).toHaveCSS('opacity', '1');
    });
});

test('a picture in view stays hidden until 150 ms after it has loaded', async ({ page }) => {
  const release = await holdBack(page, /\/pictures\/story-/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await scrollTo(page, '[data-section="story"] [data-animated]', 150);
  const frame = frameOf(page, 'story');
  await expect(frame).toBeInViewport();
  await drawn(page);
  await expect(frame).toHaveAttribute('data-animated', 'waiting');
  await frame.evaluate((element) => {
    let loaded = Number.NaN;
    element.querySelector('img')?.addEventListener('load', () => (loaded = performance.now()));
    const waited = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (element.getAttribute('data-animated') === 'shown') resolve(performance.now() - loaded);
      }).observe(element, { attributeFilter: ['data-animated'] });
    });
    Object.assign(globalThis, { waited });
  });
  release();
  const waited = await page.evaluate(() => (globalThis as unknown as { waited: Promise<number> }).waited);
  expect(waited).toBeGreaterThanOrEqual(149);
});

test('a picture that fails to load does not stay hidden', async ({ page, expected }) => {
  expected.requests.push(PICTURES);
  expected.console.push(/Failed to load resource/);
  await page.route(PICTURES, (route) => route.abort('failed'));
  await page.goto('/');
  await hydrated(page);
  await scrollTo(page, '[data-section="story"] [data-animated]', 150);
  await expect(frameOf(page, 'story')).toHaveAttribute('data-animated', 'shown');
});

test('if no script loads, CSS alone makes the pictures appear', async ({ page, expected }) => {
  expected.requests.push(SCRIPTS);
  expected.console.push(/Failed to load resource/);
  await page.route(SCRIPTS, (route) => route.abort('failed'));
  await page.goto('/');
  const picture = frameOf(page, 'story').locator('img');
  await expect(frameOf(page, 'story')).toHaveAttribute('data-animated', 'waiting');
  await finishAnimations(picture);
  await expect(picture).toHaveCSS('opacity', '1');
});

test('a picture further down is fetched only when the visitor scrolls near the picture', async ({ page }) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => PICTURES.test(request.url()) && asked.push(decodeURIComponent(request.url())),
  );
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('load');
  expect(asked.filter((url) => url.includes('/pictures/partnership-'))).toEqual([]);
  await scrollTo(page, '#partnership');
  await expect
    .poll(() => asked.filter((url) => url.includes('/pictures/partnership-')).length)
    .toBeGreaterThan(0);
});
