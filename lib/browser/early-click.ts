/** Buttons whose early clicks are kept. Other controls work without scripts or are rendered by them. */
const KEPT_BUTTONS =
  'button[data-flavour],button[data-allergen],button[data-slider-prev],button[data-slider-next]';

/** Inline script that keeps a click made before hydration, to be handled afterwards. Short, because every page contains it. */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',function(e){if(earlyClick!==null)earlyClick=e.target.closest&&e.target.closest('${KEPT_BUTTONS}')||earlyClick});var earlyClick`;

/** Inline script that adds the current query and hash to a language link clicked before hydration. */
export const EARLY_LANGUAGE_SCRIPT = `addEventListener('click',function(e){var a=earlyClick!==null&&e.target.closest&&e.target.closest('a[hreflang]');if(a){a.search=location.search;a.hash=location.hash}})`;

declare global {
  /** The button clicked before hydration. Null after `takeEarlyClick`. */
  var earlyClick: Element | null | undefined;
}

/** Returns the button clicked before hydration, if any, and stops keeping clicks. */
export function takeEarlyClick(): Element | null | undefined {
  const button = globalThis.earlyClick;
  globalThis.earlyClick = null;
  return button;
}
