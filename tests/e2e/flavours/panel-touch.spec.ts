import { expect, test } from '../support/test';
import { drawn, hydrated, scrollTo, SIZES, still } from '../support/visit';

test('if a visitor clicks a tile below an open panel, the panel closes, and the tile does not move', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.xs);
  await page.goto('/');
  await hydrated(page);
  const tiles = page.locator('button[data-flavour]');
  await tiles.first().click();
  await expect(page.locator('[data-flavour-panel]:not([hidden])')).toBeVisible();
  await still(page);
  const moved = await tiles.nth(4).evaluate((tile: HTMLElement) => {
    tile.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = tile.getBoundingClientRect().top;
    const panel = document.querySelector('[data-flavour-panel]:not([hidden])');
    if (!panel) throw new Error('no open panel');
    return new Promise<number>((resolve) => {
      const gone = new MutationObserver(() => resolve(tile.getBoundingClientRect().top - before));
      gone.observe(panel, { attributeFilter: ['hidden'] });
      tile.click();
    });
  });
  expect(Math.abs(moved)).toBeLessThanOrEqual(1);
});

test('the header shows the brand as soon as the header covers part of the intro title', async ({ page }) => {
  await page.setViewportSize(SIZES.lg);
  await page.goto('/');
  await hydrated(page);
  const header = page.locator('header');
  const brand = header.getByRole('link', { name: 'Quatorze' });
  await expect(header).toHaveAttribute('data-over-title', 'true');
  await expect(brand).toHaveCSS('opacity', '0');
  await scrollTo(page, 'h1', 40);
  await expect(header).toHaveAttribute('data-over-title', 'false');
  await expect(header).toHaveAttribute('data-inverted', 'true');
  await expect(brand).toHaveCSS('opacity', '1');
});

test('the name and the introductory text of a panel are in view as soon as the panel is open', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 844, height: 390 },
    { width: 1366, height: 600 },
  ])
    await test.step(`in a window of ${viewport.width} × ${viewport.height}, the name and the introductory text are in view`, async () => {
      await page.setViewportSize(viewport);
      for (const index of [0, 3]) {
        await page.locator('button[data-flavour]').nth(index).click();
        const panel = page.locator('[data-flavour-panel]:not([hidden])');
        const name = panel.getByRole('heading', { level: 4 });
        await expect(name).toBeInViewport({ ratio: 1 });
        await expect(name.locator('+ *')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
    });
});

test('the close button of a panel stays in view while the visitor reads the panel', async ({ page }) => {
  await page.setViewportSize(SIZES.xs);
  await page.goto('/');
  await hydrated(page);
  await page.locator('button[data-flavour]').first().click();
  const panel = page.locator('[data-flavour-panel]:not([hidden])');
  await expect(panel).toBeVisible();
  await panel.locator('[data-about-toggle]').scrollIntoViewIfNeeded();
  await expect(panel.locator('[data-panel-close]')).toBeInViewport({ ratio: 1 });
});

test('the bottom of a panel has a button for each neighbouring flavour in the row', async ({ page }) => {
  await page.setViewportSize(SIZES.lg);
  await page.goto('/');
  await hydrated(page);
  const tiles = page.locator('button[data-flavour]');
  const nameOf = (index: number) => tiles.nth(index).locator('[data-name]').innerText();
  await tiles.nth(1).click();
  const foot = page.locator('[data-flavour-panel]:not([hidden]) [data-neighbours]');
  await expect(foot.getByRole('button')).toHaveText([await nameOf(0), await nameOf(2)]);
  await foot.getByRole('button').last().click();
  await expect(tiles.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(tiles.nth(2)).toBeFocused();

  const previous = foot.getByRole('button').first();
  await previous.focus();
  // The height of the window does not change the number of tiles in a row.
  await page.setViewportSize({ ...SIZES.lg, height: SIZES.lg.height - 40 });
  await drawn(page);
  await expect(previous).toBeFocused();
  await page.setViewportSize(SIZES.md); // a row now has three tiles, and the open flavour is the last
  await expect(foot.getByRole('button')).toHaveText([await nameOf(1)]);
});

test('tile names in a row are aligned, and on a phone in landscape a tile has its picture beside its text', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('on a phone in landscape, a tile shows its picture beside its text', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const tile = page.locator('button[data-flavour]').first();
    const [picture, name] = [tile.locator('img').first(), tile.locator('[data-name]')];
    const [photo, words] = [await picture.boundingBox(), await name.boundingBox()];
    expect(photo?.height).toBeGreaterThan(100);
    expect(words?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0));
  });

  await test.step('in a row with tiles of different sizes, pictures end at one height, and names begin at one height', async () => {
    for (const viewport of [SIZES.sm, SIZES.lg]) {
      await page.setViewportSize(viewport);
      const levels = await page.locator('#collection-43 button[data-flavour]').evaluateAll((tiles) =>
        tiles.map((tile) => ({
          plate: tile.firstElementChild?.getBoundingClientRect().bottom,
          name: tile.querySelector('[data-name]')?.getBoundingClientRect().top,
        })),
      );
      expect(new Set(levels.map(({ plate }) => Math.round(plate ?? 0))).size).toBe(1);
      expect(new Set(levels.map(({ name }) => Math.round(name ?? 0))).size).toBe(1);
    }
  });
});
