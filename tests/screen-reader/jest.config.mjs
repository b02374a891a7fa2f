import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

/** Configuration of the screen reader tests. The tests run one after another, because there is one keyboard. */
export default async function config() {
  return {
    ...(await shared()),
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    maxWorkers: 1,
    // Includes the start of the storefront, Orca and Firefox. Single steps have shorter limits.
    testTimeout: 120_000,
    testMatch: ['<rootDir>/tests/screen-reader/*.test.ts'],
  };
}
