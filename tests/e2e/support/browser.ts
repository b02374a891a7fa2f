import { existsSync } from 'node:fs';

import { chromium, type LaunchOptions } from '@playwright/test';

import { SYSTEM_CHROMIUMS, SYSTEM_SHELL } from '../../../scripts/test/chromium.mjs';

const ARGS = [
  '--disable-quic',
  '--font-render-hinting=none', // the shell without windows would put letters on whole pixels, as no visitor's browser does
  // The map's WebGL without a graphics card; the page itself is drawn in half the time without.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Playwright's own Chromium if it is installed (which undefined stands for), else the first that there is. */
function chromiumAmong(places: string[]): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return places.find((place) => existsSync(place));
}

/**
 * For most tests. PLAYWRIGHT_CHROMIUM wins; else a shell without windows, which is what Playwright's own is here and takes
 * half the time for each page; else the whole browser.
 */
export const BROWSER: LaunchOptions = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? chromiumAmong([SYSTEM_SHELL, ...SYSTEM_CHROMIUMS]),
  args: ARGS,
};

/** For what only the whole browser does. */
export const WHOLE_BROWSER: LaunchOptions = {
  channel: existsSync(chromium.executablePath()) ? 'chromium' : undefined,
  executablePath: chromiumAmong(SYSTEM_CHROMIUMS) ?? process.env.PLAYWRIGHT_CHROMIUM,
  args: ARGS,
};
