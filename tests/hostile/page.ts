import { createHash } from 'node:crypto';

import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Direct parents of the framework's and the layout's scripts. Editors' content is always deeper in the tree. */
const OUR_PLACES = ['head', 'body'];
const ACTIVE = ['iframe', 'object', 'embed', 'base', 'portal', 'frame', 'applet'];

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/**
 * Returns forbidden markup, such as event handlers, `javascript:` addresses, `<iframe>`, and scripts outside OUR_PLACES
 * that could run. Parses as browsers do, because the server's own parser could miss such markup.
 * @param policy the Content-Security-Policy header, or only its script hashes
 */
export function findForeignMarkup(html: string, policy: string): string[] {
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
