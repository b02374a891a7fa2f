import { breakpointAt } from '@/lib/model/breakpoints';
import { type RowSizes, rowOf } from '@/lib/model/grid-rows';

/** Returns the tiles in the same row, in order, at the current window width. */
export function rowTiles(tile: HTMLElement): HTMLElement[] {
  const collection = tile.closest<HTMLElement>('[data-collection]');
  if (!collection) return [tile];
  const sizes = JSON.parse(collection.dataset.rowSizes ?? '{}') as RowSizes;
  const breakpoint = breakpointAt(window.innerWidth);
  const row = rowOf(Number(tile.dataset.index), sizes, breakpoint);
  const tiles = [...collection.querySelectorAll<HTMLElement>('[data-tile]')];
  return tiles.slice(row * sizes[breakpoint], (row + 1) * sizes[breakpoint]);
}
