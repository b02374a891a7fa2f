import { expect, test } from '../support/test';
import {
  drawn,
  hashOf,
  holdBack,
  hydrated,
  SCRIPTING_IS_OFF,
  SCRIPTS,
  scrollTo,
  SIZES,
  still,
  topOf,
} from '../support/visit';

test.describe('the header’s colours', () => {
  test('the header has inverted colours until the intro has left the window', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const header = page.locator('header[data-inverted]');
    const bottom = await page
      .locator('[data-section="intro"]')
      .evaluate((intro) => intro.getBoundingClientRect().bottom);
    const scroll = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(header).toHaveAttribute('data-inverted', 'true');
    await scroll(bottom + 1);
    await expect(header).toHaveAttribute('data-inverted', 'false');
    await scroll(bottom - 4);
    await expect(header).toHaveAttribute('data-inverted', 'true');
    await scroll(bottom);
    await expect(header).toHaveAttribute('data-inverted', 'false');
    await scroll(0);
    await expect(header).toHaveAttribute('data-inverted', 'true');

    await test.step('the header is not inverted if the visitor opens the address of a section below the intro', async () => {
      await page.goto('about:blank');
      await page.goto('/#stores');
      await expect(header).toHaveAttribute('data-inverted', 'false');
    });
  });

  test('on the home page and in the shop, the served HTML already has the right header colours', async ({
    request,
  }) => {
    const home = await (await request.get('/')).text();
    expect(home).toMatch(/<header[^>]* data-inverted="true"/);
    const shop = await (await request.get('/shop')).text();
    expect(shop).toMatch(/<header[^>]* data-inverted="false"/);
  });
});

test('the header stays at the top of the window and never covers the focused element', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  // Waits until the map is ready, because the map replaces links, and a focused link would then lose the focus.
  await page.locator('#stores').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
  for (const size of ['xs', 'lg'] as const)
    await test.step(`the header covers no focused element at the window size ${size}`, async () => {
      await page.setViewportSize(SIZES[size]);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      const visited: string[] = [];
      const covered: string[] = [];
      for (let presses = 0; presses < 120; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          const header = document.querySelector('header');
          if (!element || !header) throw new Error('no header');
          const name = element.getAttribute('aria-label') ?? element.textContent;
          const isCovered =
            element.id !== 'content' &&
            element.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
          return {
            name,
            isCovered,
            isInMain: element.closest('main') !== null,
            isInHeader: header.contains(element),
          };
        });
        if (focus.isInHeader) break;
        if (!focus.isInMain) continue;
        visited.push(focus.name);
        if (focus.isCovered) covered.push(focus.name);
      }
      expect(visited.length).toBeGreaterThan(25);
      expect(covered).toEqual([]);
      expect(await topOf(page, 'header')).toBe(0);
    });
});

test.describe('the menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(SIZES.xs);
    await page.goto('/');
    await hydrated(page);
  });

  test('the open menu keeps the focus, and lists the header’s links with the current section marked', async ({
    page,
  }) => {
    await scrollTo(page, '#story', -20);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (const name of [
      'Categories',
      'Flavours',
      'Story',
      'Corporate',
      'Partnership',
      'Store',
      'Contact',
      'Shop',
    ])
      await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport();
    await expect(menu.locator('[aria-current]')).toHaveAttribute('href', '#story');

    const isOutside = () =>
      page.evaluate(() => {
        const active = document.activeElement;
        // The active element is the body while the browser's own controls have the focus.
        return active !== document.body && active?.closest('dialog') === null;
      });
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isOutside()).toBe(false);
    }
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await isOutside()).toBe(false);
    }
  });

  test('the menu opens with the menu button, and closes with the close button, Escape, the backdrop or a link', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog');

    await test.step('the close button closes the menu, and the menu opens again', async () => {
      await button.click();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu).toBeVisible();
    });

    await test.step('a click beside a link does not close the menu', async () => {
      // The links move until the menu has slid in.
      await expect.poll(() => menu.evaluate((element) => element.getAnimations().length)).toBe(0);
      const box = await menu.getByRole('link', { name: 'Contact' }).boundingBox();
      if (!box) throw new Error('no link');
      await page.mouse.click(380, box.y + box.height / 2);
      await drawn(page);
      await expect(menu).toBeVisible();
    });

    await test.step('Escape closes the menu and returns the focus', async () => {
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });

    await test.step('a click on the backdrop closes the menu', async () => {
      await page.setViewportSize(SIZES.sm);
      await button.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(20, 400);
      await expect(menu).toBeHidden();
      await page.setViewportSize(SIZES.xs);
    });

    await test.step('a link closes the menu and leads to its section', async () => {
      await button.click();
      await menu.getByRole('link', { name: 'Story', exact: true }).click();
      await expect(menu).toBeHidden();
      await expect.poll(() => hashOf(page)).toBe('#story');
      await still(page);
      expect(Math.abs(await topOf(page, '#story'))).toBeLessThanOrEqual(1);
    });

    await test.step('the menu button is visible only below md', async () => {
      for (const [width, isThere] of [
        [599, true],
        [600, true],
        [959, true],
        [960, false],
        [1280, false],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator('button[data-menu]')).toBeVisible({ visible: isThere });
        await expect(page.locator('header a[href="#stores"]').first()).toBeVisible({ visible: !isThere });
      }
    });
  });
});

test('before hydration, a link of the menu closes the menu and leads to its section', async ({ page }) => {
  await page.setViewportSize(SIZES.xs);
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Story', exact: true }).click();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => hashOf(page)).toBe('#story');
  release();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and closes if the browser supports the `command` attribute of buttons', async ({
    page,
    browserName,
    expected,
  }) => {
    expected.requests.push(SCRIPTING_IS_OFF);
    test.skip(browserName !== 'chromium', 'other browsers may not support command buttons');
    await page.setViewportSize(SIZES.xs);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('at 400 % zoom, the header takes at most a fifth of the height of the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  const { height } = await page.locator('header').evaluate((header) => header.getBoundingClientRect());
  expect(height).toBeLessThanOrEqual(256 / 5);
});
