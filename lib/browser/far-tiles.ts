/**
 * Inline script of a page with many tiles. Sets an attribute. With the attribute, the stylesheet skips the layout of
 * far tiles (docs/decisions/0018). A jump needs the real heights of all tiles, so the script turns on the layout of all
 * tiles before a jump. Jumps are a visit with a hash, a return to an earlier scroll position, and a click on a link
 * within the page. Browsers without `overflow-clip-margin` lay out all tiles, because these browsers would cut off
 * focus outlines.
 */
export const FAR_TILES_SCRIPT = `(function(r,n){function skip(){if(CSS.supports('overflow-clip-margin','1px'))r.setAttribute('data-skips-tiles','true')}layOutTiles=function(){r.setAttribute('data-skips-tiles','false');requestAnimationFrame(function(){requestAnimationFrame(skip)})};addEventListener('click',function(e){if(e.target.closest&&e.target.closest('a[href*="#"]'))layOutTiles()},true);if(location.hash||!n||n.type!=='navigate')addEventListener('load',layOutTiles);else skip()})(document.currentScript.parentElement,performance.getEntriesByType('navigation')[0]);var layOutTiles`;

declare global {
  /**
   * Lays out all tiles for two animation frames, so that the browser stores the heights of far tiles. Undefined on a
   * page with few tiles.
   */
  var layOutTiles: (() => void) | undefined;
}
