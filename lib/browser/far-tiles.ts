/**
 * Inline script that makes the browser skip the layout of tiles far from the viewport (docs/decisions/0018). Skips
 * no tile in browsers without `overflow-clip-margin`, because a skipped tile would cut off its focus outline there.
 */
export const FAR_TILES_SCRIPT = `(function(r,n){function skip(){if(CSS.supports('overflow-clip-margin','1px'))r.setAttribute('data-skips-tiles','true')}layOutTiles=function(){r.setAttribute('data-skips-tiles','false');requestAnimationFrame(function(){requestAnimationFrame(skip)})};addEventListener('click',function(e){if(e.target.closest&&e.target.closest('a[href*="#"]'))layOutTiles()},true);if(location.hash||!n||n.type!=='navigate')addEventListener('load',layOutTiles);else skip()})(document.currentScript.parentElement,performance.getEntriesByType('navigation')[0]);var layOutTiles`;

declare global {
  /**
   * Lays out all tiles for two animation frames, so that the browser stores their real heights. Undefined on a page
   * with few tiles.
   */
  var layOutTiles: (() => void) | undefined;
}
