/** What is kept: a flavour, an allergen, or a step of a slider. All else that can be pressed works without scripts, or is not there. */
const KEPT = 'button[data-flavour],button[data-allergen],button[data-slider-prev],button[data-slider-next]';

/**
 * A click before the page's scripts have come is kept, and acted on when they have. The script is this small because it
 * stands in the HTML of every page.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',function(e){if(earlyClick!==null)earlyClick=e.target.closest&&e.target.closest('${KEPT}')||earlyClick});var earlyClick`;

/** The place that the address names goes along with a link to another language that is followed as early. */
export const EARLY_LANGUAGE_SCRIPT = `addEventListener('click',function(e){var a=earlyClick!==null&&e.target.closest&&e.target.closest('a[hreflang]');if(a){a.search=location.search;a.hash=location.hash}})`;

declare global {
  /** The button clicked before hydration; null once nobody keeps clicks any more. */
  var earlyClick: Element | null | undefined;
}

/** The button that was clicked too early, if any; from now on clicks are no longer kept. */
export function takeEarlyClick(): Element | null | undefined {
  const button = globalThis.earlyClick;
  globalThis.earlyClick = null;
  return button;
}
