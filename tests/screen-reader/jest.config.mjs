import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

/** Configuration of the tests with a screen reader. They run one after another, because they share a keyboard. */
export default async function config() {
  return {
    ...(await shared()),
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    maxWorkers: 1,
    // Also applies to starting a storefront, Orca and Firefox. The limits of single steps are shorter and fail first.
    testTimeout: 120_000,
    testMatch: ['<rootDir>/tests/screen-reader/*.test.ts'],
  };
}
