import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { ANCHORS, scrollTo } from '../support/visit';

const ANY_SCRIPT = /\/_next\/static\/.+\.m?js(?!\w)/;
const WORKER = /maplibre-gl-worker/;

function scriptsAskedBy(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (ANY_SCRIPT.test(request.url())) asked.add(request.url());
  });
  return asked;
}

async function loadLazyParts(page: Page): Promise<void> {
  for (const name of ['categories', 'corporate', 'partnership'])
    await scrollTo(page, `[data-section="${name}"]`, 100);
  await expect(page.locator('[data-slider="partnership"]')).toHaveAttribute('data-state', 'running');
  await scrollTo(page, '[data-section="stores"]', 100);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
}

async function visitWithout(page: Page, script: string): Promise<void> {
  await page.unrouteAll();
  await page.route(script, (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
}

async function expectReadable(page: Page, script: string): Promise<void> {
  await expect(page.locator('main > section[data-section]'), script).toHaveCount(10);
  for (const name of ['Categories', 'Fourteen flavours', 'The store', 'Contact'])
    await expect(page.getByRole('heading', { name, exact: true, level: 2 }), script).toBeVisible();
  for (const anchor of ['story', 'contacts']) {
    // While the page loads, a link may move, so a click may miss the link.
    await expect(async () => {
      await page.locator(`header a[href="#${anchor}"]:visible`).click();
      await expect(page.locator(`#${anchor}`), script).toBeInViewport({ timeout: 5_000 });
      await expect(page, script).toHaveURL(new RegExp(`#${anchor}$`), { timeout: 5_000 });
    }).toPass();
  }
  await expect(page.locator('#stores address'), script).toHaveText('14 rue des Quatre-Vents, 75006 Paris');
}

// With reduced motion, links scroll in one step.
test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ expected }) => {
  expected.requests.push(/^failed: .*\/_next\/static\//);
  expected.console.push(
    /ERR_FAILED/,
    /ChunkLoadError|Failed to load chunk|Loading chunk|Worker failed to load/,
  );
});

test('if any single script fails during loading, the page is readable, and header links lead to their sections', async ({
  page,
}) => {
  const asked = scriptsAskedBy(page);
  await page.goto('/');
  const first = [...asked];
  expect(first.length).toBeGreaterThan(4);

  for (const script of first) {
    await visitWithout(page, script);
    await expectReadable(page, script);
  }
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
});

test('if a script fails during loading, the allergen finder is not shown, because its buttons would do nothing', async ({
  page,
}) => {
  await page.route(ANY_SCRIPT, (route) => route.abort());
  await page.goto('/');

  await expect(page.locator('[data-without]')).toBeHidden();
});

test('if any single lazily loaded script fails, the page is readable and the categories can be scrolled', async ({
  page,
}) => {
  const asked = scriptsAskedBy(page);
  await page.goto('/');
  const first = [...asked];
  await loadLazyParts(page);
  const later = [...asked].filter((url) => !first.includes(url));
  expect(later.some((url) => WORKER.test(url))).toBe(true);
  expect(later.length).toBeGreaterThan(2);

  for (const script of later) {
    await visitWithout(page, script);
    await expectReadable(page, script);
    await scrollTo(page, '[data-slider="categories"]', 100);
    const tile = page.locator('a[data-category]').last();
    await tile.focus();
    await expect(tile, script).toBeInViewport();
  }
});

test('without any script, each section can be reached by its address', async ({ page }) => {
  await page.route(ANY_SCRIPT, (route) => route.abort());
  for (const anchor of ANCHORS) {
    await page.goto(`/#${anchor}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});
