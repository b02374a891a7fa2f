import type { Locator, Page } from '@playwright/test';

import { PREVIEW_SECRET as SECRET } from '../support/requests';
import { expect, test as base } from '../support/test';

import { openPreview } from './open-preview';

import { aCollection, aDocument } from '@/tests/content';
import { deployments } from '@/tests/content-server';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 780 } };

const flavour = (ID: number, more: object = {}) => ({
  ID,
  NAME: `Flavour ${ID}`,
  PREVIEW_TEXT: `All about ${ID}`,
  PRICE: 9,
  INGREDIENTS: 'Cocoa mass, cane sugar.',
  SECTION_ID: ['tablets'],
  ...more,
});
const IDS = [101, 102, 103, 104, 105, 106, 107, 108];

const shopWith = (flavours: object[], common: object = {}, more: object = {}) =>
  aDocument({
    common: { siteName: 'Quatorze', ...common },
    home: {
      texts: {
        intro: { NAME: 'Quatorze', TEXT_1: 'Fourteen flavours' },
        story: { NAME: 'A story', TEXT_1: '<p>Long.</p>'.repeat(40) },
      },
      flavours,
      ...more,
    },
  });

const LIVE = shopWith(IDS.map((id) => flavour(id)));
const AUTUMN = shopWith(
  [
    ...IDS.map((id) => flavour(id, id === 106 ? { PRICE: 9.5 } : {})),
    flavour(115),
    flavour(116, { ID: 101 }),
  ],
  { saleEnabled: false },
  { collections: [aCollection({ NAME: 'Tablets of autumn' })] },
);

const test = base.extend<{ url: string }>({
  url: async ({ shops }, provide) => provide((await shops.take({ live: LIVE, autumn: AUTUMN })).url),
});

async function open(page: Page, url: string, size: keyof typeof SIZES): Promise<Locator> {
  await page.setViewportSize(SIZES[size]);
  return (await openPreview(page, url, 'autumn')).bar;
}

/**
 * Opens a list of the preview bar. On the phone, the list is in a sheet. `label`: name of the list, or a text beside
 * it.
 */
async function openList(bar: Locator, size: keyof typeof SIZES, label: string): Promise<void> {
  if (size === 'phone') await bar.getByRole('button', { name: 'Details' }).click();
  const summary = bar.locator('dl > div').filter({ hasText: label }).locator('dd > details > summary');
  const named = summary.filter({ hasText: label }); // the lists Problems and Hints share a row, so choose by label
  await ((await named.count()) > 0 ? named : summary).click();
}

/** Checks the top, middle and bottom. The header, the bar or a list could cover them. */
const isUncovered = (element: Locator) =>
  element.evaluate((target) => {
    const { top, bottom, left, width } = target.getBoundingClientRect();
    const points = [top + 2, (top + bottom) / 2, bottom - 2];
    return points.every((y) => target.contains(document.elementFromPoint(left + width / 2, y)));
  });

for (const size of ['desk', 'phone'] as const) {
  test(`a click on a flavour in the list of changes scrolls to the tile of the flavour (${size})`, async ({
    page,
    url,
  }) => {
    const bar = await open(page, url, size);
    const tile = page.locator('[data-item]').filter({ has: page.locator('[data-flavour="106"]') });

    await openList(bar, size, 'Changes for visitors');
    await bar.getByRole('link', { name: 'Flavour 106, 106', exact: true }).click();

    await expect(tile).toHaveAttribute('data-revealed');
    await expect(bar.getByRole('listitem').filter({ visible: true })).toHaveCount(0);
    await expect.poll(() => isUncovered(tile)).toBe(true);
    await expect(tile).toBeFocused();
  });

  test(`a click on a field in the list of changes scrolls to the value of the field in the panel (${size})`, async ({
    page,
    url,
  }) => {
    const bar = await open(page, url, size);
    const price = page.locator('[data-flavour-panel="106"] [data-revealed]');

    await openList(bar, size, 'Changes for visitors');
    await bar
      .getByRole('listitem')
      .filter({ hasText: 'Flavour 106' })
      .getByRole('link', { name: 'PRICE', exact: true })
      .click();

    await expect(price).toContainText('9.50');
    await expect.poll(() => isUncovered(price)).toBe(true);
  });

  test(`a click on a collection in the list of changes scrolls to the collection’s section (${size})`, async ({
    page,
    url,
  }) => {
    const bar = await open(page, url, size);

    await openList(bar, size, 'Changes for visitors');
    await bar.getByRole('link', { name: 'Tablets of autumn, tablets' }).click();

    await expect(page.locator('section[data-collection]')).toHaveAttribute('data-revealed');
    await expect.poll(() => isUncovered(page.getByRole('heading', { name: 'Tablets of autumn' }))).toBe(true);
  });
}

test('in the list of changes, a setting that the page does not show is no link', async ({ page, url }) => {
  const bar = await open(page, url, 'desk');

  await openList(bar, 'desk', 'Changes for visitors');

  await expect(bar.getByText('Setting saleEnabled')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'saleEnabled' })).toHaveCount(0);
});

test('in the list of changes, a setting that the page shows is a link to its place', async ({
  page,
  shops,
}) => {
  const { url } = await shops.take({
    live: LIVE,
    autumn: shopWith(
      IDS.map((id) => flavour(id)),
      { siteName: 'Quinze' },
    ),
  });
  const bar = await open(page, url, 'desk');

  await openList(bar, 'desk', 'Changes for visitors');
  await bar.getByRole('link', { name: 'siteName' }).first().click();

  await expect(page.locator('[data-revealed]')).toHaveText('Quinze');
});

test('if the page leaves out a flavour with a problem, the problem is a link to the flavours section', async ({
  page,
  url,
}) => {
  const bar = await open(page, url, 'desk');

  await openList(bar, 'desk', 'Problems');
  await bar.getByRole('link', { name: 'flavours › Flavour 116 › ID' }).click();

  await expect(page).toHaveURL(/#flavours$/);
  await expect(page.locator('[data-revealed]')).toHaveCount(0);
  await expect(bar.getByRole('listitem').filter({ visible: true })).toHaveCount(0);
});

test('the hint about a difference between two languages is a link to the flavour', async ({
  page,
  startBackend,
  startServer,
}) => {
  const [first = {}, ...others] = IDS.map((id) => flavour(id, { ALLERGENS: ['milk'] }));
  const documents = {
    'autumn.en': shopWith([first, ...others]),
    'autumn.fr': shopWith([{ ...first, ALLERGENS: ['soja'] }, ...others], { locale: 'fr' }),
  };
  const source = await startBackend(deployments(documents));
  const { url } = await startServer({
    CONTENT_SOURCE: `${source.url}/{deployment}.{locale}.json`,
    CONTENT_DEPLOYMENT: 'autumn',
    LOCALES: 'en,fr',
    PREVIEW_SECRET: SECRET,
  });
  const bar = await open(page, url, 'desk');

  await openList(bar, 'desk', 'Hints');
  await bar.getByRole('link', { name: 'has different allergens in French' }).click();

  const allergens = page.locator('[data-flavour-panel="101"] [data-revealed]');
  await expect.poll(() => isUncovered(allergens)).toBe(true);
});
