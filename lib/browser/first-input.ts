/**
 * The first thing that a visitor does: what was waiting for a page at rest then comes at once (lib/server/pages/deferred-scripts.ts).
 * A mouse that only moves is none (docs/decisions/0007). The script stands at the beginning of each page, whose end may come
 * long after it.
 */
export const FIRST_SIGN_SCRIPT = `var firstSign=new Promise(function(come){['pointerdown','touchstart','click','keydown','focusin','wheel','scroll'].forEach(function(sign){addEventListener(sign,come,{once:true,passive:true,capture:true})})})`;
