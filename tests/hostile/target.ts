import { startContentServer } from '../e2e/support/content-server';
import { startStorefront } from '../e2e/support/server';

import type { Target } from './properties';

const SECRET = 'publishers-only-secret';

/** A storefront of the production build with a content server of its own, which sends whatever is to be published. */
export async function startTarget(first: object): Promise<Target & { stop: () => Promise<void> }> {
  const backend = await startContentServer(first);
  const storefront = await startStorefront({
    CONTENT_SOURCE: `${backend.url}/{deployment}.json`,
    REVALIDATE_SECRET: SECRET,
  });
  return {
    url: storefront.url,
    publish: async (document) => {
      backend.answer(JSON.stringify(document));
      const response = await fetch(`${storefront.url}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET}` },
      });
      // A connection whose answer nobody reads is closed when that is collected, under a request that has just been sent.
      await response.text();
      return response.status;
    },
    stop: async () => {
      await storefront.stop();
      await backend.stop();
    },
  };
}
