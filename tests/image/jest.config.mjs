import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

/** For `npm run image:test`. One file holds all tests, because they share the image and two containers. */
export default async function config() {
  return {
    ...(await shared()),
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    // Building the image takes 2 minutes on an idle machine, and more than 20 on a very busy one.
    testTimeout: 60 * 60_000,
    testMatch: ['<rootDir>/tests/image/*.test.ts'],
  };
}
