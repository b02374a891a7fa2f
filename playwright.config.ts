import { defineConfig, devices } from '@playwright/test';

import { BROWSER } from './tests/e2e/support/browser';

/** A test that waits for so long has met a fault: a machine that is busy with other work may be late, never this late. */
const TIMEOUT_MS = { test: 180_000, expectation: 60_000 };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/e2e/support/map-style.ts', './tests/e2e/support/storefront.ts'],
  // Tests of a file share what they start (support/once.ts), so that no two workers start the same. One worker more than
  // there are cores has work for them while another waits for what takes its time.
  fullyParallel: false,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: TIMEOUT_MS.test,
  expect: { timeout: TIMEOUT_MS.expectation },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: { ...devices['Desktop Chrome'], launchOptions: BROWSER, screenshot: 'only-on-failure' },
});
