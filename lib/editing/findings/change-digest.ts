import type { Change } from '../comparison/changes';
import { buyersRank, type ChangeGroup, FIELD_RANK } from '../comparison/grouped-changes';
import type { GuideKind } from '../field-guide/guide';
import { groupBy } from '../group-by';

/** Summary of a set of changes, by importance to visitors. An empty list means that no such change exists. */
export type ChangeDigest<C extends Change = Change> = {
  /** Entities whose allergens or ingredients have changed. */
  safety: C[];
  /** Entities whose price has changed. */
  prices: C[];
  /** All added, removed or moved entities, one group for each kind. */
  things: Exclude<ChangeGroup<C>, { kind: 'changed' }>[];
  /** Number of changed entities of each kind. */
  changed: [what: GuideKind, count: number][];
};

export function changeDigest<C extends Change>(groups: readonly ChangeGroup<C>[]): ChangeDigest<C> {
  const changed = groups.filter((group) => group.kind === 'changed');
  const withField = (rank: number) =>
    changed
      .filter(({ fields }) => fields.some(({ field }) => buyersRank(field) === rank))
      .map(({ change }) => change);
  return {
    safety: withField(FIELD_RANK.safety),
    prices: withField(FIELD_RANK.prices),
    things: groups.filter((group) => group.kind !== 'changed'),
    changed: groupBy(changed, ({ what }) => what).map((alike) => [alike[0].what, alike.length]),
  };
}
