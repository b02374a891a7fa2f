import { existsSync } from 'node:fs';

import { chromium, type LaunchOptions } from '@playwright/test';

import { SYSTEM_CHROMIUMS, SYSTEM_SHELL } from '../../../scripts/test/chromium.mjs';

const ARGS = [
  '--disable-quic',
  '--font-render-hinting=none', // otherwise the headless shell puts letters on whole pixels, unlike visitors' browsers
  // Draws the map's WebGL without a graphics card. Without GPU compositing the page is drawn in half the time.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Returns undefined, which means Playwright's own Chromium, if that is installed; otherwise the first browser found.
 */
function chromiumAmong(places: string[]): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return places.find((place) => existsSync(place));
}

/**
 * The browser for most tests: PLAYWRIGHT_CHROMIUM if set, else a headless shell, else the full browser. Playwright's
 * own is a headless shell too, which takes half the time for each page.
 */
export const BROWSER: LaunchOptions = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? chromiumAmong([SYSTEM_SHELL, ...SYSTEM_CHROMIUMS]),
  args: ARGS,
};

/** For features that only the full browser has. */
export const WHOLE_BROWSER: LaunchOptions = {
  channel: existsSync(chromium.executablePath()) ? 'chromium' : undefined,
  executablePath: chromiumAmong(SYSTEM_CHROMIUMS) ?? process.env.PLAYWRIGHT_CHROMIUM,
  args: ARGS,
};
