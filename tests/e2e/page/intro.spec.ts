import type { Page } from '@playwright/test';

import { liveDocument } from '../support/documents';
import { expect, test } from '../support/test';
import {
  finishAnimations,
  drawn,
  FILMS,
  holdBack,
  hydrated,
  PICTURES,
  SCRIPTS,
  SIZES,
} from '../support/visit';

test.use({ film: 'playing' });

const overlayOf = (page: Page) => page.locator('[data-intro-overlay]');
const videoOf = (page: Page) => page.locator('[data-section="intro"] video');
const sourcesOf = (page: Page) =>
  videoOf(page)
    .locator('source')
    .evaluateAll((sources) => sources.map((source) => source.getAttribute('src')));
const isPaused = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.paused);

function largestPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          resolve(largest?.element?.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

function listFilmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => FILMS.test(request.url()) && asked.push(request.url()));
  return asked;
}

test.describe('the first screen', () => {
  test('the first screen fills the window with the brand, the intro text, the shop button and the scroll link', async ({
    page,
  }) => {
    await page.goto('/');
    const intro = page.locator('[data-section="intro"]');
    const { home } = liveDocument();
    const texts = home.texts as Record<string, { NAME: string; TEXT_1: string }>;
    expect(await intro.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(
      page.viewportSize()?.height ?? Infinity,
    );
    await expect(intro.getByRole('heading', { level: 1 })).toHaveText(texts.intro?.NAME ?? '');
    await expect(intro.getByText(texts.intro?.TEXT_1 ?? '')).toBeInViewport();
    await expect(intro.getByRole('link', { name: texts['intro-button']?.NAME })).toHaveAttribute(
      'href',
      '/shop',
    );
    await expect(intro.getByRole('link', { name: 'Scroll down' })).toHaveAttribute('href', '#shop');
    await expect(intro.getByRole('link', { name: 'Scroll down' })).toBeInViewport();

    await hydrated(page);
    for (const [name, viewport] of Object.entries(SIZES))
      await test.step(`at ${name}, texts and controls are inside the window and do not overlap`, async () => {
        await page.setViewportSize(viewport);
        await drawn(page);
        const pieces = intro.locator('h1, p, a, button');
        const boxes = await pieces.evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        );
        expect(boxes.length).toBeGreaterThanOrEqual(4);
        for (const [index, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(viewport.width);
          expect(box.bottom).toBeLessThanOrEqual(viewport.height);
          for (const other of boxes.slice(index + 1)) {
            const isClear =
              box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top;
            expect(isClear, `${JSON.stringify(box)} and ${JSON.stringify(other)}`).toBe(true);
          }
        }
      });
  });
});

test.describe('the film', () => {
  test('a window fetches only the film for its width, and the film plays muted, looping and inline', async ({
    page,
  }) => {
    const asked = listFilmRequests(page);
    for (const [width, film] of [
      [390, 'mobile'],
      [959, 'mobile'],
      [960, 'desktop'],
      [1440, 'desktop'],
    ] as const)
      await test.step(`a window ${width} px wide plays the ${film} film`, async () => {
        await page.goto('about:blank');
        asked.length = 0;
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/');
        await expect(videoOf(page)).toBeAttached();
        for (const source of await sourcesOf(page)) expect(source).toContain(`/${film}.`);
        await expect.poll(() => isPaused(page)).toBe(false);
        expect(
          await videoOf(page).evaluate((video: HTMLVideoElement) => [
            video.muted,
            video.loop,
            video.playsInline,
            video.controls,
          ]),
        ).toEqual([true, true, true, false]);
        expect(asked.filter((url) => !url.includes(`/${film}.`))).toEqual([]);
      });

    await test.step('the film’s files have the same order as in the document, and the browser plays the first file', async () => {
      const offered = (liveDocument().home.videos as { VIDEO_LINK_DEKSTOP: string }[]).map(
        ({ VIDEO_LINK_DEKSTOP }) => VIDEO_LINK_DEKSTOP,
      );
      expect(await sourcesOf(page)).toEqual(offered);
      await expect
        .poll(() => videoOf(page).evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname))
        .toBe(offered[0]);
    });
  });

  test('when the window is resized across the breakpoint md, the film changes between mobile and desktop', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto('/');
    for (const [width, film] of [
      [1200, 'desktop'],
      [800, 'mobile'],
      [1200, 'desktop'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await sourcesOf(page))[0]).toContain(`/${film}.`);
      await expect.poll(() => isPaused(page)).toBe(false);
    }
    await expect(videoOf(page)).toHaveCount(1);
    await expect(overlayOf(page)).toHaveCount(0);
  });

  test('the film pauses while the film is out of view, and a button pauses and resumes the film', async ({
    page,
  }) => {
    const intro = page.locator('[data-section="intro"]');
    const scroll = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await page.goto('/');
    await expect.poll(() => isPaused(page)).toBe(false);
    await scroll(4000);
    await expect.poll(() => isPaused(page)).toBe(true);
    await scroll(0);
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.getByRole('button', { name: 'Pause film' }).click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Play film' }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await expect(page.locator('button[data-video-toggle]')).toHaveAccessibleName('Pause film');
    await page.locator('button[data-video-toggle]').evaluate(async (button: HTMLElement) => {
      button.click();
      await Promise.resolve(); // a browser runs microtasks between two clicks
      button.click(); // comes before the `pause` event of the first click
    });
    await expect.poll(() => isPaused(page)).toBe(false);
    expect(await page.evaluate(() => sessionStorage.getItem('film-paused'))).toBe('0');

    await test.step('after a scroll down and back, a film that the visitor has paused stays paused', async () => {
      await page.getByRole('button', { name: 'Pause film' }).click();
      await scroll(4000);
      await expect(intro).not.toBeInViewport();
      await scroll(0);
      await expect(intro).toBeInViewport();
      await drawn(page);
      expect(await isPaused(page)).toBe(true);
    });

    await test.step('after a reload, a paused film stays paused until the visitor clicks the button', async () => {
      await page.reload();
      await expect(overlayOf(page)).toHaveCount(0);
      await expect(page.locator('button[data-video-toggle]')).toHaveAccessibleName('Play film');
      await page.locator('button[data-video-toggle]').click();
      await expect.poll(() => isPaused(page)).toBe(false);
      await page.reload();
      await expect.poll(() => isPaused(page)).toBe(false);
    });
  });
});

test.describe('the overlay', () => {
  test('the overlay is translucent, and lies over the poster and under the text', async ({ page }) => {
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const { opacity, box } = await overlayOf(page).evaluate((element) => {
      const style = getComputedStyle(element);
      const alpha = /rgba?\([^)]*?[,/]\s*([\d.]+)%?\)$/.exec(style.backgroundColor)?.[1];
      return {
        opacity: Number(alpha) * Number(style.opacity),
        box: element.getBoundingClientRect().toJSON(),
      };
    });
    expect(opacity).toBeGreaterThan(0.1);
    expect(opacity).toBeLessThan(0.9);
    expect(box).toMatchObject({ top: 0, left: 0, width: page.viewportSize()?.width });
    // A click on a text must reach the text and not the overlay.
    const isOnTop = await page.locator('[data-section="intro"] :is(h1, p, a)').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
    expect(isOnTop).not.toContain(false);
    release();
    await hydrated(page);
  });

  test('the overlay stays until the video has data, and is then removed', async ({ page }) => {
    const release = await holdBack(page, FILMS);
    await page.goto('/');
    await hydrated(page);
    await expect(videoOf(page)).toBeAttached();
    await expect(overlayOf(page)).toHaveCount(1);
    await expect(overlayOf(page)).toBeVisible();
    release();
    await expect(overlayOf(page)).toHaveCount(0);
    expect(
      await videoOf(page).evaluate((video: HTMLVideoElement) => video.readyState),
    ).toBeGreaterThanOrEqual(2);
  });

  test('the overlay is removed if the video fails, and the poster stays', async ({ page, expected }) => {
    expected.requests.push(FILMS);
    expected.console.push(/Failed to load resource/);
    await page.route(FILMS, (route) => route.abort('failed'));
    await page.goto('/');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(videoOf(page)).toHaveCount(0);
    await expect(page.locator('[data-section="intro"] picture img')).toBeVisible();
    await expect(page.locator('button[data-video-toggle]')).toHaveCount(0);
  });

  test('if the window becomes wider after the mobile film has failed, the desktop film plays', async ({
    page,
    expected,
  }) => {
    const mobile = /\/mobile\.[^/]+$/;
    expected.requests.push(mobile);
    expected.console.push(/Failed to load resource/);
    await page.route(mobile, (route) => route.abort('failed'));
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto('/');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(videoOf(page)).toHaveCount(0);

    await page.setViewportSize({ width: 1200, height: 800 });

    await expect.poll(async () => (await sourcesOf(page))[0]).toContain('/desktop.');
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test("the overlay is removed if the film's files are not valid films", async ({ page }) => {
    await page.route(FILMS, (route) => route.fulfill({ contentType: 'text/plain', body: 'no film' }));
    await page.goto('/');
    await expect(overlayOf(page)).toHaveCount(0);
  });

  test('the overlay is removed if the content has no film', async ({ page, serve }) => {
    const document = liveDocument();
    document.home.videos = [];
    const { url } = await serve(document);
    await page.goto(url);
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(videoOf(page)).toHaveCount(0);
    await expect(page.locator('button[data-video-toggle]')).toHaveCount(0);
  });

  test('with reduced motion, the overlay is removed and no film is fetched', async ({ page }) => {
    const asked = listFilmRequests(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(page.locator('[data-section="intro"] picture img')).toBeVisible();
    await expect(videoOf(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('with data saving, the overlay is removed and no film is fetched', async ({ page }) => {
    const asked = listFilmRequests(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(videoOf(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('if no script loads, CSS alone fades out the overlay', async ({ page, expected }) => {
    expected.requests.push(SCRIPTS);
    expected.console.push(/Failed to load resource/);
    await page.route(SCRIPTS, (route) => route.abort('failed'));
    await page.goto('/');
    await expect(overlayOf(page)).toBeVisible();
    const { delay, duration } = await overlayOf(page).evaluate((element) => {
      const { animationDelay, animationDuration } = getComputedStyle(element);
      return { delay: Number.parseFloat(animationDelay), duration: Number.parseFloat(animationDuration) };
    });
    expect(delay).toBeLessThanOrEqual(4);
    expect(duration).toBeLessThanOrEqual(1);
    await finishAnimations(overlayOf(page));
    await expect(overlayOf(page)).toBeHidden();
  });
});

test.describe('the poster', () => {
  for (const [size, file] of [
    ['xs', 'mobile-poster'],
    ['lg', 'desktop-poster'],
  ] as const) {
    test(`at ${size}, the poster ${file} is the LCP element before scripts run; no second poster is fetched`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (PICTURES.test(request.url()) && request.url().includes('poster')) asked.push(request.url());
      });
      await page.setViewportSize(SIZES[size]);
      const release = await holdBack(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'commit' });
      const poster = page.locator('[data-section="intro"] picture img');
      await expect
        .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc))
        .toContain(file);
      await expect(poster).toHaveAttribute('fetchpriority', 'high');
      await expect(poster).not.toHaveAttribute('loading', 'lazy');
      await expect.poll(() => largestPaint(page)).toBe('IMG');
      release();
      await hydrated(page);
      await expect(overlayOf(page)).toHaveCount(0);
      expect(asked).toEqual([expect.stringContaining(file)]);
    });
  }

  for (const { width, heights, deviceScaleFactor } of [
    { width: 320, heights: [454, 568, 690], deviceScaleFactor: 2 },
    { width: 360, heights: [560, 640, 800], deviceScaleFactor: 1.75 },
  ])
    test(`a phone ${width} px wide fetches one poster file, the same at every window height`, async ({
      browser,
      baseURL,
    }) => {
      const loaded: string[][] = [];
      for (const height of heights) {
        const context = await browser.newContext({
          ...{ baseURL, deviceScaleFactor, isMobile: true, hasTouch: true },
          viewport: { width, height },
          screen: { width, height: Math.max(...heights) },
        });
        const page = await context.newPage();
        const files: string[] = [];
        page.on('request', (request) => {
          if (PICTURES.test(request.url()) && request.url().includes('poster')) files.push(request.url());
        });
        await page.goto('/');
        const poster = page.locator('[data-section="intro"] picture img');
        const shown = await poster.evaluate((image: HTMLImageElement) => image.currentSrc);
        expect(files).toEqual([shown]);
        loaded.push(files);
        await context.close();
      }
      expect(new Set(loaded.flat()).size).toBe(1);
    });
});
