import { startContentServer } from '../e2e/support/content-server';
import { askToPublish, PUBLISH_SECRET } from '../e2e/support/publish';
import { startStorefront } from '../e2e/support/server';

import type { Target } from './properties';

/** A storefront of the production build with a content server of its own, which sends whatever is to be published. */
export async function startTarget(first: object): Promise<Target & { stop: () => Promise<void> }> {
  const backend = await startContentServer(first);
  const storefront = await startStorefront({
    CONTENT_SOURCE: `${backend.url}/{deployment}.json`,
    REVALIDATE_SECRET: PUBLISH_SECRET,
  });
  return {
    url: storefront.url,
    publish: async (document) => {
      backend.answer(JSON.stringify(document));
      const response = await askToPublish(storefront);
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
