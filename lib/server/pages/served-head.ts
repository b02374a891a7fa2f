/**
 * Keeps a head that differs from what the body says of it (flavour-head.ts). When the framework takes the page over it goes by the
 * body: it writes the body's title, and adds each tag that the head has with other words. So each tag that it adds gets the
 * words of the one that was served, which goes; and the title gets its own back. All of them come at once, so that then
 * nothing more is to be kept.
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
