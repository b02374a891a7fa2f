import type { Change } from '@/lib/editing/comparison/changes';

/** Returns an example change of a document, with the properties in `over`. */
export function aChange(over: Partial<Change> = {}): Change {
  return {
    kind: 'added',
    what: 'flavour',
    key: '104',
    title: 'Mint, 104',
    path: 'home.flavours[3]',
    fields: [],
    ...over,
  };
}
