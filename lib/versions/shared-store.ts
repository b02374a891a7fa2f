import type { ContentStore } from './store';

import { processWide } from '@/lib/platform/process-wide';

const NAME = 'content-store';

/** Shares the content store with the whole process. Must be called before the framework handles a request. */
export function shareContentStore(store: ContentStore): ContentStore {
  return processWide(NAME, () => store);
}

/**
 * Returns the shared content store.
 * @throws if the framework was started directly, not by the site's server
 */
export function contentStore(): ContentStore {
  return processWide(NAME, () => {
    throw new Error('no content store: start the site with `npm run dev` or `npm start`');
  });
}
