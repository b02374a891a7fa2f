import { COLLECTION } from './collection';
import { COMMON } from './common';
import { CATEGORY, PRODUCT, PRODUCT_SECTION, VIDEO } from './lists';

import type { GuideEntry } from '@/lib/content/document/guide-entry';
import { FLAVOUR } from '@/lib/content/entities/flavour-fields';

/** A kind of entry of a document, as editors call it. */
export type GuideKind =
  'settings' | 'text' | 'film' | 'category' | 'collection' | 'flavour' | 'product' | 'product section';

/** A kind, its path in the document, and its fields. */
export type GuidePart = { kind: GuideKind; place: string; what: string; fields: Record<string, GuideEntry> };

/** All kinds except texts, in document order. Each is a list, except the settings. */
export const PARTS = [
  { kind: 'settings', place: 'common', what: 'What holds for the whole page.', fields: COMMON },
  {
    kind: 'product section',
    place: 'common.productSections',
    what: 'Parts of the shop that flavours are sold in.',
    fields: PRODUCT_SECTION,
  },
  {
    kind: 'film',
    place: 'home.videos',
    what: 'The film of the first screen. Each entry is one encoding, best first: a browser plays the first that it can.',
    fields: VIDEO,
  },
  {
    kind: 'category',
    place: 'home.categories',
    what: 'The row of tiles that lead into the shop.',
    fields: CATEGORY,
  },
  {
    kind: 'collection',
    place: 'home.collections',
    what: 'Groups of flavours. One that no flavour names is not shown.',
    fields: COLLECTION,
  },
  {
    kind: 'flavour',
    place: 'home.flavours',
    what: 'The flavours, in the order of their collections.',
    fields: FLAVOUR,
  },
  { kind: 'product', place: 'home.products', what: 'What the shop sells.', fields: PRODUCT },
] as const satisfies GuidePart[];
