/**
 * Inline script that creates a promise of the first input, for which lib/server/pages/deferred-scripts.ts waits. Mouse
 * moves are not input (docs/decisions/0007).
 */
export const FIRST_INPUT_SCRIPT = `var firstInput=new Promise(function(resolve){['pointerdown','touchstart','click','keydown','focusin','wheel','scroll'].forEach(function(type){addEventListener(type,resolve,{once:true,passive:true,capture:true})})})`;
