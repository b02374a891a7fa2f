/**
 * Inline script that closes the header's menu if the visitor clicks a link in the menu or the backdrop. An inline script
 * also works before hydration and if other scripts fail to load.
 */
export const CLOSE_MENU_SCRIPT = `addEventListener('click',function(e){var t=e.target,d=t.closest&&t.closest('header dialog');if(d&&(t===d||t.closest('a')))d.close()})`;
