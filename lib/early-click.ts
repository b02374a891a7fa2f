/**
 * A click on a flavour before the page's scripts have come is kept, and acted on when they have. The script is this
 * small because it stands in the HTML of every page.
 */
export const EARLY_CLICK_SCRIPT =
  "addEventListener('click',function(e){if(earlyClick!==null)earlyClick=e.target.closest&&e.target.closest('button[data-flavour]')||earlyClick});var earlyClick";

declare global {
  /** The flavour button clicked before hydration; null once nobody keeps clicks any more. */
  var earlyClick: Element | null | undefined;
}

/** The button that was clicked too early, if any; from now on clicks are no longer kept. */
export function takeEarlyClick(): Element | null | undefined {
  const button = globalThis.earlyClick;
  globalThis.earlyClick = null;
  return button;
}
