import type { Page, ViewportSize } from '@playwright/test';

import { brokenWords, compositionFaults, HEADINGS, TILE_NAMES } from '../support/composition';
import { liveDocument } from '../support/documents';
import { germanHeadings, little, LONG_NAME, longNames, plenty } from '../support/extremes';
import { expect, test } from '../support/test';
import { drawn, hydrated, SIZES } from '../support/visit';

/** A 1280 px window at 400 % zoom. */
const REFLOW = { width: 320, height: 640 };

const openPanel = '[data-flavour-panel]:not([hidden])';

test.use({ reducedMotion: 'reduce' });

async function openLast(page: Page): Promise<void> {
  await page.locator('button[data-flavour]').last().click();
  await expect(page.locator(openPanel)).toBeVisible();
  const toggle = page.locator(`${openPanel} button[data-about-toggle]`);
  if (await toggle.count()) await toggle.click();
}

async function expectFaultless(page: Page, viewport: ViewportSize, where: string): Promise<void> {
  await page.setViewportSize(viewport);
  await drawn(page);
  await expect
    .configure({ soft: true })
    .poll(() => compositionFaults(page), where)
    .toEqual([]);
}

async function expectComposed(page: Page, windows: object = { reflow: REFLOW, ...SIZES }): Promise<void> {
  for (const [name, viewport] of Object.entries(windows) as [string, ViewportSize][])
    await expectFaultless(page, viewport, `at ${name}`);
}

for (const [what, document] of Object.entries({
  'the default content': liveDocument,
  'names of 60 characters and very long words': longNames,
  '40 flavours, 12 categories and 10 paragraphs': plenty,
  '3 flavours, 1 category and 1 paragraph': little,
}))
  test(`in every window, a page with ${what} has no cut-off or covered text and no control that is too small`, async ({
    page,
    serve,
  }) => {
    const { url } = await serve(document(), { MAP_LOAD: 'click' });
    await page.goto(url);
    await hydrated(page);
    await openLast(page);
    await expectComposed(page);
  });

test('a menu with names of 60 characters fits into every window that has a menu button', async ({
  page,
  serve,
}) => {
  const { url } = await serve(longNames(), { MAP_LOAD: 'click' });
  await page.goto(url);
  await hydrated(page);
  for (const viewport of [REFLOW, SIZES.xs, SIZES.sm]) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect.soft(await compositionFaults(page), `${viewport.width} px`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

const WIDTHS = [320, 360, 480, 600, 768, 960, 1024, 1280, 1440, 1680, 1920, 2560];

test('in windows from 320 to 2560 px wide, no German heading or long name is split inside a word', async ({
  page,
  serve,
}) => {
  const { url } = await serve(germanHeadings(), { MAP_LOAD: 'click' });
  await page.goto(url);
  await hydrated(page);
  await openLast(page);
  for (const [what, size] of [
    ['text of normal size', ''],
    ['text of double size', '200%'],
  ] as const)
    await test.step(`with ${what}, no heading splits a word, no text is cut off or covered, and no control is too small`, async () => {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      for (const width of WIDTHS) {
        const where = `in ${what} at ${width} px`;
        await expectFaultless(page, { width, height: width < 600 ? 740 : 900 }, where);
        expect.soft(await brokenWords(page, HEADINGS), where).toEqual([]);
        // On a phone, tile names at doubled text size may be hyphenated.
        if (size === '') expect.soft(await brokenWords(page, TILE_NAMES), where).toEqual([]);
      }
    });
});

/** Text spacing that visitors may set (WCAG 2.2, 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

test('with wider text spacing or at double text size, no text is cut off', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await openLast(page);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet(); // the content security policy forbids style elements
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
  await expectComposed(page, { 'xs with text spacing': SIZES.xs, 'lg with text spacing': SIZES.lg });
  const { site, height, fontSize } = await page.locator('#contacts p[aria-hidden]').evaluate((name) => ({
    site: name.textContent,
    height: name.getBoundingClientRect().height,
    fontSize: parseFloat(getComputedStyle(name).fontSize),
  }));
  expect(height / fontSize, `lines of “${site}”`).toBeLessThan(2); // a line is 1.5 times as high as the text

  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.fontSize = '200%';
  });
  await expectComposed(page, SIZES);
});

test('at double text size, a failed map’s message splits no word, and the address stays on the store’s card', async ({
  page,
  expected,
}) => {
  expected.requests.push(/test-map-style/);
  expected.console.push(/test-map-style|Failed to load resource/);
  await page.route('**/test-map-style.json', (route) => route.abort());
  await page.setViewportSize(SIZES.lg);
  await page.goto('/#stores');
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'failed');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const uncovered = await page.locator('#stores [data-animated]').evaluate((frame) => {
    const { top, height } = getComputedStyle(frame, '::after'); // the pseudo-element draws the background of the card
    const ground = frame.getBoundingClientRect().top + parseFloat(top) + parseFloat(height);
    return (frame.parentElement?.getBoundingClientRect().bottom ?? NaN) - ground;
  });
  expect(uncovered).toBeLessThanOrEqual(0);

  await page.setViewportSize(SIZES.xs);
  await drawn(page);
  expect(await brokenWords(page, '[data-map-message] *')).toEqual([]);
});

test('at double text size, an allergen verdict covers less than half of the picture and no part of the name', async ({
  page,
}) => {
  await page.goto('/?without=milk,hazelnuts');
  await hydrated(page);
  const verdicts = page.locator('[data-tile] > [data-verdict]');
  await expect(verdicts.first()).toBeAttached();
  /** Returns the largest share of a picture that a verdict covers, and the names that a verdict touches. */
  const covered = () =>
    verdicts.evaluateAll((all) => {
      const shares = all.map((verdict) => {
        const overlap = (other: Element | null | undefined) => {
          const [a, b] = [verdict.getBoundingClientRect(), other?.getBoundingClientRect() ?? new DOMRect()];
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return (Math.max(0, width) * Math.max(0, height)) / (b.width * b.height);
        };
        const tile = verdict.parentElement;
        return {
          picture: overlap(tile?.firstElementChild),
          name: overlap(tile?.querySelector('[data-name]')),
        };
      });
      return {
        picture: Math.max(...shares.map(({ picture }) => picture)),
        name: Math.max(...shares.map(({ name }) => name)),
        isTooWide: all.some((verdict) => verdict.scrollWidth > verdict.clientWidth),
      };
    });

  const expectVisible = async (viewport: ViewportSize) => {
    await page.setViewportSize(viewport);
    const { picture, ...rest } = await covered();
    expect(picture, `${viewport.width} px`).toBeLessThan(0.5);
    expect(rest, `${viewport.width} px`).toEqual({ name: 0, isTooWide: false });
  };
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const viewport of [{ width: 360, height: 780 }, SIZES.xs, SIZES.sm, SIZES.md, SIZES.lg])
    await expectVisible(viewport);
});

test('at double text size, a brand name of two words fits into the header', async ({ page, serve }) => {
  const twoWords = little();
  twoWords.common.siteName = 'Maison Dupigny';
  const { url } = await serve(twoWords, { MAP_LOAD: 'click' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(url);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const heights = await page
    .locator('header')
    .evaluate((header) => [
      header.querySelector('a[href="/"]')?.getBoundingClientRect().height,
      header.getBoundingClientRect().height,
    ]);
  expect(heights[0]).toBeLessThanOrEqual(heights[1] ?? 0);
});

test('the shop pages fit into windows 320 px and 1440 px wide', async ({ page, serve }) => {
  const { url } = await serve(longNames(), { MAP_LOAD: 'click' });
  for (const path of ['/shop', '/shop/minis', '/shop/dark/cafe']) {
    await page.goto(url + path);
    await expectComposed(page, { reflow: REFLOW, lg: SIZES.lg });
  }
});

for (const brand of ['Lux', 'Onze', 'Quatorze', 'Chocolaterie Marchetti', LONG_NAME]) {
  test(`at the page's end, the brand name "${brand}" stands on a border of the same width`, async ({
    page,
    serve,
  }) => {
    const document = little();
    document.common.siteName = brand;
    const { url } = await serve(document, { MAP_LOAD: 'click' });
    await page.goto(url);
    for (const viewport of [SIZES.xs, SIZES.sm, SIZES.lg, { width: 2560, height: 1300 }]) {
      await page.setViewportSize(viewport);
      const name = page.locator('#contacts').getByText(brand, { exact: true });
      await name.scrollIntoViewIfNeeded();
      const { across, down } = await name.evaluate((element) => {
        const line = element.nextElementSibling?.getBoundingClientRect();
        const range = element.ownerDocument.createRange();
        range.selectNodeContents(element);
        const { width } = range.getBoundingClientRect();
        const baseline = element.ownerDocument.createElement('span');
        baseline.style.display = 'inline-block';
        element.append(baseline); // the bottom of an empty inline block is at the baseline
        const { bottom } = baseline.getBoundingClientRect();
        baseline.remove();
        return { across: width / (line?.width ?? 0), down: (line?.top ?? 0) - bottom };
      });
      expect(across, `${viewport.width} px`).toBeCloseTo(1, 1);
      expect(Math.abs(down), `${viewport.width} px`).toBeLessThanOrEqual(2);
    }
  });
}
