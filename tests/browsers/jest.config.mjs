import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

/** The engines that say the same sentences; a test knows its own by the global `ENGINE` (support/suite.ts). */
const ENGINES = ['chromium', 'firefox', 'webkit'];

/** @returns {Promise<import('jest').Config>} */
export default async function config() {
  const base = await shared();
  return {
    maxWorkers: 3, // engines that draw with the processor: more at a time on two cores are later, and not sooner through
    projects: ENGINES.map((engine) => ({
      ...base,
      rootDir: fileURLToPath(new URL('../..', import.meta.url)),
      displayName: engine,
      globals: { ENGINE: engine },
      globalSetup: '<rootDir>/tests/browsers/support/storefront.ts',
      globalTeardown: '<rootDir>/tests/browsers/support/storefront-end.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/browsers/support/time-limit.ts'],
      testMatch: ['<rootDir>/tests/browsers/*.test.ts'],
      // Chromium is what the layout is compared with; it has pictures of its own (tests/e2e/page/visual.spec.ts).
      testPathIgnorePatterns: engine === 'chromium' ? ['/(?:layout|pictures)\\.test\\.ts$'] : [],
    })),
  };
}
