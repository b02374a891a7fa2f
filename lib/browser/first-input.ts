/**
 * Inline script that creates `firstInput`, a promise that resolves at the first input, except mouse moves
 * (docs/decisions/0007). The framework's scripts load at this input at the latest
 * (lib/server/pages/deferred-scripts.ts).
 */
export const FIRST_INPUT_SCRIPT = `var firstInput=new Promise(function(resolve){['pointerdown','touchstart','click','keydown','focusin','wheel','scroll'].forEach(function(type){addEventListener(type,resolve,{once:true,passive:true,capture:true})})})`;
