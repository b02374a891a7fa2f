/**
 * Inline script of a page with many tiles. Sets an attribute that makes the stylesheet skip the layout of far tiles
 * (docs/decisions/0018). Jumps need the real heights of tiles, so the script lays out all tiles before a jump: a visit
 * with a hash, a return to an earlier scroll position, or a click on a link within the page. In browsers without
 * `overflow-clip-margin`, no tiles are skipped, because focus outlines would be cut off.
 */
export const FAR_TILES_SCRIPT = `(function(r,n){function skip(){if(CSS.supports('overflow-clip-margin','1px'))r.setAttribute('data-skips-tiles','true')}layOutTiles=function(){r.setAttribute('data-skips-tiles','false');requestAnimationFrame(function(){requestAnimationFrame(skip)})};addEventListener('click',function(e){if(e.target.closest&&e.target.closest('a[href*="#"]'))layOutTiles()},true);if(location.hash||!n||n.type!=='navigate')addEventListener('load',layOutTiles);else skip()})(document.currentScript.parentElement,performance.getEntriesByType('navigation')[0]);var layOutTiles`;

declare global {
  /**
   * Turns on the layout of far tiles for two animation frames, so that the browser stores the heights of the tiles.
   * Undefined on a page with few tiles.
   */
  var layOutTiles: (() => void) | undefined;
}
