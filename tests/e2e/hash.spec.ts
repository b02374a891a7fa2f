import type { Page } from '@playwright/test';

import { expect, liveDocument, test } from './support/serve';
import {
  ANCHORS,
  hashOf,
  holdBack,
  hydrated,
  PICTURES,
  scrollTo,
  scrollYOf,
  SIZES,
  still,
  topOf,
} from './support/visit';

/** Follows a link of the header, by way of the menu where the links are in it. */
async function follow(page: Page, anchor: string): Promise<void> {
  const menu = page.locator('button[data-menu]');
  if (await menu.isVisible()) await menu.click();
  await page.locator(`header a[href="#${anchor}"]:visible`).click();
}

async function expectAtTop(page: Page, anchor: string): Promise<void> {
  await expect.poll(() => hashOf(page)).toBe(`#${anchor}`);
  await still(page);
  expect(Math.abs(await topOf(page, `#${anchor}`)), `#${anchor} at the window's top`).toBeLessThanOrEqual(1);
  expect(await hashOf(page)).toBe(`#${anchor}`);
}

test.describe('the address hash', () => {
  test('is that of the last anchored section whose top has passed the window’s top', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    for (const [index, anchor] of ANCHORS.entries()) {
      await scrollTo(page, `#${anchor}`, 3);
      await expect.poll(() => hashOf(page)).toBe(index === 0 ? '' : `#${ANCHORS[index - 1]}`);
      await scrollTo(page, `#${anchor}`);
      await expect.poll(() => hashOf(page)).toBe(`#${anchor}`);
    }
  });

  test('stays that of the story over the sections after it that have no anchor', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    for (const section of ['story-second', 'founder']) {
      await scrollTo(page, `[data-section="${section}"]`, -10);
      await expect.poll(() => hashOf(page)).toBe('#story');
    }
  });

  test('is removed where no section has passed', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await scrollTo(page, '#stores');
    await expect.poll(() => hashOf(page)).toBe('#stores');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => location.href)).toBe(new URL('/', page.url()).href);
  });

  test('adds no history entry and keeps the query and the history state', async ({ page }) => {
    await page.goto('/?white&from=a%20letter');
    await hydrated(page);
    await page.evaluate(() => history.replaceState({ ...(history.state as object), mine: 'kept' }, ''));
    const before = await page.evaluate(() => ({ length: history.length, state: history.state as unknown }));
    for (const anchor of ANCHORS) {
      await scrollTo(page, `#${anchor}`);
      await expect.poll(() => hashOf(page)).toBe(`#${anchor}`);
      expect(await page.evaluate(() => location.search)).toBe('?white&from=a%20letter');
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => hashOf(page)).toBe('');
    expect(page.url()).toContain('?white&from=a%20letter');
    expect(
      await page.evaluate(() => ({ length: history.length, state: history.state as unknown })),
    ).toStrictEqual(before);
  });

  test('is written only when it changes', async ({ page }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      Object.assign(window, { written });
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (...args) => {
        written.push(String(args[2]));
        replaceState(...args);
      };
    });
    await page.goto('/');
    await hydrated(page);
    await still(page);
    const writtenBefore = await page.evaluate(
      () => (window as unknown as { written: string[] }).written.length,
    );
    await page.evaluate(async () => {
      for (let step = 0; step < 60; step += 1) {
        window.scrollBy({ top: 50, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await expect.poll(() => hashOf(page)).not.toBe('');
    const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
    const byScroll = written.slice(writtenBefore);
    expect(byScroll.length).toBe(new Set(byScroll).size);
  });
});

test.describe('a section link', () => {
  for (const [name, viewport] of Object.entries(SIZES)) {
    test(`at ${name} leaves that very hash and brings its section to the window’s top`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await hydrated(page);
      for (const anchor of [...ANCHORS, 'shop', 'contacts', 'story'] as const) {
        await follow(page, anchor);
        await expectAtTop(page, anchor);
      }
    });
  }

  test('works again after the visitor has scrolled on within the section', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await follow(page, 'flavours');
    await expectAtTop(page, 'flavours');
    await scrollTo(page, '#flavours', -300);
    await expect.poll(() => topOf(page, '#flavours')).toBeCloseTo(-300, 0);
    expect(await hashOf(page)).toBe('#flavours');
    await follow(page, 'flavours');
    await expectAtTop(page, 'flavours');
  });

  test('works again after the visitor has scrolled to another section', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await follow(page, 'stores');
    await expectAtTop(page, 'stores');
    await scrollTo(page, '#partnership', -20);
    await expect.poll(() => hashOf(page)).toBe('#partnership');
    await follow(page, 'stores');
    await expectAtTop(page, 'stores');
  });

  test('in the intro leads to the categories', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Scroll down' }).click();
    await expectAtTop(page, 'shop');
  });

  test('of the last section brings it to the top of a very tall window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto('/');
    await hydrated(page);
    await follow(page, 'contacts');
    await expectAtTop(page, 'contacts');
  });

  test('of the last section works whichever sections the content has', async ({ page, serve }) => {
    const document = liveDocument();
    const texts = Object.entries(document.home.texts as object);
    document.home.texts = Object.fromEntries(
      texts.filter(([key]) => !/^(?:contacts|stores|partnership)/.test(key)),
    );
    const { url } = await serve(document);
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto(url);
    await hydrated(page);
    await expect(page.locator('header a[href="#contacts"]')).toHaveCount(0);
    await follow(page, 'corporate');
    await expectAtTop(page, 'corporate');
  });
});

test.describe('a visit to a section', () => {
  for (const [name, viewport] of Object.entries(SIZES)) {
    test(`lands on the store at ${name} and stays there while pictures, sliders and the map arrive`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const letGo = await holdBack(page, PICTURES);
      await page.goto('/#stores', { waitUntil: 'domcontentloaded' });
      await expect.poll(async () => Math.abs(await topOf(page, '#stores'))).toBeLessThanOrEqual(1);
      letGo();
      await page.waitForLoadState('load');
      await expect(page.locator('[data-map]')).toHaveAttribute('data-map-state', 'ready');
      await expect
        .poll(() =>
          page
            .locator('#stores img, #partnership img')
            .evaluateAll((images: HTMLImageElement[]) => images.some((image) => image.complete)),
        )
        .toBe(true);
      await expectAtTop(page, 'stores');
    });
  }

  for (const anchor of ANCHORS) {
    test(`lands on #${anchor}`, async ({ page }) => {
      await page.goto(`/#${anchor}`);
      await hydrated(page);
      await expectAtTop(page, anchor);
    });
  }

  test('keeps to an anchor that the page does not have at the top of the page', async ({ page }) => {
    await page.goto('/#nowhere');
    await hydrated(page);
    await still(page);
    expect(await scrollYOf(page)).toBe(0);
  });
});

test.describe('back and forward', () => {
  test('restore the position among section links', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await follow(page, 'story');
    await expectAtTop(page, 'story');
    await follow(page, 'contacts');
    await expectAtTop(page, 'contacts');
    await page.goBack();
    await expectAtTop(page, 'story');
    await page.goBack();
    await expect.poll(() => scrollYOf(page)).toBe(0);
    await expect.poll(() => hashOf(page)).toBe('');
    await page.goForward();
    await expectAtTop(page, 'story');
  });

  test('restore the position after a visit to the shop', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await scrollTo(page, '#corporate', -137);
    await expect.poll(() => hashOf(page)).toBe('#corporate');
    await still(page);
    const before = await scrollYOf(page);
    await page.goto('/shop');
    await page.goBack();
    await expect(page).toHaveURL(/#corporate$/);
    await hydrated(page);
    await still(page);
    expect(Math.abs((await scrollYOf(page)) - before)).toBeLessThanOrEqual(1);
  });
});

test.describe('a collection link', () => {
  for (const [name, viewport] of Object.entries(SIZES)) {
    test(`at ${name} brings its collection to rest 170 px below the window’s top, with the section’s hash`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await hydrated(page);
      const links = page.getByRole('navigation', { name: 'Collections' }).getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(targets.length).toBeGreaterThan(1);
      for (const target of targets) {
        await page.locator(`nav a[href="${target}"]`).click();
        await expect.poll(async () => Math.abs((await topOf(page, target)) - 170)).toBeLessThanOrEqual(1);
        await still(page);
        expect(Math.abs((await topOf(page, target)) - 170), target).toBeLessThanOrEqual(1);
        await expect.poll(() => hashOf(page)).toBe('#flavours');
      }
    });
  }

  test('is there for the collections that ask for an anchor, under their short name', async ({
    page,
    serve,
  }) => {
    const document = liveDocument();
    document.home.collections = [
      { ID: '41', NAME: 'Dark chocolate', UF_LIST_NAME: 'Dark', UF_WITH_ANCHOR: 'Y' },
      { ID: '42', NAME: 'Milk chocolate', UF_WITH_ANCHOR: true },
      { ID: '43', NAME: 'White chocolate', UF_LIST_NAME: 'White', UF_WITH_ANCHOR: 'N' },
    ];
    const { url } = await serve(document);
    await page.goto(url);
    const links = page.getByRole('navigation', { name: 'Collections' }).getByRole('link');
    await expect(links).toHaveText([/^Dark\b(?! chocolate)/, /^Milk chocolate/]);
  });

  test('followed as a visit lands on the collection', async ({ page }) => {
    await page.goto('/#collection-42');
    await hydrated(page);
    await expect.poll(() => hashOf(page)).toBe('#flavours');
    await still(page);
    expect(Math.abs((await topOf(page, '#collection-42')) - 170)).toBeLessThanOrEqual(1);
  });
});

test('the section in view is the current one of the header’s links, and none is over the intro', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.lg);
  await page.goto('/');
  await hydrated(page);
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  for (const anchor of ANCHORS) {
    await scrollTo(page, `#${anchor}`, -20);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', `#${anchor}`);
  }
});
