import type { Content } from '@/lib/content/model';

/** Number of entries of each kind in a version. */
export type Counts = { categories: number; collections: number; flavours: number };

export function countsOf(content: Content | undefined): Counts {
  return {
    categories: content?.home.categories?.items.length ?? 0,
    collections: content?.home.collections?.items.length ?? 0,
    flavours: content?.shop.flavours.length ?? 0,
  };
}
