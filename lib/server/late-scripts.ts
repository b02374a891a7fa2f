/**
 * Asks for the page's scripts when its largest picture has come, or cannot, so that they take nothing from it on a slow
 * line; sooner where the visitor does something, and after a while in any case. What is clicked before they are there is
 * kept (lib/early-click.ts), and the page works without them. They are asked for before the window's `load` event, which
 * waits for them as it does for scripts in the document. One that does not come is told to nobody: the framework would put
 * its error page in the place of a page that reads well without.
 */
export const LATE_SCRIPTS = `(function (addresses) {
  var poster = document.querySelector('img[fetchpriority="high"]');
  function ask() {
    addresses.splice(0).forEach(function (address) {
      var script = document.createElement('script');
      script.src = address;
      script.async = true;
      script.addEventListener('error', function (event) { event.stopImmediatePropagation(); });
      document.head.appendChild(script);
    });
  }
  if (!poster || poster.complete) return ask();
  poster.addEventListener('load', ask);
  poster.addEventListener('error', ask);
  ['pointerdown', 'keydown', 'wheel', 'touchstart'].forEach(function (sign) {
    addEventListener(sign, ask, { once: true, passive: true, capture: true });
  });
  setTimeout(ask, 2000);
})(document.currentScript.dataset.scripts.split(' '));`;

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;

/** A page of the framework whose scripts wait for its first picture; one that has none stays as it is. */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const loader = `<script data-scripts="${addresses.join(' ')}">${LATE_SCRIPTS}</script>`;
  return html
    .replace(SCRIPT, '')
    .replace(HINT, '')
    .replace('</body>', () => `${loader}</body>`);
}
