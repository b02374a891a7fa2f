import type { Site } from '@/lib/content/model';
import type { Routes } from '@/lib/model/routes';
import type { Words } from '@/lib/words/words';

/** Values that the components of a collection get in addition to their content. */
export type CollectionsContext = {
  site: Site;
  routes: Routes;
  words: Words;
};
