/**
 * Visible buttons that do not work before hydration, except the film's button and a panel's mini button. The map has a
 * button only with `MAP_LOAD=click`.
 */
const KEPT_BUTTONS =
  'button[data-flavour],button[data-allergen],button[data-slider-prev],button[data-slider-next],[data-map] button';

/** Inline script that stores the clicked buttons, each only once: visitors click again if nothing happens. */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',function(e){var b=earlyClicks&&e.target.closest&&e.target.closest('${KEPT_BUTTONS}');if(b){earlyClicks.delete(b);earlyClicks.add(b)}});var earlyClicks=new Set`;

/**
 * Inline script that copies the query and hash to a clicked language link until `takeEarlyClicks` is called. Pages
 * without flavours never call `takeEarlyClicks`.
 */
export const EARLY_LANGUAGE_SCRIPT = `addEventListener('click',function(e){var a=earlyClicks&&e.target.closest&&e.target.closest('a[hreflang]');if(a){a.search=location.search;a.hash=location.hash}})`;

declare global {
  /** The clicked buttons, in the order of their last clicks. Null after `takeEarlyClicks`. */
  var earlyClicks: Set<HTMLElement> | null | undefined;
}

/** Returns the buttons that were clicked before hydration, and stops the recording. */
export function takeEarlyClicks(): HTMLElement[] {
  const buttons = [...(globalThis.earlyClicks ?? [])];
  globalThis.earlyClicks = null;
  return buttons;
}
