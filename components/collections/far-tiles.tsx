import type { ReactNode } from 'react';

import { FAR_TILES_SCRIPT } from '@/lib/browser/far-tiles';

/**
 * From this number on, browsers skip the layout of far tiles (docs/decisions/0018). Without skipping, a panel's first
 * frame takes 43 ms with 140 tiles, and 305 ms with 1,400 tiles (at a quarter of the CPU speed).
 */
const MANY_TILES = 200;

export function FarTiles({ tiles, children }: { tiles: number; children: ReactNode }) {
  if (tiles < MANY_TILES) return children;
  return (
    <div data-skips-tiles="false" suppressHydrationWarning /* the script below changes data-skips-tiles */>
      <script dangerouslySetInnerHTML={{ __html: FAR_TILES_SCRIPT }} />
      {children}
    </div>
  );
}
