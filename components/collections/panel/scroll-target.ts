import type { Breakpoint } from '@/lib/model/breakpoints';

/** Distance from the top of the viewport to the row when the scroll ends (owner's specification). */
const ROW_OFFSET_PX: Record<Breakpoint, number> = { xs: 140, sm: 120, md: 150, lg: 140 };

/** Minimum visible height of the open panel. A shorter panel must be completely visible. */
const ENOUGH_OF_PANEL_PX = 240;

type Span = { top: number; bottom: number };

export function needsScroll(panel: Span, nameAndLead: Span, windowHeight: number): boolean {
  const showing = Math.min(panel.bottom, windowHeight) - Math.max(panel.top, 0);
  return (
    nameAndLead.bottom > windowHeight || showing < Math.min(ENOUGH_OF_PANEL_PX, panel.bottom - panel.top)
  );
}

/** `rowTop`: distance from the top of the viewport. */
export function rowTarget(rowTop: number, scrolled: number, breakpoint: Breakpoint): number {
  return Math.max(0, scrolled + rowTop - ROW_OFFSET_PX[breakpoint]);
}
