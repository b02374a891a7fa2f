import type { Page } from '@playwright/test';

/** `value`: layout shift score, 0 if nothing moved. `moved`: elements with their places before and after. */
type Shift = { value: number; moved: { name: string; from: Place; to: Place }[] };
type Place = { x: number; y: number; width: number; height: number };

/** Also records shifts after a visitor's input. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const placeOf = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => ({
            name: node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''),
            from: placeOf(previousRect),
            to: placeOf(currentRect),
          })),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

export const clearShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as { shifts: Shift[] }).shifts.length = 0));
