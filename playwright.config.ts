import { existsSync } from 'node:fs';

import { chromium, defineConfig, devices, firefox, type Project, webkit } from '@playwright/test';

/** PLAYWRIGHT_CHROMIUM wins; else Playwright's own browser if it is installed; else a distribution's. */
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath =
  process.env.PLAYWRIGHT_CHROMIUM ??
  (existsSync(chromium.executablePath()) ? undefined : SYSTEM_CHROMIUMS.find((path) => existsSync(path)));

const launchOptions = {
  executablePath,
  // Software WebGL, for the map on machines without a graphics card.
  args: [
    '--disable-quic',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

const otherBrowsers: Project[] = [
  ...(existsSync(firefox.executablePath()) ? [{ name: 'firefox', use: devices['Desktop Firefox'] }] : []),
  ...(existsSync(webkit.executablePath()) ? [{ name: 'webkit', use: devices['Desktop Safari'] }] : []),
];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with other work may make a test late; one that fails twice is broken.
  retries: process.env.CI ? 2 : 0,
  // The map takes seconds to draw without a graphics card.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: { screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], launchOptions } },
    // What a finger and a small screen change; sizes themselves are set by the tests. Each pixel is drawn by the processor,
    // so there are four for one of the page's and not seven.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], deviceScaleFactor: 2, launchOptions },
      testMatch: /(?:header|sliders)\.spec\.ts/,
    },
    ...otherBrowsers,
  ],
});
