import type { AllergenIndex } from './finder/allergen-index';

import type { Site } from '@/lib/content/model';
import type { Routes } from '@/lib/model/routes';
import type { Words } from '@/lib/words/words';

/** What every part of a collection needs besides its own content. */
export type CollectionsContext = {
  site: Site;
  routes: Routes;
  words: Words;
  /** Undefined if no flavour states its allergens. */
  allergenIndex?: AllergenIndex;
};
