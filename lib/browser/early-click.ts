/**
 * Selector of the buttons whose early clicks are stored. Other controls need no script, or are rendered by a script.
 */
const KEPT_BUTTONS =
  'button[data-flavour],button[data-allergen],button[data-slider-prev],button[data-slider-next]';

/**
 * Inline script that stores the buttons clicked before hydration, so that the clicks can be handled afterwards. A
 * button is stored once, at its last click, because visitors press a button again if nothing happens. The script is
 * short, because every page contains it.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',function(e){var b=earlyClicks&&e.target.closest&&e.target.closest('${KEPT_BUTTONS}');if(b){earlyClicks.delete(b);earlyClicks.add(b)}});var earlyClicks=new Set`;

/** Inline script that adds the query and hash of the current address to a language link clicked before hydration. */
export const EARLY_LANGUAGE_SCRIPT = `addEventListener('click',function(e){var a=earlyClicks&&e.target.closest&&e.target.closest('a[hreflang]');if(a){a.search=location.search;a.hash=location.hash}})`;

declare global {
  /** The buttons clicked before hydration, in the order of their last clicks. Null after `takeEarlyClicks`. */
  var earlyClicks: Set<HTMLElement> | null | undefined;
}

/** Returns the buttons clicked before hydration, and stops storing clicks. */
export function takeEarlyClicks(): HTMLElement[] {
  const buttons = [...(globalThis.earlyClicks ?? [])];
  globalThis.earlyClicks = null;
  return buttons;
}
