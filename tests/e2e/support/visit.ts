import { expect, type Locator, type Page } from '@playwright/test';

/** A window size for each breakpoint of docs/specification.md, section 2. */
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

/** Resolves when the page hears clicks by itself: from then on it keeps no early ones. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.earlyClick === null);
}

/** Resolves when each script that the page has waiting has come or failed; the window's `load` does not wait for them. */
export function scriptsHaveCome(page: Page): Promise<void> {
  return page.evaluate(() => {
    const late = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts ?? '';
    const missing = new Set(late.split(' ').filter(Boolean));
    return new Promise<void>((resolve) => {
      const cross = (entries: PerformanceEntryList) => {
        for (const { name } of entries) missing.delete(new URL(name).pathname);
        if (missing.size === 0) resolve();
      };
      new PerformanceObserver((list) => cross(list.getEntries())).observe({
        type: 'resource',
        buffered: true,
      });
      cross([]);
    });
  });
}

const STILL_MS = 400;

/** Resolves when neither the scroll position nor the document's height has changed for a while. */
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

/** Resolves when the page has drawn two more frames: by then has happened what happens at once, or not at all. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Brings the animations of an element that run by the stylesheet to their end, without the time that they take. */
export async function comeToEnd(moving: Locator): Promise<void> {
  const states = await moving.evaluate((element) =>
    element.getAnimations().map((animation) => {
      const { playState } = animation;
      animation.finish();
      return playState;
    }),
  );
  expect(states, 'what moves by the stylesheet').not.toEqual([]);
  expect(states).not.toContain('paused');
}

/** How far an element's top is below the window's top. */
export function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

export const hashOf = (page: Page) => page.evaluate(() => location.hash);
export const scrollYOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls as a visitor who drags the scroll bar, to where an element's top is `below` pixels below the window's top. */
export async function scrollTo(page: Page, selector: string, below = 0): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, distance) => {
      window.scrollTo({
        top: window.scrollY + element.getBoundingClientRect().top - distance,
        behavior: 'instant',
      });
    }, below);
}

/** Holds back the answers to requests until the test lets them go. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await isFree;
    await route.continue().catch(() => undefined); // the page may have been left meanwhile
  });
  return letGo;
}

export const SCRIPTS = /\/_next\/static\/.+\.js(?!\w)/;
export const PICTURES = /\/(?:_next\/image\?|pictures\/)/;
export const FILMS = /\/upload\/intro\/.+\.(?:webm|mp4)/;
/** Where scripting is off the browser says so of each script. */
export const SCRIPTING_IS_OFF = /\.js csp$/;
