import type { Breakpoint } from '@/lib/model/breakpoints';

/** Where a flavour's row comes to rest below the window's top (the owner's offsets). */
const ROW_OFFSET_PX: Record<Breakpoint, number> = { xs: 140, sm: 120, md: 150, lg: 140 };

/** Less of an opened panel in the window than this, and the page scrolls to its row. */
const ENOUGH_OF_PANEL_PX = 240;

type Span = { top: number; bottom: number };

/** Whether too little of a panel would show, or its name and lead not whole, given their boxes in a window of that height. */
export function needsScroll(panel: Span, naming: Span, windowHeight: number): boolean {
  const showing = Math.min(panel.bottom, windowHeight) - Math.max(panel.top, 0);
  return naming.bottom > windowHeight || showing < Math.min(ENOUGH_OF_PANEL_PX, panel.bottom - panel.top);
}

/** The scroll position at which a row whose top is now at `rowTop` in the window rests at its offset. */
export function rowTarget(rowTop: number, scrolled: number, breakpoint: Breakpoint): number {
  return Math.max(0, scrolled + rowTop - ROW_OFFSET_PX[breakpoint]);
}
