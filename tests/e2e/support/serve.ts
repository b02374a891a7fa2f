import type { StorefrontServer } from './server';
import { test as base } from './test';

type Serve = (document: object | string, settings?: Record<string, string>) => Promise<StorefrontServer>;

/** Adds `serve`, which returns a storefront that shows the given document during one test. */
export const test = base.extend<{ serve: Serve }>({
  serve: async ({ pool }, use) => {
    await use((document, settings) => pool.take(document, settings));
    pool.release();
  },
});

export { expect, liveDocument } from './test';
