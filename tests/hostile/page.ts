import { createHash } from 'node:crypto';

import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Where the framework and the layout write scripts. Nothing that editors write stands there. */
const OUR_PLACES = ['head', 'body'];
const ACTIVE = ['iframe', 'object', 'embed', 'base', 'portal', 'frame', 'applet'];

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/**
 * What a page has that an editor's words must never become, as a browser reads it: a script elsewhere than in the
 * framework's own places that its policy would run, a handler, an address that is a script, an element that acts. Empty
 * for a good page. Read by another parser than the server's, which is that of the standard.
 * @param policy the value of its Content-Security-Policy header, or the hashes in it
 */
export function foreignIn(html: string, policy: string): string[] {
  return elementsIn(parse(html)).flatMap((element) => {
    const { tagName, attrs, parentNode } = element;
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const isInOurPlace = OUR_PLACES.includes(parentNode && 'tagName' in parentNode ? parentNode.tagName : '');
    const isRun = tagName === 'script' && !isInOurPlace && runs(element, attributes, policy);
    return [
      ...(isRun
        ? [`script in ${parentNode && 'tagName' in parentNode ? parentNode.tagName : 'nothing'}`]
        : []),
      ...(ACTIVE.includes(tagName) || attributes['http-equiv'] !== undefined ? [`<${tagName}>`] : []),
      ...attrs.filter(({ name }) => name.startsWith('on')).map(({ name }) => `${name} on <${tagName}>`),
      ...attrs
        .filter(({ value }) => /^[\0- ]*(?:javascript|vbscript|data:text)/i.test(value))
        .filter(({ name }) => ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name))
        .map(({ name, value }) => `${name}="${value}" on <${tagName}>`),
    ];
  });
}

function runs({ childNodes }: Element, { src, type }: Record<string, string>, policy: string): boolean {
  if (src !== undefined) return true;
  if (type === 'application/ld+json') return false;
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return policy.includes(createHash('sha256').update(text).digest('base64'));
}
