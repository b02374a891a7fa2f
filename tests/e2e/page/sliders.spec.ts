import type { APIRequestContext, Page } from '@playwright/test';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

import { liveDocument } from '../support/documents';
import { clearShifts, shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { drawn, holdBack, hydrated, SCRIPTS, scrollTo, SIZES } from '../support/visit';

const CATEGORIES = '[data-slider="categories"]';
const tilesOf = (page: Page) => page.locator(`${CATEGORIES} a[data-category]`);

function measure(page: Page) {
  return tilesOf(page).evaluateAll((tiles) => {
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    const [first, second] = boxes;
    const frame = tiles[0]?.closest('[role="group"]')?.getBoundingClientRect();
    if (!first || !second || !frame) throw new Error('no tiles');
    const gap = second.left - first.right;
    return {
      perView: (frame.width + gap) / (first.width + gap),
      places: boxes.map(({ left, width, height }) => [left, width, height].map(Math.round)),
    };
  });
}

async function running(page: Page, name: string): Promise<void> {
  await scrollTo(page, `[data-slider="${name}"]`, 100);
  await expect(page.locator(`[data-slider="${name}"]`)).toHaveAttribute('data-state', 'running');
}

const firstLeft = (page: Page) =>
  tilesOf(page)
    .first()
    .evaluate((tile) => tile.getBoundingClientRect().left);

const isWhollyInView = (page: Page, index: number) =>
  tilesOf(page)
    .nth(index)
    .evaluate((tile) => {
      const box = tile.getBoundingClientRect();
      const frame = tile.closest('[role="group"]')?.getBoundingClientRect();
      return frame !== undefined && box.left >= frame.left - 1 && box.right <= frame.right + 1;
    });

async function servedSlider(request: APIRequestContext, url: string, name: string) {
  const document = parseDocument(await (await request.get(url)).text());
  const slider = DomUtils.findOne((element) => element.attribs['data-slider'] === name, document.children);
  if (!slider) throw new Error(`no slider ${name}`);
  return (isWanted: (element: Element) => boolean) => DomUtils.findAll(isWanted, slider.children);
}

for (const name of ['corporate', 'partnership'])
  test(`the focused picture row of the ${name} slider keeps the focus when the slider engine starts`, async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const slider = page.locator(`[data-slider="${name}"]`);
    const row = slider.getByRole('group');
    await expect(slider).toHaveAttribute('data-state', 'native');

    await row.focus();
    await expect(slider).toHaveAttribute('data-state', 'running');
    await drawn(page);

    await expect(row).toBeFocused();
  });

test.describe('the categories', () => {
  test('each category links to its page in the shop, and the categories are in the order of the content', async ({
    request,
  }) => {
    const all = await servedSlider(request, '/', 'categories');
    const tiles = all(({ attribs }) => attribs['data-category'] !== undefined);
    const codes = (liveDocument().home.categories as { CODE: string }[]).map(({ CODE }) => CODE);
    expect(tiles.map(({ name, attribs }) => [name, attribs['data-category'], attribs.href])).toEqual(
      codes.map((code) => ['a', code, `/shop/${code}`]),
    );
  });

  test('the categories show as many tiles as fit into the window, before and after the slider engine loads', async ({
    page,
  }) => {
    await watchShifts(page);
    const resize = (width: number) => page.setViewportSize({ width, height: 800 });
    for (const [perView, from, to] of [
      [1.5, 360, 599],
      [2.5, 600, 959],
      [3.5, 960, 1279],
      [4, 1280, 1639],
      [4.5, 1640, 1920],
    ] as const)
      await test.step(`${perView} tiles fit into a window from ${from} to ${to} px wide`, async () => {
        await resize(to);
        const release = await holdBack(page, SCRIPTS);
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await expect(page.locator(CATEGORIES)).toHaveAttribute('data-state', 'native');
        await page.evaluate(() => document.fonts.ready);
        const widest = await measure(page);
        expect(widest.perView).toBeCloseTo(perView, 1);
        await resize(from);
        await scrollTo(page, CATEGORIES, 100);
        await drawn(page);
        await clearShifts(page); // discards layout shifts of late fonts, which late-fonts.spec.ts tests
        const before = await measure(page);
        expect(before.perView).toBeCloseTo(perView, 1);
        release();
        await running(page, 'categories');
        const after = await measure(page);
        expect(after).toEqual(before);
        expect(await shiftsOf(page)).toEqual([]);
        await resize(to);
        await expect.poll(() => measure(page)).toEqual(widest);
      });

    await test.step('after the engine has loaded, the number of visible categories changes with the width of the window', async () => {
      for (const [width, perView] of [
        [1280, 4],
        [960, 3.5],
        [600, 2.5],
        [599, 1.5],
        [1640, 4.5],
      ] as const) {
        await resize(width);
        await expect.poll(async () => Math.abs((await measure(page)).perView - perView)).toBeLessThan(0.05);
      }
    });
  });

  test('from the breakpoint md, visible buttons move the categories and are disabled at the ends', async ({
    page,
  }) => {
    await page.goto('/');
    const previous = page.locator(`${CATEGORIES} button[data-slider-prev]`);
    const next = page.locator(`${CATEGORIES} button[data-slider-next]`);
    for (const [width, isThere] of [
      [959, false],
      [960, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(next).toBeVisible({ visible: isThere });
    }
    await page.setViewportSize(SIZES.lg);
    await running(page, 'categories');
    await expect(previous).toHaveAccessibleName(/^Previous/);
    await expect(next).toHaveAccessibleName(/^Next/);
    const start = await firstLeft(page);
    await expect(previous).toBeDisabled();
    await next.click();
    await expect.poll(() => firstLeft(page)).toBeLessThan(start - 200);
    await expect(previous).toBeEnabled();
    await next.click();
    await expect(next).toBeDisabled();
    await expect
      .poll(() => isWhollyInView(page, (liveDocument().home.categories as unknown[]).length - 1))
      .toBe(true);
    await previous.click();
    await previous.click();
    await expect.poll(() => firstLeft(page)).toBeCloseTo(start, 0);
    await expect(previous).toBeDisabled();
  });

  test('if all categories fit into the window, the previous and next buttons are hidden', async ({
    page,
    serve,
  }) => {
    const document = liveDocument();
    document.home.categories = (document.home.categories as unknown[]).slice(0, 3);
    const { url } = await serve(document);
    await page.setViewportSize(SIZES.lg);
    await page.goto(url);
    await running(page, 'categories');
    await expect(page.locator(`${CATEGORIES} button`)).toHaveCount(2);
    await expect(page.locator(`${CATEGORIES} button:visible`)).toHaveCount(0);
  });

  test('the button “Next” moves the categories even if the slider engine has not loaded yet', async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.lg);
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('[data-slider="categories"]')).toHaveAttribute('data-state', 'native');
    const start = await firstLeft(page);
    await page.locator(`${CATEGORIES} button[data-slider-next]`).click();
    await expect.poll(() => firstLeft(page)).toBeLessThan(start - 100);
  });

  test('a click on the button “Next” moves the categories even if no script has loaded yet', async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.lg);
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    const start = await firstLeft(page);
    await page.locator(`${CATEGORIES} button[data-slider-next]`).click();
    release();
    await expect.poll(() => firstLeft(page)).toBeLessThan(start - 100);
  });

  test('an off-screen category that receives the focus scrolls into view', async ({ page }) => {
    await page.setViewportSize(SIZES.lg);
    await page.goto('/');
    await running(page, 'categories');
    const tiles = tilesOf(page);
    await tiles.first().focus();
    for (let index = 1; index < (await tiles.count()); index += 1) {
      await page.keyboard.press('Tab');
      await expect(tiles.nth(index)).toBeFocused();
      await expect.poll(() => isWhollyInView(page, index)).toBe(true);
    }
    for (let index = (await tiles.count()) - 2; index >= 0; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => isWhollyInView(page, index)).toBe(true);
    }
  });

  test('if the visitor drags a category, the categories move, and no link is followed', async ({ page }) => {
    await page.setViewportSize(SIZES.sm);
    await page.goto('/');
    await running(page, 'categories');
    const start = await firstLeft(page);
    const box = await tilesOf(page).nth(1).boundingBox();
    if (!box) throw new Error('no tile');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 250, box.y + box.height / 2, { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => firstLeft(page)).toBeLessThan(start - 100);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('the mouse near an edge of the categories', () => {
  /**
   * Holds the mouse over the slider at the fraction `part` of its width. Returns the pixels that the tiles move to the
   * left in one second.
   */
  async function speedAt(page: Page, part: number): Promise<number> {
    const box = await page.locator(`${CATEGORIES} [role="group"]`).boundingBox();
    if (!box) throw new Error('no slider');
    await page.mouse.move(box.x + box.width * part, box.y + box.height / 2);
    await page.clock.runFor(100);
    const before = await firstLeft(page);
    await page.clock.runFor(1000);
    return before - (await firstLeft(page));
  }

  async function visit(page: Page, viewport: { width: number; height: number } = SIZES.lg): Promise<void> {
    // The clock triggers the animation frames, so the speed does not depend on the machine.
    await page.clock.install();
    await page.setViewportSize(viewport);
    await page.goto('/');
    await running(page, 'categories');
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  test('a mouse near an edge scrolls the categories, and scrolls faster closer to the edge', async ({
    page,
  }) => {
    await visit(page);
    // A factor of 1 is 60 px per second. The factor grows from 0 at the inner edge of the scroll zone to 3 at the
    // slider's edge.
    for (const [part, factor] of [
      [0.5, 0],
      [0.79, 0],
      [0.85, 0.75],
      [0.9, 1.5],
      [0.98, 2.7],
      [0.5, 0],
      [0.21, 0],
      [0.1, -1.5],
      [0.02, -2.7],
    ] as const) {
      const speed = await speedAt(page, part);
      expect(Math.abs(speed - factor * 60), `${speed} px/s at ${part}`).toBeLessThanOrEqual(4);
    }

    await test.step('scrolling stops when the mouse leaves the categories', async () => {
      expect(await speedAt(page, 0.98)).toBeGreaterThan(50);
      await page.mouse.move(700, 20);
      await page.clock.runFor(100);
      const rested = await firstLeft(page);
      await page.clock.runFor(1000);
      expect(await firstLeft(page)).toBe(rested);
    });

    await test.step('scrolling at the edge stops when the visitor switches to reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await speedAt(page, 0.97)).toBeCloseTo(0, 0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await speedAt(page, 0.98)).toBeGreaterThan(50);
    });

    await test.step('scrolling stops at the end, and the next button is disabled', async () => {
      await speedAt(page, 0.99);
      await page.clock.runFor(10_000);
      await expect(page.locator(`${CATEGORIES} button[data-slider-next]`)).toBeDisabled();
      const box = await page.locator(`${CATEGORIES} [role="group"]`).boundingBox();
      const last = await tilesOf(page).last().boundingBox();
      if (!box || !last) throw new Error('no slider');
      expect(Math.abs(last.x + last.width - (box.x + box.width))).toBeLessThanOrEqual(2);
    });
  });

  test('below the breakpoint md or with reduced motion, a mouse near an edge does not scroll the categories', async ({
    page,
  }) => {
    await visit(page, { width: 959, height: 800 });
    expect(await speedAt(page, 0.98)).toBeCloseTo(0, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(SIZES.lg);
    expect(await speedAt(page, 0.97)).toBeCloseTo(0, 0);
  });
});

for (const name of ['corporate', 'partnership'] as const)
  test(`the ${name} pictures lie on top of each other, and the next picture fades in`, async ({ page }) => {
    const slider = page.locator(`[data-slider="${name}"]`);
    const slides = slider.locator('li');
    const previous = slider.locator('button[data-slider-prev]');
    const next = slider.locator('button[data-slider-next]');
    await page.goto('/');
    await hydrated(page);
    const count = await slides.count();

    await test.step('the slider does not move when the slider engine starts', async () => {
      const box = () =>
        slider.evaluate((element) => {
          const { left, width, height } = element.getBoundingClientRect();
          const picture = element.querySelector('li')?.getBoundingClientRect();
          return [left, width, height, picture?.left, picture?.width, picture?.height];
        });
      await expect(slider).toHaveAttribute('data-state', 'native');
      const before = await box();
      await running(page, name);
      expect(await box()).toEqual(before);
    });

    const inert = () => slides.evaluateAll((all) => all.map((slide) => slide.hasAttribute('inert')));
    const allBut = (shown: number) => Array.from({ length: count }, (_, index) => index !== shown);
    await test.step('hidden pictures are inert', async () => {
      const lefts = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().left));
      expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(1);
      await expect.poll(inert).toEqual(allBut(0));
    });

    await test.step('pictures fade over one another, so the background never shows through', async () => {
      const most = await slider.evaluate(async (element) => {
        const all = [...element.querySelectorAll('li')];
        const seen: number[] = [];
        const look = () => Math.max(...all.map((slide) => Number(getComputedStyle(slide).opacity)));
        for (const direction of ['next', 'prev']) {
          element.querySelector<HTMLElement>(`[data-slider-${direction}]`)?.click();
          const fades = await new Promise<Animation[]>((resolve) => {
            const begun = () => {
              const running = all.flatMap((slide) => slide.getAnimations());
              if (running.length > 0) resolve(running);
              else requestAnimationFrame(begun);
            };
            begun();
          });
          let isOver = false;
          void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => (isOver = true));
          while (!isOver) {
            seen.push(look());
            await new Promise(requestAnimationFrame);
          }
        }
        return seen;
      });
      expect(most.length).toBeGreaterThan(2);
      expect(most.filter((opacity) => opacity !== 1)).toEqual([]);
    });

    await test.step('the slider shows the picture number and the total, and disables its buttons at the ends', async () => {
      const opacities = () =>
        slides.evaluateAll((all) =>
          all.map((slide) => Math.round(Number(getComputedStyle(slide).opacity) * 100) / 100),
        );
      // Earlier pictures keep the opacity 1, because the current picture covers them.
      const opacitiesAt = (shown: number) =>
        Array.from({ length: count }, (_, index) => (index <= shown ? 1 : 0));

      await expect(previous).toBeDisabled();
      for (let index = 0; index < count; index += 1) {
        await expect(slider).toContainText(`${index + 1} / ${count}`);
        await expect.poll(opacities).toEqual(opacitiesAt(index));
        await expect.poll(inert).toEqual(allBut(index));
        if (index < count - 1) await next.click();
      }
      await expect(next).toBeDisabled();
      await previous.click();
      await expect(slider).toContainText(`${count - 1} / ${count}`);
      await expect.poll(opacities).toEqual(opacitiesAt(count - 2));
    });
  });

test('a picture slider with one picture has no controls', async ({ request, serve }) => {
  const document = liveDocument();
  const texts = document.home.texts as Record<string, { PICTURES?: unknown[] }>;
  texts.corporate = { ...texts.corporate, PICTURES: texts.corporate?.PICTURES?.slice(0, 1) };
  const { url } = await serve(document);
  const corporate = await servedSlider(request, url, 'corporate');
  expect(corporate(({ name }) => name === 'li')).toHaveLength(1);
  expect(corporate(({ name }) => name === 'button')).toEqual([]);
  const partnership = await servedSlider(request, url, 'partnership');
  expect(partnership(({ name }) => name === 'button')).toHaveLength(2);
});
