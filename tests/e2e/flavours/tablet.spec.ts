import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { expect, test } from '../support/test';
import { hydrated } from '../support/visit';

import { aCollection, aDocument, aFlavour } from '@/tests/content';

const SHOP = aDocument({
  home: {
    texts: { intro: { NAME: 'Quatorze' }, flavours: { NAME: 'Flavours' }, contacts: { NAME: 'Contact' } },
    collections: [aCollection(), aCollection({ ID: 'gifts' })],
    flavours: [
      aFlavour({ ID: 'milk', NAME: 'Milk', ALLERGENS: ['Milk'], TRACES: 'hazelnuts' }),
      aFlavour({ ID: 'crunch', NAME: 'Crunch', ALLERGENS: 'milk, hazelnuts' }),
      aFlavour({ ID: 'dark', NAME: 'Dark', ALLERGENS: 'none', SECTION_ID: ['tablets', 'gifts'] }),
      aFlavour({ ID: 'silent', NAME: 'Silent', INGREDIENTS: 'cocoa' }),
    ],
  },
});

const tablet = (page: Page) => page.getByRole('list', { name: 'All flavours' });
const squares = (page: Page) => tablet(page).getByRole('link');
const names = (page: Page) =>
  squares(page).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));

test('the squares of the chocolate tablet link to the panels of all flavour tiles, in the page’s order', async ({
  page,
  serve,
}) => {
  const { url } = await serve(SHOP);
  await page.goto(url);
  expect(await names(page)).toEqual(['Milk', 'Crunch', 'Dark', 'Silent', 'Dark']);
  const targets = await page
    .locator('[data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => `#${(tile as HTMLElement).dataset.tile}`));
  expect(await squares(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    targets,
  );
});

test('a square of the chocolate tablet opens a panel, and looks broken off until the panel closes', async ({
  page,
  storefront,
}) => {
  await page.goto(`${storefront.url}/#flavours`);
  await hydrated(page);
  const face = (number: number) =>
    squares(page)
      .nth(number)
      .evaluate((square) => getComputedStyle(square, '::before').transform);
  for (const number of [1, 12, 5]) {
    await squares(page).nth(number).click();
    await expect(squares(page).nth(number)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => face(number)).not.toBe('none');
    const name = (await names(page))[number];
    const heading = page.locator('[data-flavour-panel]:visible').getByRole('heading', { level: 4, name });
    await expect(heading).toBeInViewport();
    const { bottom } = await page.locator('header').evaluate((header) => header.getBoundingClientRect());
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(bottom);
  }
  await expect(tablet(page).locator('[aria-current="true"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tablet(page).locator('[aria-current="true"]')).toHaveCount(0);
  await expect.poll(() => face(5)).toBe('none');
});

test('the squares of the chocolate tablet show the finder’s verdicts until the chosen allergen is cleared', async ({
  page,
  serve,
}) => {
  const { url } = await serve(SHOP);
  await page.goto(`${url}/#flavours`);
  await hydrated(page);
  const answers = () =>
    squares(page).evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.answer));
  const faces = () =>
    squares(page).evaluateAll((links) =>
      links.map((link) => {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(link, '::before');
        const isHatched = backgroundImage !== 'none';
        const isFilled = !/^rgba\(.*, 0\)$/.test(backgroundColor); // only the alpha value counts
        return opacity === '0' ? 'empty' : isHatched ? 'hatched' : isFilled ? 'filled' : 'outlined';
      }),
    );
  await page.locator('button[data-allergen="hazelnuts"]').click();
  await expect.poll(answers).toEqual(['traces', 'no', 'yes', 'unknown', 'yes']);
  expect(await faces()).toEqual(['hatched', 'empty', 'filled', 'outlined', 'filled']);

  await page.emulateMedia({ forcedColors: 'active' });
  expect(await faces(), 'with forced colours').toEqual(['hatched', 'empty', 'filled', 'outlined', 'filled']);
  await page.emulateMedia({ forcedColors: 'none' });

  await page.locator('[data-without-clear]').click();
  await expect.poll(answers).toEqual(Array.from({ length: 5 }));
  expect(await faces()).toEqual(Array.from({ length: 5 }, () => 'filled'));
});

test('in a hatched square of the chocolate tablet, all lines of the hatching are equally thick', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${storefront.url}/?without=milk#flavours`);
  const square = page.locator('[data-answer="traces"]').first();
  await expect(square).toBeVisible();
  const edge = 4; // width of the frame in pixels
  const { data, info } = await sharp(await square.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height - 2 * edge }, (_, row) =>
    [...data.subarray((row + edge) * info.width + edge, (row + edge + 1) * info.width - edge)]
      .map((grey) => (grey < 160 ? 'x' : ' '))
      .join(''),
  );
  const lines = rows.flatMap((row) => row.match(/(?<= )x+(?= )/g) ?? []);
  expect(lines.length).toBeGreaterThan(100);
  expect(new Set(lines).size).toBe(1);
});

for (const [width, minimum] of [
  [320, 24],
  [360, 30],
  [768, 44],
] as const)
  test(`at ${width} px, squares of the chocolate tablet are at least ${minimum} px wide and high`, async ({
    page,
    storefront,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(storefront.url);
    const sizes = await squares(page).evaluateAll((links) =>
      links.flatMap((link) => [link.getBoundingClientRect().width, link.getBoundingClientRect().height]),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(minimum);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('in a chocolate tablet of two squares, a long name takes two lines without widening the page', async ({
  page,
  serve,
}) => {
  const NAME = 'Haselnussvollmilchschokoladentafelsonderausgabe';
  const flavours = [aFlavour({ ID: 'first', NAME }), aFlavour({ ID: 'second', NAME })];
  const { url } = await serve(
    aDocument({ home: { texts: { intro: { NAME: 'Q' }, flavours: { NAME: 'Flavours' } }, flavours } }),
  );
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url);
    await squares(page).last().focus();
    await expect(squares(page).last()).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    const lines = await squares(page)
      .last()
      .evaluate((link) => {
        const { height, lineHeight } = getComputedStyle(link, '::after');
        return parseFloat(height) / parseFloat(lineHeight);
      });
    expect(lines, `${width} px`).toBeCloseTo(2, 1);
  }
});

test('the text below the chocolate tablet names the hovered square, the focused square and the open flavour', async ({
  page,
  storefront,
}) => {
  await page.goto(storefront.url);
  await hydrated(page);
  const captions = () =>
    squares(page).evaluateAll((links) =>
      links.flatMap((link) => {
        const { content } = getComputedStyle(link, '::after');
        return content === 'none' ? [] : [JSON.parse(content) as string];
      }),
    );
  expect(await captions()).toEqual([]);
  const [first, , third] = await names(page);
  await squares(page).nth(2).hover();
  expect(await captions()).toEqual([third]);
  await squares(page).nth(2).click();
  await page.mouse.move(0, 0);
  await expect.poll(captions).toEqual([third]);
  await squares(page).first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await captions()).toEqual([first, third]);
});

test('on the printed page, each square of the chocolate tablet contains the name of its flavour', async ({
  page,
  storefront,
}) => {
  await page.goto(storefront.url);
  await page.emulateMedia({ media: 'print' });
  await expect(tablet(page)).toBeVisible();
  const printed = await squares(page).evaluateAll((links) =>
    links.map((link) => JSON.parse(getComputedStyle(link, '::after').content) as string),
  );
  expect(printed).toEqual(await names(page));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a square of the chocolate tablet shows the panel of its flavour', async ({ page, storefront }) => {
    await page.goto(storefront.url);
    const name = (await names(page))[3];
    await squares(page).nth(3).click();
    await expect(page.getByRole('heading', { level: 4, name })).toBeInViewport();
  });
});
