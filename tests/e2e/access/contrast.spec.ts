import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { expect, test } from '../support/test';
import { hydrated, PICTURES, scrollTo, SIZES } from '../support/visit';

import { contrastOf, screenshotWithoutText } from './contrast';

/** Checks texts over pictures or the film, which axe cannot check. */
async function expectReadable(page: Page, words: Locator, where: string): Promise<void> {
  const picture = await screenshotWithoutText(page);
  expect(await words.count(), where).toBeGreaterThan(0);
  for (const word of await words.all()) {
    const { lowest, asked } = await contrastOf(word, picture);
    expect.soft(lowest, `“${await word.innerText()}” ${where}`).toBeGreaterThanOrEqual(asked);
  }
}

test.use({ bypassCSP: true });

const firstScreen = (page: Page) =>
  page
    .locator(
      '[data-section="intro"] :is(h1, p, a[href="/shop"]), header > :is(a[href="/"], a[href="/shop"]), header nav a',
    )
    .filter({ visible: true });

test.describe('with the film', () => {
  test.use({ film: 'playing' });

  for (const [name, viewport] of Object.entries({ phone: SIZES.xs, desktop: SIZES.lg }))
    test(`on a ${name}, the texts of the first screen are readable at four moments of the film`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(page.locator('[data-intro-overlay]')).toHaveCount(0);
      const film = page.locator('video');
      for (const part of [0.05, 0.35, 0.65, 0.95]) {
        await film.evaluate(async (video: HTMLVideoElement, at) => {
          video.pause();
          video.currentTime = video.duration * at;
          await new Promise((seeked) => video.addEventListener('seeked', seeked, { once: true }));
        }, part);
        await expectReadable(page, firstScreen(page), `at ${part} of the film`);
      }
    });
});

test('the first screen is readable over the poster, and the header is readable at the end of the intro', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES.lg);
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('[data-intro-overlay]')).toHaveCount(0);
  await expectReadable(page, firstScreen(page), 'over the poster');
  await scrollTo(page, '#shop', 1);
  await expect(page.locator('header')).toHaveAttribute('data-inverted', 'true');
  await expect(page.locator('header')).toHaveAttribute('data-over-title', 'false');
  await expectReadable(
    page,
    page.locator('header nav a').filter({ visible: true }),
    'at the end of the film',
  );
});

test('the name of a category is readable over a white picture', async ({ page }) => {
  const white = await sharp({ create: { width: 8, height: 10, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  await page.route(PICTURES, (route) => route.fulfill({ body: white, contentType: 'image/png' }));
  await page.setViewportSize(SIZES.lg);
  await page.goto('/');
  await scrollTo(page, '#shop');
  const first = page.locator('a[data-category]').first();
  await expect
    .poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  await expectReadable(
    page,
    page.locator('a[data-category] span').filter({ visible: true }).first(),
    'on white',
  );
});
