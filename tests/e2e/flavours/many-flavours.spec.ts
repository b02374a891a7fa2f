import type { Page } from '@playwright/test';

import { WHOLE_BROWSER } from '../support/browser';
import { expect, test as base } from '../support/test';
import { hashOf, hydrated, SCRIPTING_IS_OFF, SIZES, still, topOf } from '../support/visit';

import { aCollection, aDocument, aFlavour } from '@/tests/content';

const COUNT = 1_400;
const COLLECTIONS = ['41', '42', '43', '44', '45', '46', '47'];
/** A collection below nearly all tiles. */
const FAR = '#collection-46';

const collectionOf = (number: number) => COLLECTIONS[Math.floor((number * COLLECTIONS.length) / COUNT)];

/** Names take one to three lines, so browsers cannot estimate the heights of tiles. */
const nameOf = (number: number) =>
  `Flavour ${number}${' with candied orange peel and a pinch of salt'.repeat(number % 3)}`;

function aLargeDocument() {
  return aDocument({
    home: {
      texts: {
        intro: { NAME: 'Quatorze' },
        flavours: { NAME: 'Flavours' },
        stores: { NAME: 'The shop' },
        contacts: { NAME: 'Contact' },
      },
      collections: COLLECTIONS.map((ID) =>
        aCollection({ ID, NAME: `Collection ${ID}`, UF_WITH_ANCHOR: 'Y' }),
      ),
      flavours: Array.from({ length: COUNT }, (_, number) =>
        aFlavour({
          ID: `${number}`,
          NAME: nameOf(number),
          SUBNAME: number % 2 === 0 ? 'Dark 70%' : undefined,
          PREVIEW_TEXT: `Lead of the flavour numbered ${number}`,
          DETAIL_TEXT: `Story of the flavour numbered ${number}`,
          PREVIEW_PICTURE: { SRC: '/upload/flavours/noisette-front.png', WIDTH: 1000, HEIGHT: 1000 },
          ALLERGENS: number % 2 === 0 ? 'milk' : 'soya',
          SECTION_ID: [collectionOf(number)],
        }),
      ),
    },
  });
}

const test = base.extend({
  baseURL: async ({ serve }, use) => use((await serve(aLargeDocument())).url),
});

// Chromium's headless shell does not support text fragments.
test.use({ launchOptions: WHOLE_BROWSER, viewport: SIZES.xs, reducedMotion: 'reduce' });

const panelOf = (page: Page, number: number) => page.locator(`[data-flavour-panel="${number}"]`);
const tileOf = (page: Page, number: number) => page.locator(`button[data-flavour="${number}"]`);

async function expectAtOffset(page: Page, target: string): Promise<void> {
  await still(page);
  expect(Math.abs((await topOf(page, target)) - 170), target).toBeLessThanOrEqual(1);
  await expect.poll(() => hashOf(page)).toBe('#flavours');
}

test('with 1,400 flavours, a visit to a collection far down the page scrolls exactly to the collection', async ({
  page,
}) => {
  await page.goto(`/${FAR}`);
  await hydrated(page);
  await expectAtOffset(page, FAR);
});

test('with 1,400 flavours, a link to a distant place scrolls exactly to its target, even after a resize', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  for (const viewport of [SIZES.xs, SIZES.lg]) {
    await page.setViewportSize(viewport);
    await page.locator(`nav a[href="${FAR}"]`).click();
    await expectAtOffset(page, FAR);
  }
  await page
    .locator('header a[href="#stores"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await still(page);
  expect(Math.abs(await topOf(page, '#stores'))).toBeLessThanOrEqual(1);
});

test('with 1,400 flavours, a smooth scroll to a distant collection ends exactly at the collection', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await hydrated(page);
  await page.locator(`nav a[href="${FAR}"]`).click();
  await expectAtOffset(page, FAR);
});

test('with 1,400 flavours, a link to a flavour opens its panel and scrolls exactly to its row', async ({
  page,
}) => {
  await page.goto('/?flavour=1301');
  await expect(panelOf(page, 1301)).toBeVisible();
  await still(page);
  expect(Math.abs((await topOf(page, 'button[data-flavour="1301"]')) - 140)).toBeLessThanOrEqual(1);
});

test('with 1,400 flavours, a reload in the middle of the flavours keeps the position', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await tileOf(page, 900).evaluate((tile) => tile.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await still(page);
  const before = await topOf(page, 'button[data-flavour="900"]');
  await page.reload();
  await hydrated(page);
  await still(page);
  expect(Math.abs((await topOf(page, 'button[data-flavour="900"]')) - before)).toBeLessThanOrEqual(1);
});

test('with 1,400 flavours, a text fragment in the address opens a distant panel below its tile', async ({
  page,
}) => {
  await page.goto(`/#:~:text=${encodeURIComponent('Story of the flavour numbered 1301')}`);
  await hydrated(page);
  await expect(panelOf(page, 1301)).toBeVisible();
  await expect(tileOf(page, 1301)).toHaveAttribute('aria-expanded', 'true');
  await still(page);
  await expect(page.getByText('Story of the flavour numbered 1301')).toBeInViewport();
  const tile = await tileOf(page, 1301).boundingBox();
  const panel = await panelOf(page, 1301).boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual((tile?.y ?? NaN) + (tile?.height ?? NaN));
});

test('with 1,400 flavours, the allergen finder writes a verdict on every tile', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('button[data-allergen="milk"]').click();
  await expect(page.locator('[data-without-status]')).toHaveText('700 of 1400 list no milk');
  const tiles = page.locator('button[data-flavour]');
  const marks = await tiles.evaluateAll((all) =>
    all.map((tile) => `${tile.dataset.suits}: ${tile.querySelector('[data-verdict]')?.textContent}`),
  );
  expect(marks).toEqual(
    Array.from({ length: COUNT }, (_, number) =>
      number % 2 === 0 ? 'no: Contains milk' : 'yes: No milk listed',
    ),
  );
  await tiles.nth(1300).scrollIntoViewIfNeeded();
  await expect(tiles.nth(1300).getByText('Contains milk')).toBeInViewport();
});

/** Returns the clip margin in pixels of the nearest element with `content-visibility: auto`, from the tile upwards. */
const skippedStyleOf = (page: Page, number: number) =>
  tileOf(page, number).evaluate((tile) => {
    let element: Element | null = tile;
    while (element && getComputedStyle(element).contentVisibility !== 'auto') element = element.parentElement;
    return element && { clipMargin: Number.parseFloat(getComputedStyle(element).overflowClipMargin) };
  });

test('with 1,400 flavours, browsers skip the layout of distant tiles on screen, but lay out all tiles in print', async ({
  page,
}) => {
  const isLaidOut = (number: number) =>
    tileOf(page, number).evaluate((tile) => tile.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto('/');
  await hydrated(page);
  await tileOf(page, 0).scrollIntoViewIfNeeded();
  await expect.poll(() => Promise.all([isLaidOut(0), isLaidOut(1300)])).toEqual([true, false]);
  await page.emulateMedia({ media: 'print' });
  expect(await skippedStyleOf(page, 1300)).toBeNull();
});

for (const [size, viewport] of Object.entries(SIZES))
  test(`at ${size}, the arrow of an open panel is unchanged if the browser skips the layout of tiles`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/?flavour=13');
    await hydrated(page);
    await still(page);
    const tiles = page.locator('[data-skips-tiles]');
    await expect(tiles).toHaveAttribute('data-skips-tiles', 'true');
    const tile = await tileOf(page, 13).boundingBox();
    const panel = await panelOf(page, 13).boundingBox();
    if (!tile || !panel) throw new Error('flavour 13 is not open');
    const clip = { x: tile.x, y: panel.y - 20, width: tile.width, height: 30 };
    const skipped = await page.screenshot({ clip });
    await tiles.evaluate((element) => element.setAttribute('data-skips-tiles', 'false'));
    expect((await page.screenshot({ clip })).equals(skipped)).toBe(true);
  });

test('if the browser skips the layout of tiles, the focus outline of a tile is still complete', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await tileOf(page, 0).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab'); // the outline is shown only after a key press
  const outline = await tileOf(page, 0).evaluate((tile) => {
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(tile);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  });
  expect(outline).toBeGreaterThan(0);
  expect((await skippedStyleOf(page, 0))?.clipMargin).toBeGreaterThanOrEqual(outline);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('with 1,400 flavours, an address with the id of a distant panel or collection scrolls to this element', async ({
    page,
    expected,
  }) => {
    expected.requests.push(SCRIPTING_IS_OFF);
    await page.goto('/#panel-47-1301');
    await expect(panelOf(page, 1301)).toBeInViewport();
    await expect(panelOf(page, 1301).locator('[data-about]')).toContainText(
      'Story of the flavour numbered 1301',
    );
    await page.goto('about:blank');
    await page.goto(`/${FAR}`);
    await expect.poll(async () => Math.abs((await topOf(page, FAR)) - 170)).toBeLessThanOrEqual(1);
  });
});
