import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { drawn, hydrated, scrollTo, SIZES, still } from '../support/visit';

import { ANNOUNCEMENT_ID } from '@/components/collections/element-id';

async function controlsOf(page: Page): Promise<{ role: string; name: string; url?: string }[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.flatMap((line, index) => {
    const [, role = '', name = ''] = /^\s*- (link|button)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    const [, url] = /^\s*- \/url: (.+)$/.exec(lines[index + 1] ?? '') ?? [];
    return role === '' ? [] : [{ role, name, url }];
  });
}

const openPanel = (page: Page) => page.locator('[data-flavour-panel]').filter({ visible: true });

test('Tab moves the focus in reading order: from a tile into its open panel, then to the next tile', async ({
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
  expect(withoutRing, 'focused elements without a focus ring of 2 px').toEqual([]);
});

test('Shift+Tab visits the same controls as Tab, in reverse order', async ({ page }) => {
  /** Presses a key until the focus leaves the page. Returns the indexes of the focused controls. */
  const controlsOnTheWay = async (key: string): Promise<number[]> => {
    const indexes: number[] = [];
    for (let presses = 0; presses < 250; presses += 1) {
      await page.keyboard.press(key);
      const { isOutside, index } = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const controls = [...document.querySelectorAll('a[href], button')];
        return { isOutside: focused === document.body, index: controls.indexOf(focused) };
      });
      if (isOutside) return indexes;
      if (index >= 0) indexes.push(index);
    }
    throw new Error(`the focus did not leave the page with ${key}`);
  };
  await page.setViewportSize(SIZES.lg);
  await page.goto('/?flavour=102');
  await hydrated(page);
  await scrollTo(page, '[data-section="stores"]', 100);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');

  await page.locator('header a').first().focus();
  const forwards = await controlsOnTheWay('Tab');
  await page.locator('footer a').last().focus();
  const backwards = await controlsOnTheWay('Shift+Tab');

  expect(forwards.length).toBeGreaterThan(80);
  expect([...backwards.toReversed().slice(1), forwards.at(-1)]).toEqual(forwards);
});

test('every control has a name, and no name stands for two different buttons or link targets', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await scrollTo(page, '[data-section="stores"]', 100);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
  await page.locator('button[data-flavour]').first().click();
  await expect(openPanel(page)).toBeVisible();

  const controls = await controlsOf(page);

  expect(controls.length).toBeGreaterThan(50);
  expect(controls.filter(({ name }) => !/\p{L}{2}|\d{2}/u.test(name))).toEqual([]);
  const links = controls.filter(({ role }) => role === 'link');
  const isAmbiguous = ({ name, url }: (typeof links)[number]) =>
    links.some((other) => other.name === name && other.url !== url);
  expect(links.filter(isAmbiguous)).toEqual([]);
  const buttons = controls.filter(({ role }) => role === 'button').map(({ name }) => name);
  expect(buttons.filter((name, index) => buttons.indexOf(name) !== index)).toEqual([]);
});

test('a screen reader announces the flavour whenever a panel opens or changes', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const announcement = page.locator(`#${ANNOUNCEMENT_ID}[aria-live="polite"]`);
  await expect(announcement).toBeEmpty();

  const tiles = page.locator('button[data-flavour]');
  await tiles.nth(0).click();
  await expect(announcement).toHaveText(/^Madagascar 72\s%$/);
  await page.locator('[data-mini-switch]').filter({ visible: true }).click();
  await expect(announcement).toHaveText(/^MINI Madagascar/);
  await tiles.nth(1).click();
  await expect(announcement).toHaveText('Fleur de sel');
  await page.keyboard.press('Escape');
  await expect(announcement).toBeEmpty();
  await expect(openPanel(page)).toHaveCount(0);

  await test.step('a screen reader reads the page in order, and an open panel right after its tile', async () => {
    await page.locator('button[data-flavour]').first().click();

    // Closed panels are hidden from screen readers.
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

test('a link moves the focus to its target, and controls name the collection, flavour or picture they show', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);

  await test.step('a link to a section or a collection moves the focus to the target of the link', async () => {
    for (const selector of ['#story', '#collection-42']) {
      await page.locator(`a[href="${selector}"]`).filter({ visible: true }).first().press('Enter');
      await expect(page.locator(selector)).toBeFocused();
    }
  });

  await test.step('the link to a collection has a name such as “Dark, 5 flavours”', async () => {
    const links = page.getByRole('navigation', { name: 'Collections' }).getByRole('link');
    await expect(links.first()).toHaveAccessibleName('Dark, 5 flavours');
  });

  await test.step('the buttons for the neighbouring flavours are named “Previous: …” and “Next: …”', async () => {
    await page.locator('button[data-flavour]').nth(1).click();
    await expect(openPanel(page).locator('[data-side="previous"]')).toHaveAccessibleName(
      /^Previous: Madagascar/,
    );
    await expect(openPanel(page).locator('[data-side="next"]')).toHaveAccessibleName('Next: Coffee');
  });

  await test.step('at its last picture, a slider says “Picture 3 of 3”, and the disabled next button keeps the focus', async () => {
    const slider = page.locator('[data-slider="corporate"]');
    await scrollTo(page, '[data-slider="corporate"]', 100);
    await expect(slider).toHaveAttribute('data-state', 'running');
    const next = slider.locator('[data-slider-next]');
    await expect(slider).toContainText('Picture 1 of 3');
    await next.press('Enter');
    await next.press('Enter');
    await expect(slider).toContainText('Picture 3 of 3');
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
  });
});

test.describe('motion', () => {
  /** Longer animations need a pause control (WCAG). */
  const longMotions = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 5000)
        .map((animation) => ('animationName' in animation ? animation.animationName : 'a transition')),
    );

  test('no animation runs longer than five seconds, and the paused film has the button “Play film”', async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.lg);
    await page.goto('/');
    await hydrated(page);
    const cue = await page.evaluate(() => document.getAnimations().length);
    expect(cue).toBeGreaterThan(0);
    expect(await longMotions(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
    await scrollTo(page, '[data-slider="corporate"]', 100);
    await still(page);
    await expect(page.locator('[data-slider="corporate"]').getByText('1 / ')).toBeVisible();
    expect(await longMotions(page)).toEqual([]);
  });

  test('with reduced motion, no animation runs longer than 1 ms', async ({ page }) => {
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

test('with increased contrast, secondary text has the colour of the main text', async ({ page }) => {
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
