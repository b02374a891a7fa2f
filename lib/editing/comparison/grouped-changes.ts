import { groupBy } from '../group-by';

import type { Change, FieldChange } from './changes';

import type { EntryKind } from '@/lib/content/outline';

/**
 * `only` contains one change for each affected language. In a group, `only` is undefined if all languages of the site
 * are affected. In an entity or field of a group, `only` is undefined if all languages of the group are affected.
 */
type Only<C> = { only?: C[] };

type GroupedField<C> = FieldChange & Only<C>;

/** `change`: the change in the first affected language. */
export type GroupedThing<C> = { change: C } & Only<C>;

/** One changed entity, or all added, all removed or all moved entities of one kind. */
export type ChangeGroup<C extends Change = Change> = Only<C> & { what: EntryKind } & (
    | { kind: 'changed'; change: C; fields: GroupedField<C>[] }
    | { kind: 'added' | 'removed' | 'moved'; things: GroupedThing<C>[] }
  );

const SALE = 'saleEnabled';

const SAFETY = ['ALLERGENS', 'TRACES', 'INGREDIENTS', 'allergenPattern'];
const CURRENCY = 'currency';
const PRICES = ['PRICE', 'PRICE_PER_KG'];
const SHOP_LINKS = ['PRODUCT_ID', 'UF_PRODUCT_SECTION_ID'];

/** The kinds in order of importance: visitors notice flavours most. */
const KINDS: EntryKind[] = [
  'flavour',
  'collection',
  'category',
  'text',
  'film',
  'product',
  'product section',
  'settings',
];

/**
 * Groups the changes, the most important to visitors first.
 * @param locales the languages of the site, or `[undefined]` if LOCALES is not set. The title of an entity that
 * changes in several languages is in the first of these languages.
 */
export function groupChanges<C extends Change>(
  changes: readonly C[],
  locales: readonly (string | undefined)[] = [undefined],
): ChangeGroup<C>[] {
  const readersFirst = changes.toSorted((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
  const ofEntries = groupBy(readersFirst, ({ kind, what, key }) =>
    JSON.stringify(kind === 'changed' ? [kind, what, key] : [kind, what]),
  );
  return ofEntries
    .map((ofEntry) => groupOf(ofEntry, locales))
    .sort((a, b) => rank(a) - rank(b) || KINDS.indexOf(a.what) - KINDS.indexOf(b.what));
}

function groupOf<C extends Change>(
  changes: [C, ...C[]],
  locales: readonly (string | undefined)[],
): ChangeGroup<C> {
  const [change] = changes;
  const { kind, what } = change;
  const own = localesOf(changes);
  const about = { what, ...onlyIn(changes, locales) };
  if (kind === 'changed') return { ...about, kind, change, fields: groupFields(changes, own) };
  const things = groupBy(changes, ({ key }) => key);
  return {
    ...about,
    kind,
    things: things.map((ofThing) => ({ change: ofThing[0], ...onlyIn(ofThing, own) })),
  };
}

/** Merges equal changes of a field in several languages. */
function groupFields<C extends Change>(
  changes: C[],
  locales: readonly (string | undefined)[],
): GroupedField<C>[] {
  const inChanges = changes.flatMap((change) => change.fields.map((value) => ({ change, value })));
  return groupBy(inChanges, ({ value }) => value.field)
    .sort(([a], [b]) => fieldRank(a.value) - fieldRank(b.value))
    .flatMap((ofField) => groupBy(ofField, ({ value }) => JSON.stringify([value.before, value.after])))
    .map((ofValue) => ({
      ...ofValue[0].value,
      ...onlyIn(
        ofValue.map(({ change }) => change),
        locales,
      ),
    }));
}

function onlyIn<C extends Change>(changes: C[], locales: readonly (string | undefined)[]): Only<C> {
  const own = localesOf(changes);
  if (locales.every((locale) => own.includes(locale))) return {};
  return { only: groupBy(changes, ({ locale }) => locale).map(([first]) => first) };
}

const localesOf = (changes: Change[]) => [...new Set(changes.map(({ locale }) => locale))];

export const FIELD_RANK = { sale: 0, safety: 1, currency: 2, prices: 3, shopLinks: 4, other: 5 };

const fieldRank = ({ field }: FieldChange) => buyersRank(field);

export function buyersRank(field: string): number {
  if (field === SALE) return FIELD_RANK.sale;
  if (SAFETY.includes(field)) return FIELD_RANK.safety;
  if (field === CURRENCY) return FIELD_RANK.currency;
  if (PRICES.includes(field)) return FIELD_RANK.prices;
  return SHOP_LINKS.includes(field) ? FIELD_RANK.shopLinks : FIELD_RANK.other;
}

/** Returns `stopped` if the sale stops in at least one language. */
export function saleChange(group: ChangeGroup): 'stopped' | 'started' | undefined {
  if (group.kind !== 'changed') return undefined;
  const values = group.fields.filter(({ field }) => field === SALE).map(({ after }) => after);
  if (values.length === 0) return undefined;
  return values.includes('false') ? 'stopped' : 'started';
}

function rank(group: ChangeGroup): number {
  if (group.kind === 'moved') return FIELD_RANK.other + 2;
  if (group.kind !== 'changed') return FIELD_RANK.other;
  const ofFields = Math.min(FIELD_RANK.other, ...group.fields.map(fieldRank));
  return ofFields < FIELD_RANK.other ? ofFields : FIELD_RANK.other + 1;
}
