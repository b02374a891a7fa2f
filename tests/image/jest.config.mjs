import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

/** `npm run image:test`: one file, because its tests share the image and two containers of it. */
export default async function config() {
  return {
    ...(await shared()),
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    // Building takes minutes; what hangs fails by it.
    testTimeout: 20 * 60_000,
    testMatch: ['<rootDir>/tests/image/*.test.ts'],
  };
}
