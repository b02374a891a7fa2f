/** Expands JSON-LD as search engines do, and checks it against schema.org's vocabulary. */
import { readFileSync } from 'node:fs';

import { expand, type NodeObject } from 'jsonld';

const VOCABULARY = 'https://schema.org/';

/** Terms whose values are addresses, copied from schema.org's JSON-LD context, so that tests need no network. */
const ADDRESSES = ['url', 'image', 'logo', 'sameAs', 'dayOfWeek'];
const CONTEXT = {
  '@vocab': VOCABULARY,
  ...Object.fromEntries(ADDRESSES.map((term) => [term, { '@id': VOCABULARY + term, '@type': '@id' }])),
};

function loadContext(address: string) {
  if (address.replace(/\/$/, '') !== 'https://schema.org')
    return Promise.reject(new Error(`unknown context: ${address}`));
  return Promise.resolve({ documentUrl: address, document: { '@context': CONTEXT } });
}

/** Resolves relative addresses against `base`. */
export function expandGraph(text: string, base: string): Promise<NodeObject[]> {
  return expand(JSON.parse(text) as NodeObject, { base, documentLoader: loadContext });
}

/** Reads the properties of each type from schema-dts, which is generated from schema.org's release. */
function readVocabulary(): (type: string) => Set<string> | undefined {
  const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const interfaces = new Map(
    [...source.matchAll(/interface (\w+?(?:Base|Leaf)) extends ([^{]+)\{([\s\S]*?)\n\}/g)].map(
      ([, name = '', parents = '', body = '']) => [
        name,
        {
          parents: parents.split(',').map((parent) => parent.trim()),
          own: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property),
        },
      ],
    ),
  );
  const propertiesOf = (name: string): string[] => {
    const { own = [], parents = [] } = interfaces.get(name) ?? {};
    return [...own, ...parents.flatMap(propertiesOf)];
  };
  return (type) => (interfaces.has(`${type}Leaf`) ? new Set(propertiesOf(`${type}Leaf`)) : undefined);
}

const propertiesOf = readVocabulary();

type Found = { node: NodeObject; path: string };

function nodesIn(value: unknown, path = ''): Found[] {
  if (Array.isArray(value)) return value.flatMap((entry) => nodesIn(entry, path));
  if (typeof value !== 'object' || value === null || '@value' in value) return [];
  const node = value as NodeObject;
  const type = String([node['@type']].flat()[0] ?? path);
  const within = Object.entries(node).flatMap(([name, inner]) =>
    name.startsWith('@') ? [] : nodesIn(inner, `${type} ${name}`),
  );
  return [{ node, path }, ...within];
}

const short = (iri: string) => iri.replace(VOCABULARY, '');

/** Returns unknown types, unknown properties, and references without a target. */
export function faultsOf(graph: NodeObject[]): string[] {
  const nodes = nodesIn(graph);
  const described = new Set(nodes.filter(({ node }) => node['@type']).map(({ node }) => node['@id']));
  return nodes.flatMap(({ node, path }) => {
    const types = [node['@type'] ?? []].flat().map(short);
    if (types.length === 0) {
      const isAddress = ADDRESSES.some((term) => path.endsWith(VOCABULARY + term));
      return isAddress || described.has(node['@id'])
        ? []
        : [`${short(path)} refers to ${String(node['@id'])}`];
    }
    return types.flatMap((type) => {
      const known = propertiesOf(type);
      if (!known) return [`${type} is not a type`];
      const names = Object.keys(node).filter((name) => !name.startsWith('@'));
      return names.filter((name) => !known.has(short(name))).map((name) => `${type} has no ${short(name)}`);
    });
  });
}

/** Includes nested nodes. */
export function ofType(graph: NodeObject[], type: string): NodeObject[] {
  return nodesIn(graph)
    .map(({ node }) => node)
    .filter((node) => [node['@type'] ?? []].flat().includes(VOCABULARY + type));
}

/** Returns the values of a property. A value that is a node with an `@id` is returned as this `@id`. */
export function valuesOf(node: NodeObject | undefined, property: string): unknown[] {
  const values = [node?.[VOCABULARY + property] ?? []].flat() as (NodeObject & { '@value'?: unknown })[];
  return values.map((value) => value['@value'] ?? value['@id'] ?? value);
}
