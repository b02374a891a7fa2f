import { COLLECTION } from './collection';
import { COMMON } from './common';
import { CATEGORY, PRODUCT, PRODUCT_SECTION, VIDEO } from './lists';

import type { GuideEntry } from '@/lib/content/document/guide-entry';
import { FLAVOUR } from '@/lib/content/entities/flavour-fields';
import type { ListPlace } from '@/lib/content/outline';

type GuidePart = { place: 'common' | ListPlace; what: string; fields: Record<string, GuideEntry> };

/** Explains the fields in each part of the document except `home.texts`, in document order. */
export const PARTS = [
  { place: 'common', what: 'Settings of the whole page.', fields: COMMON },
  {
    place: 'common.productSections',
    what: 'Sections of the shop in which flavours are sold.',
    fields: PRODUCT_SECTION,
  },
  {
    place: 'home.videos',
    what: 'The film of the first screen. Each entry is one file format, the best first. A browser plays the first one that it supports.',
    fields: VIDEO,
  },
  {
    place: 'home.categories',
    what: 'The row of tiles that lead into the shop.',
    fields: CATEGORY,
  },
  {
    place: 'home.collections',
    what: 'Groups of flavours. A collection without flavours is not shown.',
    fields: COLLECTION,
  },
  {
    place: 'home.flavours',
    what: 'The flavours, in the order in which their collections show them.',
    fields: FLAVOUR,
  },
  { place: 'home.products', what: 'The products that the shop sells.', fields: PRODUCT },
] as const satisfies GuidePart[];
