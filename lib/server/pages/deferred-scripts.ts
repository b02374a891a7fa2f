import { type Script, type ScriptElement, scriptElements } from './script-elements';
import { speculationRules } from './speculation';

/**
 * Asks for the page's scripts when its LCP image has been painted or has failed, however long that takes, so that they take
 * nothing from it. No clock decides: on a slow line or processor it would be up before the image is there. They come sooner
 * at the first sign of the visitor (lib/browser/first-input.ts), and at once where the address asks for more than the first screen (a
 * place in the page, a flavour) or there is no such image. What is clicked before they are there is kept
 * (lib/browser/early-click.ts), and the page works without them (docs/decisions/0007).
 *
 * An image that has come is painted in the next frame, unless the page's first paint is still to come: that may take several.
 * So they are asked for when both the image and the first paint are there, in the task after the frame that follows. A page
 * that nobody sees (in a tab behind, or prerendered) has no frames and asks when the image comes. The window's `load` event
 * may be over by then.
 *
 * They have low priority, so that an image still on its way stays ahead. The error of one that does not come is kept from the
 * framework, which would put its error page in the place of a page that reads well without.
 */
export const LATE_SCRIPTS = `(function (addresses) {
  var image = document.querySelector('img[fetchpriority="high"]');
  function ask() {
    addresses.splice(0).forEach(function (address) {
      var script = document.createElement('script');
      script.src = address;
      script.async = true;
      script.fetchPriority = 'low';
      script.addEventListener('error', function (event) { event.stopImmediatePropagation(); });
      document.head.appendChild(script);
    });
  }
  function askOncePainted() {
    if (document.hidden) return ask();
    new PerformanceObserver(function (paints) {
      if (paints.getEntriesByName('first-contentful-paint').length > 0)
        requestAnimationFrame(function () { setTimeout(ask); });
    }).observe({ type: 'paint', buffered: true });
  }
  if (!image || location.hash || /[?&]flavour=/.test(location.search)) return ask();
  if (image.complete) askOncePainted();
  image.addEventListener('load', askOncePainted);
  image.addEventListener('error', askOncePainted);
  firstInput.then(ask);
})(document.currentScript.dataset.scripts.split(' '));`;

/** What the framework's HTML ends with. Nothing that anybody writes comes after it. */
const END = '</body></html>';

/** An address of this site's scripts, which needs no escaping in an attribute. */
const ADDRESS = /^\/_next\/static\/[\w./~%-]+$/;

/** A page, and the scripts and links that stand in it. */
export type ReadPage = { html: string; elements: Script[] };

/**
 * A page of the framework whose scripts wait for its LCP image, and with what the browser may prepare; one that is not written
 * as we know it stays as it is.
 */
export async function withLateScripts(html: string): Promise<ReadPage> {
  const elements = await scriptElements(html);
  const addresses = elements.filter(isLate).map(({ attributes }) => attributes.src);
  if (addresses.length === 0 || !html.endsWith(END)) return { html, elements };
  const loader = {
    name: 'script',
    attributes: { 'data-scripts': addresses.join(' ') },
    text: LATE_SCRIPTS,
  };
  const rules = { name: 'script', attributes: { type: 'speculationrules' }, text: speculationRules() };
  const tags = `<script data-scripts="${addresses.join(' ')}">${LATE_SCRIPTS}</script><script type="speculationrules">${rules.text}</script>`;
  const isTaken = (element: Script) => isLate(element) || isHint(element);
  return {
    html: `${without(elements.filter(isTaken), html.slice(0, -END.length))}${tags}${END}`,
    elements: [...elements.filter((element) => !isTaken(element)), loader, rules],
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
