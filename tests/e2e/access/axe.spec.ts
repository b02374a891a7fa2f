import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { fewFlavours } from '../support/extremes';
import { PREVIEW_SECRET } from '../support/requests';
import { expect, test } from '../support/test';
import { hydrated, scrollTo } from '../support/visit';

import { aFlavour } from '@/tests/content';

/** One width in pixels for each breakpoint range of docs/specification.md (section 2), and one wider. */
const WIDTHS = [360, 768, 1280, 1680];
const MENU_WIDTHS = [360, 768];
/** Below md, the preview bar is a strip, and its lists are in a sheet. */
const STRIP_WIDTHS = [360, 768];
const BAR_WIDTHS = [1280, 1680];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Contradicts another rule of axe, which requires that a scrollable row is focusable. */
const CONTRADICTORY_RULES = ['focus-order-semantics'];

test.beforeEach(async ({ page }) => {
  // Stops all motion, so that axe checks the final state.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Replaces axe's source code (500 KB) if the page has already loaded axe. */
const EMPTY_SOURCE = 'undefined';

type AxeOptions = { within?: string; widths?: number[]; except?: string[] };

async function expectNoFaults(
  page: Page,
  { within, widths = WIDTHS, except = [] }: AxeOptions = {},
): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Uses legacy mode. The default mode opens a second page for iframes, which takes longer than the checks.
    const isThere = await page.evaluate(() => 'axe' in window);
    const builder = new AxeBuilder({ page, axeSource: isThere ? EMPTY_SOURCE : undefined })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(RULES)
      .disableRules([...CONTRADICTORY_RULES, ...except]);
    const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html, failureSummary }) => `${width} px: ${id}: ${html} ${failureSummary}`));
  }
  expect(found).toEqual([]);
}

async function loadLazyParts(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('[data-intro-overlay]')).toHaveCount(0);
  for (const name of ['categories', 'corporate', 'partnership']) {
    await scrollTo(page, `[data-slider="${name}"]`, 100);
    await expect(page.locator(`[data-slider="${name}"]`)).toHaveAttribute('data-state', 'running');
  }
  await scrollTo(page, '[data-section="stores"]', 100);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', /ready|failed/);
}

async function openPanel(page: Page): Promise<void> {
  await page.locator('button[data-flavour]').first().click();
  await page.locator('[data-about-toggle]').filter({ visible: true }).click();
}

test('axe finds no fault on the page with one panel open', async ({ page }) => {
  await page.goto('/');
  await loadLazyParts(page);
  await openPanel(page);
  await expectNoFaults(page);
});

// The next tests use few flavours, because axe checks the whole document on each run.

test('in the white style (?white), axe finds no fault in the panels of a flavour and its mini', async ({
  page,
  serve,
}) => {
  const { url } = await serve(fewFlavours());
  await page.goto(`${url}/?white`);
  await hydrated(page);
  await openPanel(page);
  await expectNoFaults(page, { within: 'flavour-panel:not([hidden])' });

  await page.locator('[data-mini-switch]').filter({ visible: true }).click();
  await expectNoFaults(page, { within: 'flavour-panel:not([hidden])' });
});

test('axe finds no fault in the menu', async ({ page, serve }) => {
  const { url } = await serve(fewFlavours());
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(url);
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoFaults(page, { widths: MENU_WIDTHS });
});

test('axe, without its contrast rule, finds no fault on the page with forced colours', async ({
  page,
  serve,
}) => {
  const { url } = await serve(fewFlavours());
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto(url);
  await hydrated(page);
  await page.locator('button[data-flavour]').first().click();
  // The browser shows the visitor's own colours, but axe would check the colours of the stylesheet.
  await expectNoFaults(page, { except: ['color-contrast'] });
});

test('axe finds no fault in the store section after the map has failed', async ({
  page,
  expected,
  serve,
}) => {
  expected.requests.push(/test-map-style/);
  expected.console.push(/status of 503/);
  await page.route('**/test-map-style.json', (route) => route.fulfill({ status: 503 }));
  const { url } = await serve(fewFlavours());
  await page.goto(`${url}/#stores`);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'failed');
  await expectNoFaults(page, { within: '[data-section="stores"]' });
});

test('axe finds no fault on the shop pages', async ({ page }) => {
  for (const path of ['/shop', '/shop/dark?flavourId=103', '/shop/bonbons', '/shop/dark/cafe']) {
    await page.goto(path);
    await expectNoFaults(page);
  }
});

test('axe finds no fault on the 404 page', async ({ page, expected }) => {
  expected.requests.push(/^404: /);
  expected.console.push(/status of 404/);
  await page.goto('/shop/no-such-code');
  await expectNoFaults(page);
});

test('axe finds no fault on the 503 page of an outage', async ({ page, expected, withoutContent }) => {
  expected.requests.push(/^503: /);
  expected.console.push(/status of 503/);
  await page.goto(withoutContent.url);
  await expectNoFaults(page);
});

test('axe finds no fault on the French page and in the preview bar', async ({ page, expected, shops }) => {
  const french = fewFlavours();
  french.common.locale = 'fr';
  const autumn = fewFlavours();
  autumn.home.flavours = [...autumn.home.flavours.slice(1), aFlavour({ ID: null })];
  const { url, documents } = await shops.take({ live: french, autumn });
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await loadLazyParts(page);
  await expectNoFaults(page, { widths: WIDTHS.slice(0, 1) });
  // The English tests check the colours at the other widths.
  await expectNoFaults(page, { widths: WIDTHS.slice(1), except: ['color-contrast'] });

  await page.goto(`${url}/api/preview?deployment=autumn&secret=${PREVIEW_SECRET}`);
  for (const summary of await page.locator('[data-preview-bar] summary').all()) {
    await summary.click();
    await expectNoFaults(page, { within: '[data-preview-bar]', widths: BAR_WIDTHS });
  }
  await expectNoFaults(page, { within: '[data-preview-bar]', widths: STRIP_WIDTHS });

  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator('[data-preview-bar]').getByRole('button', { name: 'Details' }).click();
  await expectNoFaults(page, { within: '[data-preview-bar]', widths: [360] });

  documents.autumn = '{"home": {';
  expected.console.push(/status of 422/);
  expected.requests.push(/^422: /);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Invalid JSON' })).toBeVisible();
  await expectNoFaults(page, { within: '[aria-label="Invalid JSON"]', widths: [360, 1280] });
});
