import type { ContentStore } from './store';

import { processWide } from '@/lib/platform/process-wide';

const NAME = 'content-store';

/** Makes a store the process's, before the framework is asked for anything. */
export function shareContentStore(store: ContentStore): ContentStore {
  return processWide(NAME, () => store);
}

/** @throws where the framework was started by itself, without the server around it */
export function contentStore(): ContentStore {
  return processWide(NAME, () => {
    throw new Error('no content store: start the site with `npm run dev` or `npm start`');
  });
}
