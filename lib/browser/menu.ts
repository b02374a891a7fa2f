/**
 * Inline script that closes the header's menu after a click on its backdrop or links. Handles the menu's buttons in
 * browsers without the `command` attribute.
 */
export const MENU_SCRIPT = `addEventListener('click',function(e){var t=e.target,h=t.closest&&t.closest('header'),d=h&&h.querySelector('dialog');if(!d)return;var b=t.closest('[command]');if(b&&!('commandForElement'in b))b.getAttribute('command')==='close'?d.close():d.showModal();if(t===d||t.closest('dialog a'))d.close()})`;
