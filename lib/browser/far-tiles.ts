/**
 * Inline script of a page with many tiles. It lets the stylesheet skip the layout of tiles far from the viewport
 * (docs/decisions/0018), by an attribute on the script's parent. A skipped tile has the height of its last layout, or an
 * estimate before the first. Therefore the script lays out all tiles before each jump: a visit with a hash, a return to an
 * earlier scroll position, a click on a link to a place on the page. Browsers without `overflow-clip-margin` skip no tiles,
 * because they would cut off focus outlines.
 */
export const FAR_TILES_SCRIPT = `(function(r,n){function skip(){if(CSS.supports('overflow-clip-margin','1px'))r.setAttribute('data-skips-tiles','true')}layOutTiles=function(){r.setAttribute('data-skips-tiles','false');requestAnimationFrame(function(){requestAnimationFrame(skip)})};addEventListener('click',function(e){if(e.target.closest&&e.target.closest('a[href*="#"]'))layOutTiles()},true);if(location.hash||!n||n.type!=='navigate')addEventListener('load',layOutTiles);else skip()})(document.currentScript.parentElement,performance.getEntriesByType('navigation')[0]);var layOutTiles`;

declare global {
  /** Lays out all tiles for two frames. By then the browser has stored their heights. Undefined on a page with few tiles. */
  var layOutTiles: (() => void) | undefined;
}
