/** Reads JSON-LD as a search engine does: with a processor, and against the vocabulary of schema.org. */
import { readFileSync } from 'node:fs';

import { expand, type NodeObject } from 'jsonld';

const VOCABULARY = 'https://schema.org/';

/** What schema.org's own context says of the terms in use here: these hold addresses. No network is asked. */
const ADDRESSES = ['url', 'image', 'logo', 'sameAs', 'dayOfWeek'];
const CONTEXT = {
  '@vocab': VOCABULARY,
  ...Object.fromEntries(ADDRESSES.map((term) => [term, { '@id': VOCABULARY + term, '@type': '@id' }])),
};

function loadContext(address: string) {
  if (address.replace(/\/$/, '') !== 'https://schema.org')
    return Promise.reject(new Error(`a context that nobody knows: ${address}`));
  return Promise.resolve({ documentUrl: address, document: { '@context': CONTEXT } });
}

/** The nodes of a graph with whole addresses, as a processor understands them. */
export function expandGraph(text: string, base: string): Promise<NodeObject[]> {
  return expand(JSON.parse(text) as NodeObject, { base, documentLoader: loadContext });
}

/** The vocabulary's types with the properties of each, from schema-dts, which is generated from schema.org's release. */
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

/** Every node of an expanded graph, those within others too. */
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

/** What is wrong with an expanded graph: words that are not schema.org's, and references that lead nowhere. */
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

/** The nodes of one type, wherever in the graph. */
export function ofType(graph: NodeObject[], type: string): NodeObject[] {
  return nodesIn(graph)
    .map(({ node }) => node)
    .filter((node) => [node['@type'] ?? []].flat().includes(VOCABULARY + type));
}

/** The values of a property, in plain form: texts and numbers as they are, nodes by their address. */
export function valuesOf(node: NodeObject | undefined, property: string): unknown[] {
  const values = [node?.[VOCABULARY + property] ?? []].flat() as (NodeObject & { '@value'?: unknown })[];
  return values.map((value) => value['@value'] ?? value['@id'] ?? value);
}
