import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

/** Configuration of the screen reader tests. The tests share one keyboard, so the tests run one after another. */
export default async function config() {
  return {
    ...(await shared()),
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    maxWorkers: 1,
    // This limit includes the time to start the storefront, Orca and Firefox. Each step in a test has a shorter limit.
    testTimeout: 120_000,
    testMatch: ['<rootDir>/tests/screen-reader/*.test.ts'],
  };
}
