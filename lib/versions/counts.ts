import type { Content } from '@/lib/content/model';

/** How much of each kind a version has. */
export type Counts = { categories: number; collections: number; flavours: number };

export function countsOf(content: Content | undefined): Counts {
  return {
    categories: content?.home.categories?.items.length ?? 0,
    collections: content?.home.collections?.items.length ?? 0,
    flavours: content?.shop.flavours.length ?? 0,
  };
}
