import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { holdBack, hydrated, SCRIPTS } from '../support/visit';

import { aCollection, aDocument, aFlavour, type Wire } from '@/tests/content';

const FLAVOURS: Wire[] = [
  aFlavour({ ID: 'milk', NAME: 'Milk', ALLERGENS: ['Milk'], TRACES: 'hazelnuts', MINI_ID: 'mini' }),
  aFlavour({ ID: 'crunch', NAME: 'Crunch', ALLERGENS: 'milk, hazelnuts' }),
  aFlavour({
    ID: 'dark',
    NAME: 'Dark',
    ALLERGENS: 'none',
    TRACES: ['milk'],
    SECTION_ID: ['tablets', 'gifts'],
  }),
  aFlavour({ ID: 'soya', NAME: 'Soya', ALLERGENS: 'soya' }),
  aFlavour({ ID: 'silent', NAME: 'Silent', INGREDIENTS: 'cocoa' }),
  { ID: 'mini', NAME: 'Milk', ALLERGENS: 'milk' },
];

const aShop = (flavours = FLAVOURS, common: Wire = {}) =>
  aDocument({
    common,
    home: {
      texts: { intro: { NAME: 'Quatorze' }, flavours: { NAME: 'Flavours' }, contacts: { NAME: 'Contact' } },
      collections: [aCollection(), aCollection({ ID: 'gifts' })],
      flavours,
    },
  });

const finder = (page: Page) => page.locator('[data-without]');
const press = (page: Page, allergen: string) => page.locator(`button[data-allergen="${allergen}"]`).click();
const suits = (page: Page) =>
  page
    .locator('button[data-flavour]')
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.suits));
const boxes = (tiles: Locator) =>
  tiles.evaluateAll((all) =>
    all.map((tile) => {
      const { x, width, height, top } = tile.getBoundingClientRect();
      return [x, width, height, top + window.scrollY];
    }),
  );

test('chosen allergens appear in the address and in the tiles’ verdicts until the visitor clears the choice', async ({
  page,
  serve,
}) => {
  const { url } = await serve(aShop());
  await page.goto(`${url}/?white#flavours`);
  await hydrated(page);
  const tiles = page.locator('button[data-flavour]');
  const before = await boxes(tiles);
  const status = finder(page).locator('[data-without-status]');

  await press(page, 'hazelnuts');
  await expect(status).toHaveText('2 of 5 list no hazelnuts, 1 may contain traces, 1 is not known');
  expect(await suits(page)).toEqual(['traces', 'no', 'yes', 'yes', 'unknown', 'yes']);
  await expect(page.getByRole('button', { name: /Crunch.*Contains hazelnuts/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Silent.*Not known/ })).toBeVisible();
  await expect(page).toHaveURL(`${url}/?white&without=hazelnuts#flavours`);

  await press(page, 'milk');
  await expect(page).toHaveURL(`${url}/?white&without=milk,hazelnuts#flavours`);
  await expect(status).toHaveText(/^1 of 5 lists no milk or hazelnuts/);
  expect(await boxes(tiles)).toEqual(before);

  // The choice survives a reload and changes of the hash.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page).toHaveURL(`${url}/?white&without=milk,hazelnuts`);
  await page.reload();
  await expect(status).toHaveText(/^1 of 5/);
  await expect(finder(page).getByRole('button', { pressed: true })).toHaveText(['milk', 'hazelnuts']);

  await finder(page).getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(`${url}/?white`);
  await expect(status).toHaveText('');
  expect(await suits(page)).toEqual(Array.from({ length: 6 }, () => undefined));
  await expect(finder(page).getByRole('button').first()).toBeFocused();
});

for (const moment of ['before hydration', 'while the finder loads'] as const)
  test(`allergens chosen ${moment} stay chosen after the finder has loaded`, async ({ page, serve }) => {
    const { url } = await serve(aShop());
    if (moment === 'while the finder loads') {
      await page.goto(url);
      await hydrated(page);
    }
    const release = await holdBack(page, SCRIPTS);
    if (moment === 'before hydration') await page.goto(url, { waitUntil: 'domcontentloaded' });
    await press(page, 'hazelnuts');
    await press(page, 'hazelnuts'); // a visitor who sees no reaction presses again
    await press(page, 'milk');
    release();

    await expect(finder(page).getByRole('button', { pressed: true })).toHaveText(['milk', 'hazelnuts']);
    await expect(finder(page).locator('[data-without-status]')).toHaveText(/no milk or hazelnuts/);
  });

test('if the address names an allergen, the panels of a flavour and its mini show a verdict on the allergen', async ({
  page,
  serve,
}) => {
  const { url } = await serve(aShop());
  await page.goto(`${url}/?without=hazelnuts&flavour=milk`);
  const panel = page.locator('[data-flavour-panel="milk"]');
  await expect(panel).toBeVisible();
  await expect(panel.locator('[data-fact="traces"]')).toContainText('May contain hazelnuts');

  // The mini inherits the traces of its full-size flavour.
  await panel.locator('button[data-mini-switch]').click();
  await expect(page.locator('[data-flavour-panel="mini"] [data-fact="traces"]')).toContainText(
    'May contain hazelnuts',
  );
});

test('a visitor can choose an allergen by keyboard, and the focus stays on the button', async ({
  page,
  serve,
}) => {
  const { url } = await serve(aShop());
  await page.goto(url);
  await hydrated(page);
  const [milk, hazelnuts] = ['milk', 'hazelnuts'].map((name) => finder(page).getByRole('button', { name }));
  await finder(page).getByRole('button').first().focus();
  while (!(await milk!.evaluate((button) => button.matches(':focus-visible'))))
    await page.keyboard.press('Tab');

  await page.keyboard.press('Space');
  await expect(milk!).toHaveAttribute('aria-pressed', 'true');
  await expect(milk!).toBeFocused();
  await expect(finder(page).locator('[data-without-status]')).toHaveText(/no milk/);
  await page.keyboard.press('Enter');
  await expect(milk!).toHaveAttribute('aria-pressed', 'false');
  await expect(hazelnuts!).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(url);
});

const MANY = 'wheat, eggs, fish, peanuts, soya, milk, almonds, celery, mustard, sesame, sulphites, lupin';

test('with more than ten allergens to choose from, every name is visible at every window width', async ({
  page,
  serve,
}) => {
  const { url } = await serve(aShop([aFlavour({ ID: 'all', ALLERGENS: MANY })]));
  await page.goto(url);
  await hydrated(page);
  const names = finder(page).locator('button[data-allergen]');
  for (const width of [320, 360, 600, 768, 960, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    await names.last().scrollIntoViewIfNeeded();
    for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
  }
});

test('the address names chosen allergens in the order of the buttons, not of the clicks', async ({
  page,
  serve,
}) => {
  const { url } = await serve(aShop([aFlavour({ ID: 'all', ALLERGENS: MANY })]));
  await page.goto(url);
  await hydrated(page);
  await press(page, 'lupin');
  await press(page, 'fish');
  await expect(page).toHaveURL(`${url}/?without=fish,lupin`);
});

test('in forced colours, a verdict has a visible border, and a chosen allergen has a thicker underline', async ({
  page,
  serve,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { url } = await serve(aShop());
  await page.goto(`${url}/?without=hazelnuts`);
  await hydrated(page);
  const verdict = page.getByText('Contains hazelnuts', { exact: true }).first();
  await expect(verdict).toBeVisible();

  const [frame, ground] = await verdict.evaluate((element) => {
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element);
    return [`${borderTopWidth} ${borderTopColor}`, backgroundColor];
  });
  expect(frame).toMatch(/^1px rgb\(/);
  expect(frame).not.toBe(`1px ${ground}`);
  const lineOf = (name: string) =>
    finder(page)
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).textDecorationThickness);
  expect([await lineOf('hazelnuts'), await lineOf('milk')]).toEqual(['3px', '1px']);
});

test('the printed price list marks each flavour that contains or may contain a chosen allergen', async ({
  page,
  serve,
}) => {
  const { url } = await serve(aShop());
  await page.goto(`${url}/?without=hazelnuts`);
  await hydrated(page);
  await expect(finder(page).locator('[data-without-status]')).toHaveText(/no hazelnuts/);
  await page.emulateMedia({ media: 'print' });

  await expect(finder(page)).toBeHidden();
  const verdicts = page.locator('[data-fact]').getByText(/^(?:Contains|May contain) hazelnuts$/);
  await expect(verdicts.filter({ visible: true })).toHaveText([
    'May contain hazelnuts',
    'Contains hazelnuts',
  ]);
});

test('on a French page, the status text of the allergen finder is in French', async ({ page, serve }) => {
  const { url } = await serve(aShop(FLAVOURS, { locale: 'fr' }));
  await page.goto(`${url}/?without=soya,hazelnuts`);

  await expect(finder(page).locator('[data-without-status]')).toHaveText(
    '1 sur 5 sans soja ni noisettes dans la liste, 1 peut contenir des traces, 1 n’est pas connue',
  );
});

test('without scripts, the allergen finder is hidden', async ({ browser, serve }) => {
  const { url } = await serve(aShop());
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);

  await expect(finder(page)).toBeHidden();
  await context.close();
});

test('if no flavour states allergens, the page contains no allergen finder', async ({ request, serve }) => {
  const { url } = await serve(aShop([aFlavour({ INGREDIENTS: 'milk' })]));

  expect(await (await request.get(url)).text()).not.toMatch(/data-without|Which can I eat/);
});
