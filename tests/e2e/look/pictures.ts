import { type Browser, expect, type Page } from '@playwright/test';

import { hydrated, still } from '../support/visit';

/** Other platforms and versions of Chromium may draw text differently. */
const REFERENCE = { platform: 'linux', chromium: '156' };

export const NOT_COMPARABLE = `the reference pictures are of Chromium ${REFERENCE.chromium} on ${REFERENCE.platform}`;

export function isComparable(browserName: string, browser: Browser): boolean {
  return (
    process.platform === REFERENCE.platform &&
    browserName === 'chromium' &&
    browser.version().split('.')[0] === REFERENCE.chromium
  );
}

export async function visit(
  page: Page,
  viewport: { width: number; height: number },
  path = '/',
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Allows slight differences at the edges of letters. */
export async function expectMatchesPicture(page: Page, name: string, fullPage = false): Promise<void> {
  await still(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, {
    fullPage,
    stylePath: 'tests/e2e/look/visual.css',
    maxDiffPixelRatio: 0.005, // a page that moved by 4 px has the ratio 0.02
  });
}
