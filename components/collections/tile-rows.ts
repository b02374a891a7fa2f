import { breakpointAt } from '@/lib/model/breakpoints';
import { type RowSizes, rowOf } from '@/lib/model/grid-rows';

/** Returns the tiles in the same row as `tile`. */
export function rowTiles(tile: HTMLElement): HTMLElement[] {
  const item = tile.closest('[data-item]');
  const sizes = tile.closest<HTMLElement>('[data-collection]')?.dataset.rowSizes;
  if (!item?.parentElement || sizes === undefined) return [tile];
  // Searches only siblings, because a search through all panels is slow.
  const items = [...item.parentElement.children].filter((child) => child.hasAttribute('data-item'));
  const rowSizes = JSON.parse(sizes) as RowSizes;
  const breakpoint = breakpointAt(window.innerWidth);
  const row = rowOf(items.indexOf(item), rowSizes, breakpoint);
  return items
    .slice(row * rowSizes[breakpoint], (row + 1) * rowSizes[breakpoint])
    .flatMap((each) => each.querySelector<HTMLElement>('[data-tile]') ?? []);
}
