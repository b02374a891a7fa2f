import type { Change } from '../comparison/changes';
import { buyersRank, type ChangeGroup, FIELD_RANK, saleChange } from '../comparison/grouped-changes';
import { groupBy } from '../group-by';

import type { EntryKind } from '@/lib/content/outline';

/** The changes, grouped by their importance to visitors. */
export type ChangeDigest = {
  sale?: 'stopped' | 'started';
  /** One change for each entity with changed allergens or ingredients, and one for a changed `allergenPattern`. */
  safety: Change[];
  currency: Change[];
  prices: Change[];
  shopLinks: Change[];
  things: Exclude<ChangeGroup, { kind: 'changed' }>[];
  /** For each kind: the number of entries that have other changed fields. */
  changed: [what: EntryKind, count: number][];
};

export function changeDigest(groups: readonly ChangeGroup[]): ChangeDigest {
  const changed = groups.filter((group) => group.kind === 'changed');
  const withRank = (rank: number) =>
    changed
      .filter(({ fields }) => fields.some(({ field }) => buyersRank(field) === rank))
      .map(({ change }) => change);
  return {
    sale: groups.map(saleChange).find((change) => change !== undefined),
    safety: withRank(FIELD_RANK.safety),
    currency: withRank(FIELD_RANK.currency),
    prices: withRank(FIELD_RANK.prices),
    shopLinks: withRank(FIELD_RANK.shopLinks),
    things: groups.filter((group) => group.kind !== 'changed'),
    changed: groupBy(withRank(FIELD_RANK.other), ({ what }) => what).map((alike) => [
      alike[0].what,
      alike.length,
    ]),
  };
}
