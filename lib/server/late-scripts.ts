import { type Script, type ScriptElement, scriptElements } from './script-elements';

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

/** What the framework's HTML ends with. Nothing that anybody writes comes after it. */
const END = '</body></html>';

/** An address of this site's scripts, which needs no escaping in an attribute. */
const ADDRESS = /^\/_next\/static\/[\w./~%-]+$/;

/** A page, and the scripts and links that stand in it. */
export type ReadPage = { html: string; elements: Script[] };

/** A page of the framework whose scripts wait for its LCP image; one that is not written as we know it stays as it is. */
export async function withLateScripts(html: string): Promise<ReadPage> {
  const elements = await scriptElements(html);
  const addresses = elements.filter(isLate).map(({ attributes }) => attributes.src);
  if (addresses.length === 0 || !html.endsWith(END)) return { html, elements };
  const loader = {
    name: 'script',
    attributes: { 'data-scripts': addresses.join(' ') },
    text: LATE_SCRIPTS,
  };
  const tag = `<script data-scripts="${addresses.join(' ')}">${LATE_SCRIPTS}</script>`;
  const isTaken = (element: Script) => isLate(element) || isHint(element);
  return {
    html: `${without(elements.filter(isTaken), html.slice(0, -END.length))}${tag}${END}`,
    elements: [...elements.filter((element) => !isTaken(element)), loader],
  };
}

/** A script element as the framework writes those of the page: an address, `async`, and nothing else. */
function isLate({ name, attributes: { src = '', async, ...others } }: Script): boolean {
  return name === 'script' && async === '' && ADDRESS.test(src) && Object.keys(others).length === 0;
}

function isHint({ name, attributes: { rel, as } }: Script): boolean {
  return name === 'link' && rel === 'preload' && as === 'script';
}

function without(elements: ScriptElement[], html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of elements) {
    parts.push(html.slice(from, start));
    from = end;
  }
  return [...parts, html.slice(from)].join('');
}
