/**
 * Inline script that closes the header's menu after a click on the backdrop or on a link in the menu. Works before
 * hydration, and if other scripts fail to load.
 */
export const CLOSE_MENU_SCRIPT = `addEventListener('click',function(e){var t=e.target,d=t.closest&&t.closest('header dialog');if(d&&(t===d||t.closest('a')))d.close()})`;
