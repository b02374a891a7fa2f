import { LANGUAGES } from '@/lib/platform/locales-list';
import type { Browser, Page } from '@playwright/test';

import { startContentServer } from '../../tests/content-server';
import { startStorefront } from '../../tests/e2e/support/storefront';

import { openWindow, still } from './browser';
import { growTo } from './documents';
import { median } from './numbers';

const SLOWDOWN = 4;
const CLICKS = 5;
const SECRET = 'bench-bench-bench';

async function inBrowser(browser: Browser, url: string) {
  const { page, cdp, close } = await openWindow(browser, 'phone', { slowdown: SLOWDOWN });
  await page.addInitScript(() => {
    let kept: unknown;
    Object.defineProperty(globalThis, 'earlyClicks', {
      configurable: true,
      get: () => kept,
      set: (value: unknown) => {
        kept = value;
        if (value === null) performance.mark('hydrated');
      },
    });
  });
  await cdp.send('Performance.enable');
  await page.goto(url);
  await hydratedUndisturbed(page);
  await still(page);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((candidate) => candidate.name === name)?.value ?? Number.NaN;
  const marks = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const parsed = (navigation?.domInteractive ?? 0) - (navigation?.responseStart ?? 0);
    return { parsed, hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN };
  });
  const figures = {
    parse: marks.parsed,
    hydrated: marks.hydrated,
    script: metric('ScriptDuration') * 1000,
    layout: (metric('LayoutDuration') + metric('RecalcStyleDuration')) * 1000,
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    ...(await clickThrough(page)),
    finder: await chooseAllergens(page),
  };
  await close();
  return figures;
}

/**
 * Avoids `waitForFunction`, which requests many animation frames. With 1,400 flavours, each frame delays the hydration,
 * because the browser looks for lazy pictures near the window.
 */
function hydratedUndisturbed(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('hydrated').length > 0) resolve();
        }).observe({ type: 'mark', buffered: true });
      }),
  );
}

/**
 * Returns medians in ms. `panel`: from click to paint. `panelTask`: the longest task after the click, or 0 below 50 ms.
 */
async function clickThrough(page: Page) {
  const frames: number[] = [];
  const tasks: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    await page.locator('button[data-flavour]').first().scrollIntoViewIfNeeded();
    await still(page);
    const { frame, task } = await page.evaluate(async () => {
      const observed: number[] = [];
      const observer = new PerformanceObserver((list) =>
        observed.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ type: 'longtask' });
      const since = performance.now();
      document.querySelector<HTMLElement>('button[data-flavour]')?.click();
      await new Promise((shown) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel(); // the channel's message arrives after the next paint, and ends the wait
          channel.port1.onmessage = shown;
          channel.port2.postMessage(0);
        }),
      );
      const opened = performance.now() - since;
      await new Promise((later) => setTimeout(later, 500));
      observer.disconnect();
      return { frame: opened, task: Math.max(0, ...observed) };
    });
    frames.push(frame);
    tasks.push(task);
    await page.keyboard.press('Escape');
    await still(page);
  }
  return { panel: median(frames), panelTask: median(tasks) };
}

/** Returns the median ms from a click on an allergen until all tiles are marked and laid out. */
async function chooseAllergens(page: Page): Promise<number> {
  await page.locator('button[data-allergen]').first().click();
  await page.locator('[data-suits]').first().waitFor();
  const presses: number[] = [];
  for (let press = 0; press < CLICKS; press += 1)
    presses.push(
      await page.evaluate(() => {
        const since = performance.now();
        document.querySelector<HTMLElement>('button[data-allergen]')?.click();
        document.body.getBoundingClientRect();
        return performance.now() - since;
      }),
    );
  return median(presses);
}

/** All languages get the same document. */
function sourceOf(url: string, languages: number): Record<string, string> {
  if (languages === 1) return { CONTENT_SOURCE: `${url}/{deployment}.json` };
  const LOCALES = LANGUAGES.slice(0, languages).join();
  return { LOCALES, CONTENT_SOURCE: `${url}/{deployment}.{locale}.json` };
}

export async function measureGrowth(
  browser: Browser,
  flavours: number,
  categories: number,
  languages: number,
) {
  const backend = await startContentServer(growTo(flavours, categories));
  const server = await startStorefront({
    ...sourceOf(backend.url, languages),
    REVALIDATE_SECRET: SECRET,
  });
  const bytes = async (encoding: string) => {
    const response = await fetch(server.url, { headers: { 'accept-encoding': encoding } });
    return Number(response.headers.get('content-length'));
  };
  const since = performance.now();
  backend.answer(growTo(flavours, categories, 'again'));
  const published = await fetch(`${server.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
  });
  if (!published.ok) throw new Error(`a publish of ${flavours} flavours answered ${published.status}`);
  await bytes('br');
  const publish = performance.now() - since;
  const figures = {
    flavours,
    categories,
    languages,
    html: await bytes('identity'),
    brotli: await bytes('br'),
    publish,
    ...(await inBrowser(browser, server.url)),
  };
  await server.stop();
  await backend.stop();
  return figures;
}
