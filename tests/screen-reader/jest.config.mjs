import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

/** All tests use one keyboard, so only one test runs at a time. */
export default async function config() {
  return {
    ...(await shared()),
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    maxWorkers: 1,
    // Also applies to `beforeAll`, which starts the storefront, Orca and Firefox.
    testTimeout: 300_000,
    testMatch: ['<rootDir>/tests/screen-reader/*.test.ts'],
  };
}
