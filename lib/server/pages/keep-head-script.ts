/**
 * Keeps the title and the meta tags of `/?flavour=ID` (flavour-head.ts). Without this script, hydration with the data
 * of `/` would replace the title and add each meta tag that differs.
 */
export const KEEP_HEAD_SCRIPT = `(function () {
  var title = document.title;
  var served = {};
  function nameOf(meta) { return meta.name || meta.getAttribute('property'); }
  document.head.querySelectorAll('meta').forEach(function (meta) { served[nameOf(meta)] = meta; });
  new MutationObserver(function (changes, observer) {
    if (document.title !== title) document.title = title;
    changes.forEach(function (change) {
      change.addedNodes.forEach(function (added) {
        if (added.nodeName !== 'META') return;
        observer.disconnect();
        var own = served[nameOf(added)];
        if (!own) return;
        added.content = own.content;
        own.remove();
      });
    });
  }).observe(document.head, { childList: true, characterData: true, subtree: true });
})();`;
