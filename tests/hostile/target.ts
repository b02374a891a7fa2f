import { startContentServer, sourceAt } from '../content-server';
import { requestPublish, PUBLISH_SECRET } from '../e2e/support/requests';
import { startStorefront } from '../e2e/support/storefront';

import type { Target } from './properties';

/** Starts the production build on a content server with the document `first`. */
export async function startTarget(first: object): Promise<Target & { stop: () => Promise<void> }> {
  const backend = await startContentServer(first);
  const storefront = await startStorefront({
    CONTENT_SOURCE: sourceAt(backend),
    REVALIDATE_SECRET: PUBLISH_SECRET,
  });
  return {
    url: storefront.url,
    publish: async (document) => {
      backend.answer(JSON.stringify(document));
      const response = await requestPublish(storefront);
      // Garbage collection of an unread response would close the connection during a later request.
      await response.text();
      return response.status;
    },
    stop: async () => {
      await storefront.stop();
      await backend.stop();
    },
  };
}
