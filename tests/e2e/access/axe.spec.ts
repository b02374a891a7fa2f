import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { fewFlavours } from '../support/extremes';
import { expect, test } from '../support/serve';
import { PREVIEW_SECRET } from '../support/shops';
import { hydrated, scrollTo } from '../support/visit';

import { aFlavour } from '@/tests/content';

/** One in each range of docs/specification.md, section 2, and one beyond. */
const WIDTHS = [360, 768, 1280, 1680];
const MENU_WIDTHS = [360, 768];
/** Below md the bar of a preview is a strip whose lists are in a sheet. */
const STRIP_WIDTHS = [360, 768];
const BAR_WIDTHS = [1280, 1680];

/** All of axe's rules that are about WCAG to level AA, and those that are good practice or on trial. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** On trial, and at odds with a rule that is not: a row that scrolls natively has to take the focus. */
const CONTRADICTED = ['focus-order-semantics'];

test.beforeEach(async ({ page }) => {
  // Everything stands still, so that what is looked at is what stays.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Instead of axe's own half a megabyte, which a page that has it already need not read again. */
const NOTHING_MORE = 'undefined';

type Look = { within?: string; widths?: number[]; except?: string[] };

/** Looks at each width, and lists what axe finds, one line for each element. */
async function expectNoFaults(
  page: Page,
  { within, widths = WIDTHS, except = [] }: Look = {},
): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // In the page itself: there are no frames to look into, and a second page for each look takes longer than the look.
    const isThere = await page.evaluate(() => 'axe' in window);
    const builder = new AxeBuilder({ page, axeSource: isThere ? NOTHING_MORE : undefined })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(RULES)
      .disableRules([...CONTRADICTED, ...except]);
    const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html, failureSummary }) => `${width} px: ${id}: ${html} ${failureSummary}`));
  }
  expect(found).toEqual([]);
}

/** Everything that waits for the visitor to come near is there. */
async function lookAtAll(page: Page): Promise<void> {
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

test('axe finds nothing on the page, where one panel is open and the others are not', async ({ page }) => {
  await page.goto('/');
  await lookAtAll(page);
  await openPanel(page);
  await expectNoFaults(page);
});

// Where one part is looked at, few flavours stand for all: for each look axe goes through the whole document.

test('axe finds nothing in the white panel, nor in that of a mini', async ({ page, serve }) => {
  const { url } = await serve(fewFlavours());
  await page.goto(`${url}/?white`);
  await hydrated(page);
  await openPanel(page);
  await expectNoFaults(page, { within: 'flavour-panel:not([hidden])' });

  await page.locator('[data-mini-switch]').filter({ visible: true }).click();
  await expectNoFaults(page, { within: 'flavour-panel:not([hidden])' });
});

test('axe finds nothing in the menu', async ({ page, serve }) => {
  const { url } = await serve(fewFlavours());
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(url);
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNoFaults(page, { widths: MENU_WIDTHS });
});

test('axe finds nothing on the page with forced colours', async ({ page, serve }) => {
  const { url } = await serve(fewFlavours());
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto(url);
  await hydrated(page);
  await page.locator('button[data-flavour]').first().click();
  // The colours are the visitor's own; axe compares theirs with ours.
  await expectNoFaults(page, { except: ['color-contrast'] });
});

test('axe finds nothing where the map has failed', async ({ page, expected, serve }) => {
  expected.requests.push(/test-map-style/);
  expected.console.push(/status of 503/);
  await page.route('**/test-map-style.json', (route) => route.fulfill({ status: 503 }));
  const { url } = await serve(fewFlavours());
  await page.goto(`${url}/#stores`);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'failed');
  await expectNoFaults(page, { within: '[data-section="stores"]' });
});

test('axe finds nothing in the shop', async ({ page }) => {
  for (const path of ['/shop', '/shop/dark?flavourId=103', '/shop/bonbons', '/shop/dark/cafe']) {
    await page.goto(path);
    await expectNoFaults(page);
  }
});

test('axe finds nothing on the page for what is not found', async ({ page, expected }) => {
  expected.requests.push(/^404: /);
  expected.console.push(/status of 404/);
  await page.goto('/shop/no-such-code');
  await expectNoFaults(page);
});

test('axe finds nothing on the page of an outage', async ({ page, expected, withoutContent }) => {
  expected.requests.push(/^503: /);
  expected.console.push(/status of 503/);
  await page.goto(withoutContent.url);
  await expectNoFaults(page);
});

test('axe finds nothing in French while no panel is open, nor on a previewed page with all that its bar has to say', async ({
  page,
  expected,
  shops,
}) => {
  const french = fewFlavours();
  french.common.locale = 'fr';
  const autumn = fewFlavours();
  autumn.home.flavours = [...autumn.home.flavours.slice(1), aFlavour({ ID: null })];
  const { url, documents } = await shops.take({ live: french, autumn });
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await lookAtAll(page);
  await expectNoFaults(page, { widths: WIDTHS.slice(0, 1) });
  // Other words have no other colours, and what changes colour with the width has been looked at in English.
  await expectNoFaults(page, { widths: WIDTHS.slice(1), except: ['color-contrast'] });

  await page.goto(`${url}/api/preview?deployment=autumn&secret=${PREVIEW_SECRET}`);
  for (const summary of await page.locator('[data-preview-bar] summary').all()) {
    await summary.click();
    await expectNoFaults(page, { within: '[data-preview-bar]', widths: BAR_WIDTHS });
  }
  await expectNoFaults(page, { within: '[data-preview-bar]', widths: STRIP_WIDTHS });

  // The sheet that the bar has on a phone.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator('[data-preview-bar]').getByRole('button', { name: 'Details' }).click();
  await expectNoFaults(page, { within: '[data-preview-bar]', widths: [360] });

  documents.autumn = '{"home": {';
  expected.console.push(/status of 422/);
  expected.requests.push(/^422: /);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Not JSON' })).toBeVisible();
  await expectNoFaults(page, { within: '[aria-label="Not JSON"]', widths: [360, 1280] });
});
