import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** One window size for each breakpoint of docs/specification.md, section 2. */
export const SIZES = {
  xs: { width: 390, height: 844 },
  sm: { width: 768, height: 1024 },
  md: { width: 1024, height: 768 },
  lg: { width: 1440, height: 900 },
} as const;

/** The sections with an anchor, in page order. */
export const ANCHORS = [
  'shop',
  'flavours',
  'story',
  'corporate',
  'partnership',
  'stores',
  'contacts',
] as const;

/** Waits for hydration. From then on, the page handles clicks at once and no longer stores them. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.earlyClicks === null);
}

/** Resolves when every deferred script has loaded or failed. The `load` event does not wait for these scripts. */
export function scriptsLoaded(page: Page): Promise<void> {
  return page.evaluate(() => {
    const deferred = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts ?? '';
    const missing = new Set(deferred.split(' ').filter(Boolean));
    return new Promise<void>((resolve) => {
      const markLoaded = (entries: PerformanceEntryList) => {
        for (const { name } of entries) missing.delete(new URL(name).pathname);
        if (missing.size === 0) resolve();
      };
      new PerformanceObserver((list) => markLoaded(list.getEntries())).observe({
        type: 'resource',
        buffered: true,
      });
      markLoaded([]);
    });
  });
}

const STILL_MS = 400;

/** Resolves when scroll position and page height have not changed for STILL_MS. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const where = () => `${window.scrollY} ${document.documentElement.scrollHeight}`;
        let last = where();
        let since = performance.now();
        const look = (now: number) => {
          if (where() !== last) {
            last = where();
            since = now;
          }
          if (now - since > ms) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    STILL_MS,
  );
}

/** Waits two animation frames, until all immediate effects of an action are on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

export async function finishAnimations(moving: Locator): Promise<void> {
  const states = await moving.evaluate((element) =>
    element.getAnimations().map((animation) => {
      const { playState } = animation;
      animation.finish();
      return playState;
    }),
  );
  expect(states, 'animations of the stylesheet').not.toEqual([]);
  expect(states).not.toContain('paused');
}

/** Returns the distance in pixels from the top of the window. */
export function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

export const hashOf = (page: Page) => page.evaluate(() => location.hash);
export const scrollYOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls in one step until an element's top is `offset` pixels below the top of the window. */
export async function scrollTo(page: Page, selector: string, offset = 0): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, distance) => {
      window.scrollTo({
        top: window.scrollY + element.getBoundingClientRect().top - distance,
        behavior: 'instant',
      });
    }, offset);
}

/**
 * Holds back matching requests until the returned function is called.
 * @param proceed handles each released request; by default, sends the request to the server
 */
export async function holdBack(
  page: Pick<Page, 'route'>,
  pattern: RegExp,
  proceed = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await proceed(route).catch(() => undefined); // the visitor may have left the page
  });
  return release;
}

export const SCRIPTS = /\/_next\/static\/.+\.js(?!\w)/;
export const PICTURES = /\/(?:_next\/image\?|pictures\/)/;
export const FILMS = /\/upload\/intro\/.+\.(?:webm|mp4)/;
/** If JavaScript is off, the browser reports every script as blocked. */
export const SCRIPTING_IS_OFF = /\.js csp$/;
