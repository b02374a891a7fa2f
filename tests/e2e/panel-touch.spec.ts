import { expect, test } from './support/test';
import { hydrated, scrollTo, SIZES, still } from './support/visit';

test('a tile that is picked below an open panel stays where it is on the screen when that panel goes', async ({
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

test('the header shows the brand and a ground of its own once the title leaves', async ({ page }) => {
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
