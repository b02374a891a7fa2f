/**
 * Selector of the buttons whose clicks before hydration are stored. The button in the map's area is shown with
 * `MAP_LOAD=click`. Clicks on the mini button of a panel are not stored. All other controls work before hydration, or a
 * script shows them.
 */
const KEPT_BUTTONS =
  'button[data-flavour],button[data-allergen],button[data-slider-prev],button[data-slider-next],[data-map] button';

/**
 * Inline script that stores the buttons clicked before hydration. Stores each button once, because visitors click again
 * if nothing happens. The script is short, because every page contains it.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',function(e){var b=earlyClicks&&e.target.closest&&e.target.closest('${KEPT_BUTTONS}');if(b){earlyClicks.delete(b);earlyClicks.add(b)}});var earlyClicks=new Set`;

/**
 * Inline script that copies the current query and hash to a language link when a visitor clicks the link. Stops after
 * `takeEarlyClicks`, which only a home page with flavours calls.
 */
export const EARLY_LANGUAGE_SCRIPT = `addEventListener('click',function(e){var a=earlyClicks&&e.target.closest&&e.target.closest('a[hreflang]');if(a){a.search=location.search;a.hash=location.hash}})`;

declare global {
  /** The clicked buttons, in the order of their last clicks. */
  var earlyClicks: Set<HTMLElement> | null | undefined;
}

/** Returns the buttons that were clicked before hydration, and stops recording clicks. */
export function takeEarlyClicks(): HTMLElement[] {
  const buttons = [...(globalThis.earlyClicks ?? [])];
  globalThis.earlyClicks = null;
  return buttons;
}
