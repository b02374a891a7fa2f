import { existsSync } from 'node:fs';

import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

import { hydrated, scriptsLoaded, still } from '../../tests/e2e/support/visit';
import { MAP_STYLE, MAP_STYLE_PATH } from '../../tests/map-style';
import { SYSTEM_CHROMIUMS } from '../test/chromium.mjs';

export const CHROMIUM =
  process.env.PLAYWRIGHT_CHROMIUM ??
  [chromium.executablePath(), ...SYSTEM_CHROMIUMS].find((path) => existsSync(path));

export const CHROMIUM_ARGUMENTS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Draws the map without a graphics card. Delays the first paint by seconds, so Lighthouse runs without these flags. */
const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS, ...SOFTWARE_GL] });

/** Opens a window whose map uses a local style and needs no network. */
export async function openWindow(
  browser: Browser,
  window: keyof typeof WINDOWS,
  { withFilm = false, slowdown = 1 } = {},
): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext(WINDOWS[window]);
  await context.route(`**${MAP_STYLE_PATH}`, (route) => route.fulfill({ json: MAP_STYLE }));
  // tsx inserts calls of `__name` into functions that run in the page, where `__name` is missing.
  await context.addInitScript('globalThis.__name = (target) => target');
  await context.addInitScript((isPaused) => {
    if (isPaused && location.protocol.startsWith('http')) sessionStorage.setItem('film-paused', '1');
  }, !withFilm);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, close: () => context.close() };
}

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({ top: 400, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForFunction(
    () => document.querySelector('[data-map]')?.getAttribute('data-map-state') !== 'loading',
  );
  await still(page);
}

export { hydrated, scriptsLoaded, still };
