import type { Change } from '@/lib/editing/comparison/changes';

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
