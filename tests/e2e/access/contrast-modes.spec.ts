import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { expect, test } from '../support/test';
import { hydrated, scrollTo, SIZES, still } from '../support/visit';

const openPanel = '[data-flavour-panel]:not([hidden])';

test.use({ reducedMotion: 'reduce' });

const styleOf = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name, part]) => getComputedStyle(node, part || undefined).getPropertyValue(name), [
    property,
    pseudo ?? '',
  ] as const);

async function visitPanel(page: Page): Promise<void> {
  await page.goto('/?without=milk&flavour=102');
  await hydrated(page);
  await expect(page.locator(openPanel)).toBeVisible();
  await expect(page.locator('[data-verdict]').first()).toBeAttached();
}

test('with forced colours, symbols that are drawn as CSS backgrounds stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visitPanel(page);
  const marks: [what: string, element: Locator, pseudo: string][] = [
    ['the sign of the product text', page.locator(`${openPanel} [data-about-toggle]`), '::before'],
    ['the arrow of the open tile', page.locator('[data-item][data-open]'), '::after'],
    [
      'the hatching of a square with traces',
      page.getByRole('list', { name: 'All flavours' }).getByRole('link').first(),
      '::before',
    ],
  ];
  for (const [what, element, pseudo] of marks)
    expect.soft(await styleOf(element, 'background-image', pseudo), what).toContain('gradient');

  const tile = page.locator('[data-tile]').first();
  const canvas = await styleOf(page.locator('html'), 'background-color');
  expect(await styleOf(tile.locator('> :first-child'), 'background-color'), 'plate').not.toBe(canvas);
});

test('with forced colours, the buy link and the verdicts have the same background colour as the page', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/?without=hazelnuts&flavour=102');
  await hydrated(page);
  await expect(page.locator(openPanel)).toBeVisible();
  const canvas = await styleOf(page.locator('html'), 'background-color');
  for (const filled of [
    page.locator(`${openPanel} [data-buy]`),
    page.locator('[data-suits="yes"] > [data-verdict]').first(),
  ])
    await expect.soft(filled).toHaveCSS('background-color', canvas);
});

test('with forced colours, the header and the controls over the film have an opaque background', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.setViewportSize(SIZES.xs);
  await page.goto('/');
  await hydrated(page);
  const header = page.locator('header');
  await expect(header).toHaveAttribute('data-over-title', 'true');
  expect(await styleOf(header, 'opacity', '::before')).toBe('1');
  expect(await styleOf(header, 'background-color', '::before')).toBe('rgb(255, 255, 255)');
  for (const control of [
    page.locator('[data-section="intro"]').getByRole('button', { name: 'Play film' }),
    page.locator('[data-section="intro"]').getByRole('link', { name: 'Go to the shop' }),
  ])
    await expect(control).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('with forced colours, the header underlines the link to the current section', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await hydrated(page);
  await scrollTo(page, '#story');
  const current = page.locator('header nav [aria-current]').first();
  await expect(current).toHaveText('Story');
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});

test('with dark forced colours, the map keeps its light colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize(SIZES.lg);
  await page.goto('/#stores');
  const map = page.locator('[data-map]');
  await expect(map).toHaveAttribute('data-map-state', 'ready');
  await scrollTo(page, '#stores');
  await still(page);
  // A strip of the map between the card and the marker.
  const clip = { x: 700, y: 400, width: 40, height: 480 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  for (const { min } of channels.slice(0, 3)) expect(min).toBeGreaterThan(150);
});

test('with increased contrast, focus rings and borders on dark backgrounds are cream', async ({ page }) => {
  const CREAM = 'rgb(246, 239, 228)';
  await page.emulateMedia({ contrast: 'more' });
  await visitPanel(page);
  for (const control of [
    page.locator('[data-section="intro"]').getByRole('link', { name: 'Go to the shop' }),
    page.locator(`${openPanel} [data-buy]`),
    page.locator(`${openPanel} [data-about-toggle]`),
    page.locator('#partnership').getByRole('link', { name: 'Request the dossier' }),
    page.locator('#contacts').getByRole('link', { name: 'bonjour' }),
    page.locator('footer').getByRole('link').first(),
  ]) {
    await control.focus();
    await expect.soft(control).toHaveCSS('outline-color', CREAM);
  }
  const dossier = page.locator('#partnership').getByRole('link', { name: 'Request the dossier' });
  await expect.soft(dossier).toHaveCSS('border-color', CREAM);

  const square = page.getByRole('list', { name: 'All flavours' }).getByRole('link').first();
  await square.focus();
  await expect(square).not.toHaveCSS('outline-color', CREAM);
});
