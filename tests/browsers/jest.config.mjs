import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

const ENGINES = ['chromium', 'firefox', 'webkit'];

/** @returns {Promise<import('jest').Config>} */
export default async function config() {
  const base = await shared();
  return {
    maxWorkers: 3, // engines draw on the CPU, so more workers are not faster on two cores
    projects: ENGINES.map((engine) => ({
      ...base,
      rootDir: fileURLToPath(new URL('../..', import.meta.url)),
      displayName: engine,
      globals: { ENGINE: engine },
      globalSetup: '<rootDir>/tests/browsers/support/storefront.ts',
      globalTeardown: '<rootDir>/tests/browsers/support/storefront-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/browsers/support/time-limit.ts'],
      testMatch: ['<rootDir>/tests/browsers/*.test.ts'],
      // Chromium skips layout.test.ts, which compares the other engines with Chromium. Chromium also skips
      // pictures.test.ts, which would repeat visual.spec.ts.
      testPathIgnorePatterns: engine === 'chromium' ? ['/(?:layout|pictures)\\.test\\.ts$'] : [],
    })),
  };
}
