/**
 * Inline script that creates `firstInput`, a promise that resolves at the first input. At the latest then, the loader
 * in lib/server/pages/deferred-scripts.ts loads the scripts. Mouse moves are not input (docs/decisions/0007).
 */
export const FIRST_INPUT_SCRIPT = `var firstInput=new Promise(function(resolve){['pointerdown','touchstart','click','keydown','focusin','wheel','scroll'].forEach(function(type){addEventListener(type,resolve,{once:true,passive:true,capture:true})})})`;
