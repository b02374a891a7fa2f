import type { Page } from '@playwright/test';

import { shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { hydrated, scrollTo, SIZES, still } from '../support/visit';

type Motion = { property: string; ms: number };

function watchMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const moved: Motion[] = [];
    Object.assign(window, { moved });
    const note = ({ target }: Event) => {
      const running = target instanceof Element ? target.getAnimations({ subtree: true }) : [];
      for (const { effect } of running) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const properties = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
        const ms = Number(effect.getTiming().duration);
        moved.push(...properties.map((property) => ({ property, ms })));
      }
    };
    document.addEventListener('transitionrun', note);
    document.addEventListener('animationstart', note);
  });
}

/** Keys of a keyframe that are not CSS properties. */
const TIMING = ['offset', 'computedOffset', 'easing', 'composite'];

async function motions(page: Page): Promise<Motion[]> {
  const all = await page.evaluate(() => (window as unknown as { moved: Motion[] }).moved);
  return all.filter(({ property }) => !TIMING.includes(property));
}

async function visitEverything(page: Page): Promise<void> {
  await scrollTo(page, '#flavours');
  await expect(page.locator('header')).toHaveAttribute('data-inverted', 'false');
  const tile = page.locator('button[data-flavour]').first();
  await tile.hover();
  await tile.click();
  const panel = page.locator('[data-flavour-panel]:not([hidden])');
  await expect(panel).toBeVisible();
  await panel.locator('[data-buy]').hover();
  await panel.locator('[data-panel-close]').click();
  await expect(panel).toHaveCount(0);
  for (const section of ['story', 'founder', 'corporate']) {
    const frame = page.locator(`[data-section="${section}"] [data-animated]`).first();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('data-animated', 'shown');
  }
  const slider = page.locator('[data-slider="corporate"]');
  await expect(slider).toHaveAttribute('data-state', 'running');
  await slider.locator('[data-slider-next]').click();
  await expect(slider).toContainText('2 / 3');
  await still(page);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SIZES.lg);
});

test('transitions and animations that a visitor triggers change only opacity and transform, for at most 700 ms', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('[data-intro-overlay]')).toHaveCount(0);
  await watchMotion(page);
  await visitEverything(page);
  const moved = await motions(page);
  expect(new Set(moved.map(({ property }) => property))).toEqual(new Set(['opacity', 'transform']));
  expect(Math.max(...moved.map(({ ms }) => ms))).toBeLessThanOrEqual(700);
});

test('with reduced motion, no transition or animation takes more than 1 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('[data-intro-overlay]')).toHaveCount(0);
  await watchMotion(page);
  await visitEverything(page);
  expect((await motions(page)).filter(({ ms }) => ms > 1)).toEqual([]);
});

for (const size of ['xs', 'sm', 'lg'] as const)
  test(`with reduced motion at ${size}, no element moves when the button of the film disappears`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('[data-video-toggle]')).toHaveCount(0);
    await still(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
