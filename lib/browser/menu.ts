/**
 * Inline script that closes the header's menu after a click on its backdrop or links. If the browser does not support
 * the `command` attribute, the menu's buttons also need the script to open and close the menu. The script works before
 * hydration. The script also works if other scripts fail to load.
 */
export const MENU_SCRIPT = `addEventListener('click',function(e){var t=e.target,h=t.closest&&t.closest('header'),d=h&&h.querySelector('dialog');if(!d)return;var b=t.closest('[command]');if(b&&!('commandForElement'in b))b.getAttribute('command')==='close'?d.close():d.showModal();if(t===d||t.closest('dialog a'))d.close()})`;
