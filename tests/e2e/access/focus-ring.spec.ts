import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { fewFlavours } from '../support/extremes';
import { PREVIEW_SECRET } from '../support/requests';
import { expect, test } from '../support/test';
import { hydrated, PICTURES, scrollTo, SIZES } from '../support/visit';

import { ringFaults } from './focus-ring';

test.use({ reducedMotion: 'reduce' });

/** The page has about 100 controls, so more presses of Tab than this limit mean a loop. */
const MOST_PRESSES = 250;

const SCHEMES = {
  'the usual colours': { each: true },
  'increased contrast': { each: false, contrast: 'more' },
  'light forced colours': { each: false, forcedColors: 'active', colorScheme: 'light' },
  'dark forced colours': { each: false, forcedColors: 'active', colorScheme: 'dark' },
} as const;

type WalkOptions = {
  within?: string;
  /** Checks one control of each class in each section. */
  isOneOfAKind?: boolean;
};

async function walk(
  page: Page,
  { within = 'body *', isOneOfAKind = false }: WalkOptions = {},
): Promise<string[]> {
  const faults: string[] = [];
  const kinds = new Set<string>();
  let checked = 0;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const { isOver, isMap, kind } = await page.evaluate((scope) => {
      const focused = document.activeElement;
      const [isOver, isMap] = [focused?.closest(scope) == null, focused?.matches('canvas') ?? false];
      const section = focused?.closest<HTMLElement>('[data-section]')?.dataset.section;
      return { isOver, isMap, kind: `${section} ${focused?.tagName} ${focused?.getAttribute('class')}` };
    }, within);
    if (isOver) return checked > 0 ? faults : [`no control inside ${within}`];
    if (!isOneOfAKind || !kinds.has(kind)) {
      const found = await ringFaults(page);
      // Of the map, only the right side counts. The header, the card and the preview bar cover the other sides.
      faults.push(...found.filter((fault) => !isMap || fault.endsWith('right')));
      kinds.add(kind);
      checked += 1;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus is still inside ${within} after ${MOST_PRESSES} presses of Tab`);
}

async function start(page: Page, first = page.locator('header a').first()): Promise<void> {
  await hydrated(page);
  await scrollTo(page, '#stores');
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
  await first.focus();
}

for (const [scheme, { each, ...media }] of Object.entries(SCHEMES))
  test(`with ${scheme}, ${each ? 'each control' : 'one control of each kind'} has a clearly visible focus ring`, async ({
    page,
    serve,
  }) => {
    const isOneOfAKind = !each;
    await page.emulateMedia(media);
    const { url } = await serve(fewFlavours());

    await test.step('on the page with an open panel, focus rings are clearly visible', async () => {
      await page.setViewportSize(SIZES.lg);
      await page.goto(`${url}/?flavour=101`);
      await start(page);
      expect(await walk(page, { isOneOfAKind })).toEqual([]);
    });

    await test.step('in the menu, focus rings are clearly visible', async () => {
      await page.setViewportSize(SIZES.xs);
      await page.goto(url);
      await hydrated(page);
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      await expect(page.locator('dialog:modal')).toHaveCSS('opacity', '1');
      expect(await walk(page, { within: 'dialog', isOneOfAKind })).toEqual([]);
    });
  });

test('with a white panel and a chosen allergen, each control in the collections has a clearly visible focus ring', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.lg);
  await page.goto('/?flavour=102&without=milk&white');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Collections' }).getByRole('link').first().focus();
  expect(await walk(page, { within: '[data-section="collections"]' })).toEqual([]);
});

test('on a phone, each control has a clearly visible focus ring', async ({ page, serve }) => {
  const { url } = await serve(fewFlavours());
  await page.setViewportSize(SIZES.xs);
  await page.goto(`${url}/?flavour=101`);
  await start(page);
  expect(await walk(page)).toEqual([]);
});

test('on the shop pages and the 404 page, each control has a clearly visible focus ring', async ({
  page,
  expected,
}) => {
  expected.requests.push(/^404: /);
  expected.console.push(/status of 404/);
  await page.setViewportSize(SIZES.lg);
  for (const path of ['/shop', '/shop/dark/cafe', '/shop/no-such-code']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    expect.soft(await walk(page), path).toEqual([]);
  }
});

test('over pictures in the colour of the focus ring, the ring is still clearly visible', async ({ page }) => {
  const copper = await sharp({ create: { width: 8, height: 10, channels: 3, background: '#b5713c' } })
    .png()
    .toBuffer();
  await page.route(PICTURES, (route) => route.fulfill({ body: copper, contentType: 'image/png' }));
  await page.setViewportSize(SIZES.lg);
  await page.goto('/');
  await hydrated(page);
  await page.locator('header a').first().focus();
  expect(await walk(page, { within: 'header, [data-section="intro"], [data-section="categories"]' })).toEqual(
    [],
  );
});

test('in a preview, controls have clearly visible focus rings, and the preview bar covers no focus ring', async ({
  page,
  shops,
}) => {
  const autumn = fewFlavours();
  autumn.common.siteName = 'Autumn';
  const { url } = await shops.take({ live: fewFlavours(), autumn });
  for (const size of [SIZES.lg, SIZES.xs]) {
    await page.setViewportSize(size);
    await page.goto(`${url}/api/preview?deployment=autumn&secret=${PREVIEW_SECRET}`);
    // Starts after the skip link, because a frame under that link has the colour of the focus ring.
    await start(page, page.getByRole('banner').getByRole('link', { name: 'Autumn' }));
    const above = 'header, [data-section="categories"], [data-section="collections"], [data-section="intro"]';
    expect.soft(await walk(page, { within: above }), `above, ${size.width} px`).toEqual([]);
    await page.locator('footer a').last().focus();
    await page.keyboard.press('Tab');
    expect.soft(await walk(page, { within: '[data-preview-bar]' }), `bar, ${size.width} px`).toEqual([]);
  }

  await test.step('in the details of the preview bar, focus rings are clearly visible', async () => {
    await page.locator('[data-preview-bar]').getByRole('button', { name: 'Details' }).press('Enter');
    await page.keyboard.press('Tab');
    expect(await walk(page, { within: '[popover]' })).toEqual([]);
  });
});
