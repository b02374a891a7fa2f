/**
 * Selector of the buttons whose clicks before hydration are stored. The map has a button only with `MAP_LOAD=click`.
 * Other controls work before hydration, or are hidden until a script shows them. The only exception is the mini button
 * of a panel, whose clicks are not stored.
 */
const KEPT_BUTTONS =
  'button[data-flavour],button[data-allergen],button[data-slider-prev],button[data-slider-next],[data-map] button';

/**
 * Inline script that stores the buttons that a visitor clicks before hydration. Stores each button only one time,
 * because visitors click again if nothing happens. The script is short, because every page contains the script.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',function(e){var b=earlyClicks&&e.target.closest&&e.target.closest('${KEPT_BUTTONS}');if(b){earlyClicks.delete(b);earlyClicks.add(b)}});var earlyClicks=new Set`;

/**
 * Inline script that copies the current query and hash to a language link when a visitor clicks the link. On a home
 * page with flavours, the script works until the call of `takeEarlyClicks`. On every other page, the script works as
 * long as the page is open.
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
