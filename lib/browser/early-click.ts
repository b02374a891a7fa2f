/** Selector of the buttons whose early click is stored. Other controls need no script, or are rendered by a script. */
const KEPT_BUTTONS =
  'button[data-flavour],button[data-allergen],button[data-slider-prev],button[data-slider-next]';

/**
 * Inline script that stores the button clicked before hydration, so that the click can be handled afterwards. The script
 * is short, because every page contains it.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',function(e){if(earlyClick!==null)earlyClick=e.target.closest&&e.target.closest('${KEPT_BUTTONS}')||earlyClick});var earlyClick`;

/** Inline script that adds the query and hash of the current address to a language link clicked before hydration. */
export const EARLY_LANGUAGE_SCRIPT = `addEventListener('click',function(e){var a=earlyClick!==null&&e.target.closest&&e.target.closest('a[hreflang]');if(a){a.search=location.search;a.hash=location.hash}})`;

declare global {
  /** The button clicked before hydration. Null after `takeEarlyClick`. */
  var earlyClick: Element | null | undefined;
}

/** Returns the button clicked before hydration, if any, and stops storing clicks. */
export function takeEarlyClick(): Element | null | undefined {
  const button = globalThis.earlyClick;
  globalThis.earlyClick = null;
  return button;
}
