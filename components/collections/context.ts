import type { Site } from '@/lib/content/model';
import type { Routes } from '@/lib/model/routes';
import type { Words } from '@/lib/words/words';

export type CollectionsContext = {
  site: Site;
  routes: Routes;
  words: Words;
};
