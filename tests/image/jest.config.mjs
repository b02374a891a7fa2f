import { fileURLToPath } from 'node:url';

import shared from '../../jest.config.mjs';

/** `npm run image:test`: one file, because its tests share the image and two containers. */
export default async function config() {
  return {
    ...(await shared()),
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    // Building takes minutes. A step that hangs fails at this limit.
    testTimeout: 20 * 60_000,
    testMatch: ['<rootDir>/tests/image/*.test.ts'],
  };
}
