import { type Script, type ScriptElement, scriptElements } from './script-elements';
import { speculationRules } from './speculation';

/**
 * Loads the scripts after the paint or failure of the LCP image, or at the first input
 * (docs/decisions/0007-scripts-after-the-first-picture.md).
 */
export const DEFERRED_SCRIPTS_LOADER = `(function (addresses) {
  var image = document.querySelector('img[fetchpriority="high"]');
  function ask() {
    addresses.splice(0).forEach(function (address) {
      var script = document.createElement('script');
      script.src = address;
      script.async = true;
      script.fetchPriority = 'low';
      script.addEventListener('error', function (event) {
        event.stopImmediatePropagation();
        document.documentElement.dataset.scripts = 'failed';
      });
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

const END = '</body></html>';

/** Matches addresses that need no escaping in an HTML attribute. */
const ADDRESS = /^\/_next\/static\/[\w./~%-]+$/;

export type ReadPage = { html: string; elements: Script[] };

/** Defers the framework's scripts and adds the speculation rules. Leaves unexpected HTML unchanged. */
export async function deferScripts(html: string): Promise<ReadPage> {
  const elements = await scriptElements(html);
  const addresses = elements.filter(isDeferrable).map(({ attributes }) => attributes.src);
  if (addresses.length === 0 || !html.endsWith(END)) return { html, elements };
  const loader = {
    name: 'script',
    attributes: { 'data-scripts': addresses.join(' ') },
    text: DEFERRED_SCRIPTS_LOADER,
  };
  const rules = { name: 'script', attributes: { type: 'speculationrules' }, text: speculationRules() };
  const tags = `<script data-scripts="${addresses.join(' ')}">${DEFERRED_SCRIPTS_LOADER}</script><script type="speculationrules">${rules.text}</script>`;
  const isTaken = (element: Script) => isDeferrable(element) || isHint(element);
  return {
    html: `${without(elements.filter(isTaken), html.slice(0, -END.length))}${tags}${END}`,
    elements: [...elements.filter((element) => !isTaken(element)), loader, rules],
  };
}

/** Recognises the framework's scripts, which have no attributes except `src` and `async`. */
function isDeferrable({ name, attributes: { src = '', async, ...others } }: Script): boolean {
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
