import { existsSync } from 'node:fs';

import { chromium, type LaunchOptions } from '@playwright/test';

import { SYSTEM_CHROMIUMS, SYSTEM_SHELL } from '../../../scripts/test/chromium.mjs';

const ARGS = [
  '--disable-quic',
  '--font-render-hinting=none', // a headless shell would place each letter on a whole pixel, unlike visitors' browsers
  // The next two options render the map's WebGL without a graphics card. The third halves the time to draw a page.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Returns undefined if Playwright can use its own Chromium. */
function chromiumAmong(places: string[]): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return places.find((place) => existsSync(place));
}

/** The browser for most tests. A headless shell is preferred, because it needs half the time for a page. */
export const BROWSER: LaunchOptions = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? chromiumAmong([SYSTEM_SHELL, ...SYSTEM_CHROMIUMS]),
  args: ARGS,
};

/** The full browser, for features that a headless shell does not have. */
export const WHOLE_BROWSER: LaunchOptions = {
  channel: existsSync(chromium.executablePath()) ? 'chromium' : undefined,
  executablePath: chromiumAmong(SYSTEM_CHROMIUMS) ?? process.env.PLAYWRIGHT_CHROMIUM,
  args: ARGS,
};
