import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

/**
 * Browser engines that run the tests. The global `ENGINE` contains the name of the current engine (support/suite.ts).
 */
const ENGINES = ['chromium', 'firefox', 'webkit'];

/** @returns {Promise<import('jest').Config>} */
export default async function config() {
  const base = await shared();
  return {
    maxWorkers: 3, // the engines render on the CPU: on two cores, more workers would not finish sooner
    projects: ENGINES.map((engine) => ({
      ...base,
      rootDir: fileURLToPath(new URL('../..', import.meta.url)),
      displayName: engine,
      globals: { ENGINE: engine },
      globalSetup: '<rootDir>/tests/browsers/support/storefront.ts',
      globalTeardown: '<rootDir>/tests/browsers/support/storefront-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/browsers/support/time-limit.ts'],
      testMatch: ['<rootDir>/tests/browsers/*.test.ts'],
      // Chromium skips two files: layout.test.ts compares the other engines with Chromium, and
      // tests/e2e/look/visual.spec.ts already compares Chromium's pictures.
      testPathIgnorePatterns: engine === 'chromium' ? ['/(?:layout|pictures)\\.test\\.ts$'] : [],
    })),
  };
}
