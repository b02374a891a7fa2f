import { startContentServer } from '../e2e/support/content-server';
import { requestPublish, PUBLISH_SECRET } from '../e2e/support/publish';
import { startStorefront } from '../e2e/support/server';

import type { Target } from './properties';

/**
 * Starts the production build of the storefront, and the content server with the document to publish.
 */
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
      const response = await requestPublish(storefront);
      // Reads the response. Otherwise garbage collection closes the connection, and a later request on it fails.
      await response.text();
      return response.status;
    },
    stop: async () => {
      await storefront.stop();
      await backend.stop();
    },
  };
}
