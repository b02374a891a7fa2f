import { shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { drawn, holdBack, hydrated } from '../support/visit';

const FONTS = /\.woff2/;

for (const width of [360, 600, 960, 1280])
  test(`fonts that load late cause no vertical shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const release = await holdBack(page, FONTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved);
    expect(moved.filter(({ from, to }) => from.y !== to.y || from.height !== to.height)).toEqual([]);
  });
