import type { Change } from '../comparison/changes';
import { buyersRank, type ChangeGroup, FIELD_RANK, saleChange } from '../comparison/grouped-changes';
import type { GuideKind } from '../field-guide/guide';
import { groupBy } from '../group-by';

/** Summary of a set of changes, by importance to visitors. An empty list means that no such change exists. */
export type ChangeDigest<C extends Change = Change> = {
  /** Set if the changes turn all sales off (`stopped`) or on (`started`). */
  sale?: 'stopped' | 'started';
  /** Entities whose allergens or ingredients have changed. */
  safety: C[];
  /** Changes of the setting `currency`. */
  currency: C[];
  /** Entities whose price has changed. */
  prices: C[];
  /** Entities whose link to the shop has changed. */
  shopLinks: C[];
  /** Added, removed and moved entities. A group contains the entities of one kind that have the same change. */
  things: Exclude<ChangeGroup<C>, { kind: 'changed' }>[];
  /**
   * Number of changed entities of each kind. Leaves out an entity if the lists above cover all of its changed fields.
   */
  changed: [what: GuideKind, count: number][];
};

export function changeDigest<C extends Change>(groups: readonly ChangeGroup<C>[]): ChangeDigest<C> {
  const changed = groups.filter((group) => group.kind === 'changed');
  const withRank = (rank: number) =>
    changed
      .filter(({ fields }) => fields.some(({ field }) => buyersRank(field) === rank))
      .map(({ change }) => change);
  const others = changed.filter(({ fields }) =>
    fields.some(({ field }) => buyersRank(field) === FIELD_RANK.other),
  );
  return {
    sale: groups.map(saleChange).find((change) => change !== undefined),
    safety: withRank(FIELD_RANK.safety),
    currency: withRank(FIELD_RANK.currency),
    prices: withRank(FIELD_RANK.prices),
    shopLinks: withRank(FIELD_RANK.shopLinks),
    things: groups.filter((group) => group.kind !== 'changed'),
    changed: groupBy(others, ({ what }) => what).map((alike) => [alike[0].what, alike.length]),
  };
}
