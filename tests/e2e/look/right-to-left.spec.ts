import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { compositionFaults } from '../support/composition';
import { expect, test } from '../support/test';
import { drawn, hydrated, scrollTo, SIZES } from '../support/visit';

import { arabicDocument } from './arabic';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };
/** Side margin of the page in pixels: 5 % of the DESKTOP width (app/tokens.css). */
const GUTTER = 64;
/** All tests of this file use these settings, because tests with equal settings share one server. */
const WITHOUT_MAP = { MAP_LOAD: 'click' };
const CATEGORIES = '[data-slider="categories"]';
const tiles = (page: Page) => page.locator(`${CATEGORIES} a[data-category]`);

const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect());
const leftOf = async (locator: Locator) => (await boxOf(locator)).left;

async function running(page: Page): Promise<void> {
  await scrollTo(page, CATEGORIES, 100);
  await expect(page.locator(CATEGORIES)).toHaveAttribute('data-state', 'running');
}

test('an Arabic page has the direction right to left, and an English page has no dir attribute', async ({
  request,
  serve,
}) => {
  const english = await (await request.get('/')).text();
  const { url } = await serve(arabicDocument(), WITHOUT_MAP);
  const arabic = await (await request.get(url)).text();

  expect(arabic).toMatch(/<html lang="ar" dir="rtl"/);
  expect(english).toMatch(/<html lang="en" class=/);
});

test('the share picture of a flavour has no text if the typeface lacks the letters of the name', async ({
  serve,
}) => {
  const { url } = await serve(arabicDocument(), WITHOUT_MAP);
  const picture = Buffer.from(await (await fetch(`${url}/share-picture?flavour=104`)).arrayBuffer());

  for (const left of [0, 1000]) {
    const side = await sharp(picture).extract({ left, top: 0, width: 200, height: 630 }).png().toBuffer();
    const { channels } = await sharp(side).stats();
    expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThan(16);
  }
});

test.describe('a page in Arabic', () => {
  test.use({ reducedMotion: 'reduce' });

  test('an Arabic page is mirrored: content starts at the right, and the pictures of the story change sides', async ({
    page,
    serve,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto((await serve(arabicDocument(), WITHOUT_MAP)).url);
    await hydrated(page);
    const places = ['#shop h2', '#flavours h2', '#flavours [data-item]', '#story h2', '[data-slider] a'];
    for (const place of places)
      expect
        .soft(DESKTOP.width - (await boxOf(page.locator(place).first())).right, place)
        .toBeCloseTo(GUTTER, 0);
    expect(await leftOf(page.locator('header a[href="/"]').first())).toBeGreaterThan(
      await leftOf(page.locator('header nav').first()),
    );
    expect(await leftOf(page.locator('#story img').first())).toBeCloseTo(0, 0);
    expect((await boxOf(page.locator('[data-section="story-second"] img').first())).right).toBeCloseTo(
      DESKTOP.width,
      0,
    );

    await test.step('a postal address in Latin letters reads from left to right and is aligned right', async () => {
      const address = page.locator('#stores address');
      const { text, row, number } = await address.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const text = range.getBoundingClientRect();
        range.setEnd(element.firstChild as Node, 2);
        return {
          text,
          row: element.closest('dl')?.getBoundingClientRect(),
          number: range.getBoundingClientRect(),
        };
      });
      expect(text.right).toBeCloseTo(row?.right ?? 0, 0);
      expect(number.left).toBeCloseTo(text.left, 0);
    });

    await test.step('telephone numbers read from left to right', async () => {
      for (const phone of await page.locator('a[href^="tel:"]').all()) {
        const lefts = await phone.evaluate((link) =>
          [...link.childNodes].flatMap((node) =>
            node.nodeType === 3
              ? [...(node.textContent ?? '')].map((_, index) => {
                  const range = document.createRange();
                  range.setStart(node, index);
                  range.setEnd(node, index + 1);
                  return range.getBoundingClientRect().left;
                })
              : [],
          ),
        );
        expect(lefts.length).toBeGreaterThan(10);
        expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
      }
    });

    await test.step('an English text such as “3 of 14 list no milk” is aligned right and reads from left to right', async () => {
      await page.locator('button[data-allergen="milk"]').click();
      const status = page.locator('[data-without-status]');
      await expect(status).toHaveText(/^\d+ of/);
      const { text, number, right } = await status.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const text = range.getBoundingClientRect();
        range.setEnd(element.firstChild as Node, 1);
        return { text, number: range.getBoundingClientRect(), right: element.getBoundingClientRect().right };
      });
      expect(number.left).toBeCloseTo(text.left, 0);
      expect(text.right).toBeCloseTo(right, 0);
      await page.locator('[data-without-clear]').click();
    });

    await test.step('the arrow from the open tile to its panel is at the middle of the tile', async () => {
      await page.locator('button[data-flavour]').nth(1).click();
      const { arrow, middle } = await page.locator('[data-item][data-open]').evaluate((item) => {
        const { left, marginLeft, width } = getComputedStyle(item, '::after');
        return {
          arrow: parseFloat(left) + parseFloat(marginLeft) + parseFloat(width) / 2,
          middle: item.clientWidth / 2,
        };
      });
      expect(arrow).toBeCloseTo(middle, 0);
    });

    for (const viewport of [DESKTOP, PHONE])
      await test.step(`the page fits into a window ${viewport.width} px wide while a panel is open`, async () => {
        await page.setViewportSize(viewport);
        await drawn(page);
        await expect.poll(() => compositionFaults(page)).toEqual([]);
      });
  });
});

test.describe('the categories in Arabic', () => {
  test('Arabic categories start at the right, and the button “Next” moves the categories to the right', async ({
    page,
    serve,
  }) => {
    await page.setViewportSize(SIZES.md);
    await page.goto((await serve(arabicDocument(), WITHOUT_MAP)).url);
    await running(page);
    const next = page.locator(`${CATEGORIES} button[data-slider-next]`);
    const previous = page.locator(`${CATEGORIES} button[data-slider-prev]`);
    const start = await leftOf(tiles(page).first());

    expect(await leftOf(tiles(page).nth(1))).toBeLessThan(start);
    expect(await leftOf(next)).toBeLessThan(await leftOf(previous));
    await expect(previous).toBeDisabled();
    await next.click();
    await expect.poll(() => leftOf(tiles(page).first())).toBeGreaterThan(start + 200);
    await previous.click();
    await expect.poll(() => leftOf(tiles(page).first())).toBeCloseTo(start, 0);
    await expect(previous).toBeDisabled();
  });

  test('Arabic categories keep their position when the slider engine loads', async ({ page, serve }) => {
    // The tiles must not move while the test measures.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(SIZES.md);
    await page.goto((await serve(arabicDocument(), WITHOUT_MAP)).url);
    await hydrated(page);
    const start = await leftOf(tiles(page).first());
    await page.locator(`${CATEGORIES} button[data-slider-next]`).click();
    await expect.poll(() => leftOf(tiles(page).first())).toBeGreaterThan(start + 100);
    const moved = await leftOf(tiles(page).first());
    await running(page);

    await expect.poll(() => leftOf(tiles(page).first())).toBeCloseTo(moved, -1);
  });

  test('Arabic categories scroll forward while the mouse is near the left edge, and back near the right edge', async ({
    page,
    serve,
  }) => {
    await page.clock.install();
    await page.setViewportSize(SIZES.lg);
    await page.goto((await serve(arabicDocument(), WITHOUT_MAP)).url);
    await running(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const frame = await boxOf(page.locator(`${CATEGORIES} [role="group"]`));
    const movedAt = async (part: number) => {
      await page.mouse.move(frame.left + frame.width * part, frame.top + frame.height / 2);
      await page.clock.runFor(100);
      const before = await leftOf(tiles(page).first());
      await page.clock.runFor(1000);
      return (await leftOf(tiles(page).first())) - before;
    };

    expect(await movedAt(0.1)).toBeGreaterThan(50);
    expect(await movedAt(0.5)).toBeCloseTo(0, 0);
    expect(await movedAt(0.9)).toBeLessThan(-50);
  });
});
