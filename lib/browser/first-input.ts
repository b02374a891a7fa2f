/**
 * Inline script with a promise of the first input, which starts the deferred scripts (lib/server/pages/deferred-scripts.ts).
 * Mouse moves do not count (docs/decisions/0007). In the head, because input may arrive before the HTML is complete.
 */
export const FIRST_SIGN_SCRIPT = `var firstSign=new Promise(function(come){['pointerdown','touchstart','click','keydown','focusin','wheel','scroll'].forEach(function(sign){addEventListener(sign,come,{once:true,passive:true,capture:true})})})`;
