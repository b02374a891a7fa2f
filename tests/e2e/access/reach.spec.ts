import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { drawn, hydrated, scrollTo, SIZES, still } from '../support/visit';

/** What a screen reader is told of the controls on the page, in the order in which it meets them. */
async function controlsOf(page: Page): Promise<{ role: string; name: string; url?: string }[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.flatMap((line, index) => {
    const [, role = '', name = ''] = /^\s*- (link|button)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    const [, url] = /^\s*- \/url: (.+)$/.exec(lines[index + 1] ?? '') ?? [];
    return role === '' ? [] : [{ role, name, url }];
  });
}

const openPanel = (page: Page) => page.locator('[data-flavour-panel]').filter({ visible: true });

test('the focus goes through the page in the order in which it reads, and into the open panel first', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES.lg);
  await page.goto('/');
  await hydrated(page);
  const tile = page.locator('button[data-flavour]').first();
  await tile.click();
  await expect(openPanel(page)).toBeVisible();

  for (const control of [
    'a[data-buy]',
    'button[data-mini-switch]',
    'button[data-share]',
    'button[data-about-toggle]',
    'button[data-neighbour]',
    'button[data-panel-close]',
  ]) {
    await page.keyboard.press('Tab');
    await expect(openPanel(page).locator(control)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('button[data-flavour]').nth(1)).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('header a').first().focus();
  const places: string[] = [];
  const withoutRing: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    const { place, ring, markup } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const region = element.closest('[data-section], header, footer');
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        place: region?.getAttribute('data-section') ?? region?.tagName.toLowerCase() ?? '',
        ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
        markup: element.outerHTML.slice(0, 120),
      };
    });
    if (place !== '' && ring < 2) withoutRing.push(markup);
    if (place !== '' && places.at(-1) !== place) places.push(place);
    if (place === 'footer') break;
    await page.keyboard.press('Tab');
  }
  expect(places).toEqual([
    'header',
    'intro',
    'categories',
    'collections',
    'corporate',
    'partnership',
    'stores',
    'contacts',
    'footer',
  ]);
  expect(withoutRing, 'what has the focus without a ring of two pixels').toEqual([]);
});

test('every control says what it does without its surroundings', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await scrollTo(page, '[data-section="stores"]', 100);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
  await page.locator('button[data-flavour]').first().click();
  await expect(openPanel(page)).toBeVisible();

  const controls = await controlsOf(page);

  expect(controls.length).toBeGreaterThan(50);
  expect(controls.filter(({ name }) => !/\p{L}{2}|\d{2}/u.test(name))).toEqual([]);
  // Two links of one name lead to one place, and no two buttons have one name.
  const links = controls.filter(({ role }) => role === 'link');
  const isAmbiguous = ({ name, url }: (typeof links)[number]) =>
    links.some((other) => other.name === name && other.url !== url);
  expect(links.filter(isAmbiguous)).toEqual([]);
  const buttons = controls.filter(({ role }) => role === 'button').map(({ name }) => name);
  expect(buttons.filter((name, index) => buttons.indexOf(name) !== index)).toEqual([]);
});

test('a screen reader hears whose panel it is when it opens, when it swaps and when the mini takes its place', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const heard = page.getByRole('status').and(page.locator('[data-announcement]'));
  await expect(heard).toBeEmpty();

  const tiles = page.locator('button[data-flavour]');
  await tiles.nth(0).click();
  await expect(heard).toHaveText(/^Madagascar 72\s%$/);
  await page.locator('[data-mini-switch]').filter({ visible: true }).click();
  await expect(heard).toHaveText(/^MINI Madagascar/);
  await tiles.nth(1).click();
  await expect(heard).toHaveText('Fleur de sel');
  await page.keyboard.press('Escape');
  await expect(heard).toBeEmpty();
  await expect(openPanel(page)).toHaveCount(0);

  await test.step('a screen reader meets the page in its order, and an open panel right after its tile', async () => {
    await page.locator('button[data-flavour]').first().click();

    // Of the panels that are closed nothing is heard.
    const inCollections = page.locator('[data-section="collections"]');
    await expect(inCollections.getByRole('group')).toHaveCount(1);
    await expect(inCollections.getByRole('heading', { level: 4 })).toHaveCount(1);

    await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link "Skip to content"
      - link "Quatorze"
      - navigation "Main"
      - link "Shop"
    - main:
      - heading "Quatorze" [level=1]
      - link "Go to the shop"
      - link "Scroll down"
      - region "Categories":
        - heading "Categories" [level=2]
        - 'button "Previous: Categories"'
        - 'button "Next: Categories"'
        - group "Categories":
          - list
      - region "Fourteen flavours":
        - heading "Fourteen flavours" [level=2]
        - navigation "Collections"
        - region:
          - heading [level=3]
          - button /Madagascar/ [expanded]
          - group /Madagascar/:
            - heading /Madagascar/ [level=4]
            - term: Name of the food
            - definition: Dark chocolate with cocoa nibs
            - term: Price
            - definition: €8.90
            - definition: €127.14/kg
            - term: Net weight
            - definition: 70 g
            - link /^How to buy Madagascar/
            - term: Cocoa solids
            - definition
            - term: Ingredients
            - definition
            - term: May contain traces of
            - definition
            - term: Nutrition
            - definition:
              - table "per 100 g":
                - caption
                - rowgroup:
                  - row "Energy 2,348 kJ / 566 kcal"
                  - row "Fat 42 g"
            - term: Storage
            - definition
            - term: Sold by
            - definition
            - button "About the product"
          - button /Fleur de sel/
      - region "The store":
        - heading "The store" [level=2]
        - term: Opening hours
        - term: Address
        - definition: 14 rue des Quatre-Vents, 75006 Paris
        - term: Telephone
        - link "Directions"
        - group "Map"
      - region "Contact":
        - heading "Contact" [level=2]
    - contentinfo
  `);
  });
});

test.describe('motion', () => {
  /** Names of what moves by the stylesheet for longer than WCAG allows without a way to stop it. */
  const longMotions = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 5000)
        .map((animation) => ('animationName' in animation ? animation.animationName : 'a transition')),
    );

  test('stops by itself within five seconds, but for the film, which can be paused', async ({ page }) => {
    await page.setViewportSize(SIZES.lg);
    await page.goto('/');
    await hydrated(page);
    const cue = await page.evaluate(() => document.getAnimations().length);
    expect(cue).toBeGreaterThan(0);
    expect(await longMotions(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
    // Sliders move only when they are asked to.
    await scrollTo(page, '[data-slider="corporate"]', 100);
    await still(page);
    await expect(page.locator('[data-slider="corporate"]').getByText('1 / ')).toBeVisible();
    expect(await longMotions(page)).toEqual([]);
  });

  test('is none where a visitor wants none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    for (const name of ['categories', 'collections', 'story', 'corporate', 'stores']) {
      await scrollTo(page, `[data-section="${name}"]`, 100);
      await drawn(page);
    }
    await expect(page.locator('[data-slider="corporate"]')).toHaveAttribute('data-state', 'running');
    await page.locator('button[data-flavour]').first().click();
    await expect(openPanel(page)).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
        .map((animation) => ('animationName' in animation ? animation.animationName : 'a transition')),
    );
    expect(moving).toEqual([]);
  });
});

test('whoever asks for more contrast gets the primary colours in secondary type', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const colourOf = (selector: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).color : selector;
      };
      return {
        second: colourOf('button[data-flavour] span:last-of-type'),
        body: getComputedStyle(document.body).color,
      };
    });
  await page.goto('/');
  const usual = await colours();
  expect(usual.second).not.toBe(usual.body);

  await page.emulateMedia({ contrast: 'more' });

  const more = await colours();
  expect(more.second).toBe(more.body);
});
