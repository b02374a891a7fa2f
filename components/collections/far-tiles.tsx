import type { ReactNode } from 'react';

import { FAR_TILES_SCRIPT } from '@/lib/browser/far-tiles';

/**
 * The number of tiles from which a page skips the layout of far tiles. With 140 tiles a panel's first frame takes 43 ms at
 * four times slowdown, with 1,400 tiles 305 ms (docs/performance.md). The limit for small pages is 66 ms.
 */
const MANY_TILES = 200;

/** Renders the collections. If they have many tiles, browsers do not lay out the tiles far from the viewport. */
export function FarTiles({ tiles, children }: { tiles: number; children: ReactNode }) {
  if (tiles < MANY_TILES) return children;
  return (
    <div data-skips-tiles="false" suppressHydrationWarning /* the script changes the attribute */>
      <script dangerouslySetInnerHTML={{ __html: FAR_TILES_SCRIPT }} />
      {children}
    </div>
  );
}
