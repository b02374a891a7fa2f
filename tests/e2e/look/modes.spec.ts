import type { Page } from '@playwright/test';

import { liveDocument } from '../support/documents';
import { PREVIEW_SECRET } from '../support/requests';
import { expect, test as base } from '../support/test';
import { drawn, scrollTo, SIZES } from '../support/visit';

import { expectMatchesPicture, isComparable, NOT_COMPARABLE, visit } from './pictures';

/** A window of 1280 x 1024 px at 400 % zoom. */
const REFLOW = { width: 320, height: 256 };
/** A4 at 96 px per inch, without the margins of `@page`. */
const PAPER = { width: 718, height: 1047 };
/** This address opens a panel and chooses an allergen. The chocolate tablet then has all four kinds of squares. */
const IN_USE = '/?without=hazelnuts&flavour=102';

/**
 * Returns a document whose first flavour has unknown allergens. Also removes special opening days, because their text
 * depends on the current date.
 */
function withUnknownAllergens() {
  const document = liveDocument();
  const [first] = document.home.flavours as Record<string, unknown>[];
  for (const key of ['ALLERGENS', 'TRACES', 'INGREDIENTS']) delete first?.[key];
  delete (document.home.texts as Record<string, unknown>)['stores-special'];
  return document;
}

/** Opens a page with an open panel, a chosen allergen and a failed map. */
type Open = (viewport: { width: number; height: number }) => Promise<void>;

const test = base.extend<{ open: Open }>({
  open: async ({ page, expected, serve }, provide) => {
    expected.requests.push(/test-map-style/);
    expected.console.push(/test-map-style|Failed to load resource/);
    await page.route('**/test-map-style.json', (route) => route.abort());
    const { url } = await serve(withUnknownAllergens());
    await provide(async (viewport) => {
      await visit(page, viewport, url + IN_USE);
      await expect(page.locator('[data-flavour-panel="102"]')).toBeVisible();
      await expect(page.locator('[data-verdict]').first()).toBeAttached();
    });
  },
});

test.use({ reducedMotion: 'reduce', bypassCSP: true });

test.skip(({ browserName, browser }) => !isComparable(browserName, browser), NOT_COMPARABLE);

const PLACES = {
  intro: '[data-section="intro"]',
  finder: '[data-without]',
  panel: '[data-flavour-panel="102"]',
  story: '#story',
  stores: '#stores',
  map: '[data-map]',
  contacts: '#contacts',
};

async function expectPlaces(page: Page, mode: string, places: (keyof typeof PLACES)[]): Promise<void> {
  for (const place of places) {
    await scrollTo(page, PLACES[place], place === 'finder' || place === 'panel' ? 90 : 0);
    if (place === 'stores' || place === 'map')
      await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'failed');
    await expectMatchesPicture(page, `${mode}-${place}`);
  }
}

const addStyle = (page: Page, content: string) => page.addStyleTag({ content });

test('with dark forced colours, the page matches its reference pictures', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(SIZES.md);
  await expectPlaces(page, 'forced-dark', ['intro', 'finder', 'panel', 'stores', 'contacts']);
});

test('with light forced colours, the page matches its reference pictures', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await open(SIZES.xs);
  await expectPlaces(page, 'forced-light', ['intro', 'finder']);
});

test('with increased contrast, the page matches its reference pictures', async ({ page, open }) => {
  await page.emulateMedia({ contrast: 'more' });
  await open(SIZES.md);
  await expectPlaces(page, 'contrast-more', ['finder', 'panel']);
  await page.locator('#contacts').getByRole('link', { name: 'bonjour' }).focus();
  await expectPlaces(page, 'contrast-more', ['contacts']);
});

test('in greyscale, the allergen finder matches its reference picture', async ({ page, open }) => {
  await open(SIZES.md);
  await addStyle(page, 'html { filter: grayscale(1) }');
  await expectPlaces(page, 'grey', ['finder']);
});

test('with text of double size, the page matches its reference pictures', async ({ page, open }) => {
  await open(SIZES.lg);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await drawn(page);
  await expectPlaces(page, 'text-200', ['panel', 'map']);
  await page.setViewportSize(SIZES.xs);
  await expectPlaces(page, 'text-200-xs', ['intro']);
});

test('with wider text spacing, the page matches its reference pictures', async ({ page, open }) => {
  await open(SIZES.xs);
  await addStyle(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  );
  await drawn(page);
  await expectPlaces(page, 'spacing', ['panel', 'contacts']);
});

test('at 400 % zoom, the page matches its reference pictures', async ({ page, open }) => {
  await open(REFLOW);
  await expectPlaces(page, 'zoom', ['intro', 'finder', 'panel', 'story', 'map', 'contacts']);
});

test('the printed page matches its reference pictures, in colour and in grey', async ({ page, open }) => {
  await open(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expectMatchesPicture(page, 'print', true);
  await addStyle(page, 'html { filter: grayscale(1) }');
  // The top of the page is enough: the rest has the same kinds of borders and texts.
  await page.setViewportSize({ ...PAPER, height: 420 });
  await expectMatchesPicture(page, 'print-grey');
});

test('with forced colours, the preview bar matches its reference picture', async ({ page, shops }) => {
  const faulty = liveDocument();
  faulty.home.categories = [...(faulty.home.categories as object[]), { NAME: 'No code' }];
  const { url } = await shops.take({ live: liveDocument(), faulty });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, REFLOW, `${url}/api/preview?deployment=faulty&secret=${PREVIEW_SECRET}`);
  await expect(page.locator('[data-preview-bar]').getByRole('button', { name: 'Details' })).toBeVisible();
  await expectMatchesPicture(page, 'forced-dark-preview');
});
