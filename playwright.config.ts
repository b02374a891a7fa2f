import { defineConfig, devices } from '@playwright/test';

import { BROWSER } from './tests/e2e/support/browser';

/** Each timeout is long enough for a busy machine, so a test that takes longer has found a fault. */
const TIMEOUT_MS = { test: 180_000, expectation: 60_000 };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/e2e/support/map-style.ts', './tests/e2e/support/shared-storefronts.ts'],
  // Tests of one file share their servers (support/once.ts), so a file runs in one worker. Three workers use two cores,
  // because workers often wait.
  fullyParallel: false,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: TIMEOUT_MS.test,
  expect: { timeout: TIMEOUT_MS.expectation },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: { ...devices['Desktop Chrome'], launchOptions: BROWSER, screenshot: 'only-on-failure' },
});
