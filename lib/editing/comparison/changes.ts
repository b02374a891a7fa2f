import { isDeepStrictEqual } from 'node:util';

import { diffArrays } from 'diff';

import { formatValue } from './format-value';
import { newFlavourFacts } from './new-flavour-facts';

import { parseDocumentText } from '@/lib/content/document/document';
import { schema } from '@/lib/content/document/schema';
import type { Field } from '@/lib/content/document/wire';
import {
  type DocumentEntry,
  type EntryKind,
  entryTitle,
  type ListPlace,
  LISTS,
  type Outline,
  outlineOf,
} from '@/lib/content/outline';
import { ignoreProblem } from '@/lib/content/problems';
import { readSite } from '@/lib/content/site';
import { TEXT_KEYS } from '@/lib/content/text-keys';
import type { MediaPolicy } from '@/lib/content/values/media';

export type FieldChange = { field: string; path: string; before?: string; after?: string };

/** Two documents, as JSON texts. */
export type Comparison = { before: string; after: string; media: MediaPolicy };

export type Change = {
  /** A changed entry that also moved is `changed`. */
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** Undefined if LOCALES is not set. */
  locale?: string;
  what: EntryKind;
  /** The ID, CODE, key or number of the entry, or the name of the setting. */
  key: string;
  /** Such as `Raspberry, 104`. */
  title: string;
  /** In the new document, or in the old document for a removed entry. */
  path: string;
  /** The changed fields, or the facts that buyers need about an added flavour. Otherwise empty. */
  fields: FieldChange[];
};

/**
 * Returns the changes in document order, with the removed entries of each list last. Values with the same meaning
 * (`"12,50"` and 12.5) are equal. Takes seconds for two documents of 5 MB.
 */
export function compare({ before, after, media }: Comparison): Change[] {
  const [old, now] = [outlineOf(parseDocumentText(before)), outlineOf(parseDocumentText(after))];
  const shapes = schema(media);
  return [
    ...settingChanges(old, now, media),
    ...(Object.keys(LISTS) as ListPlace[]).flatMap((place) => {
      const { kind, entity } = LISTS[place];
      const shape: Record<string, Field<unknown>> = shapes[entity].shape;
      return listChanges(readEntries(old, place), readEntries(now, place), {
        what: kind,
        shape,
        isOrdered: 'keyField' in LISTS[place],
        factsOf: (thing) =>
          kind === 'flavour' ? newFlavourFacts(thing, shape, now.lists['home.collections']) : [],
      });
    }),
  ];
}

function readEntries({ lists }: Outline, place: ListPlace): DocumentEntry[] {
  const keys: readonly string[] = TEXT_KEYS;
  return lists[place].filter(({ key }) => place !== 'home.texts' || keys.includes(key));
}

/** A missing value counts as the default. */
function settingChanges(old: Outline, now: Outline, media: MediaPolicy): Change[] {
  const { common } = schema(media);
  const [before, after] = [old, now].map(({ settings }) => {
    const wire = common.read(settings.fields, 'common', ignoreProblem);
    const { name: siteName, ...site } = readSite(wire, ignoreProblem);
    return { ...site, siteName, allergenPattern: wire?.allergenPattern } as Record<string, unknown>;
  });
  return Object.keys(common.shape).flatMap((field) => {
    if (isDeepStrictEqual(before?.[field], after?.[field])) return [];
    const path = `common.${field}`;
    const change = { field, path, ...formatValues(before?.[field], after?.[field]) };
    return [{ kind: 'changed', what: 'settings', key: field, title: field, path, fields: [change] }];
  });
}

type ListKind = {
  what: EntryKind;
  shape: Record<string, Field<unknown>>;
  isOrdered: boolean;
  factsOf: (thing: DocumentEntry) => FieldChange[];
};

function listChanges(
  before: DocumentEntry[],
  after: DocumentEntry[],
  { what, shape, isOrdered, factsOf }: ListKind,
): Change[] {
  const old = new Map(before.map((thing) => [thing.key, thing]));
  const now = new Map(after.map((thing) => [thing.key, thing]));
  const moved = isOrdered ? movedKeys([...old.keys()], [...now.keys()]) : new Set<string>();
  const about = (thing: DocumentEntry) => ({
    what,
    key: thing.key,
    title: entryTitle(thing),
    path: thing.path,
  });
  const there = after.flatMap((thing): Change[] => {
    const last = old.get(thing.key);
    if (!last) return [{ ...about(thing), kind: 'added', fields: factsOf(thing) }];
    const fields = fieldChanges(last, thing, shape);
    if (fields.length > 0) return [{ ...about(thing), kind: 'changed', fields }];
    return moved.has(thing.key) ? [{ ...about(thing), kind: 'moved', fields: [] }] : [];
  });
  const gone = before.filter(({ key }) => !now.has(key));
  return [...there, ...gone.map((thing): Change => ({ ...about(thing), kind: 'removed', fields: [] }))];
}

/** Returns the smallest set of keys whose move produces the new order. */
function movedKeys(before: string[], after: string[]): Set<string> {
  const [old, now] = [new Set(before), new Set(after)];
  const parts = diffArrays(
    before.filter((key) => now.has(key)),
    after.filter((key) => old.has(key)),
  );
  return new Set(parts.flatMap(({ added, value }) => (added ? value : [])));
}

function fieldChanges(
  before: DocumentEntry,
  after: DocumentEntry,
  shape: Record<string, Field<unknown>>,
): FieldChange[] {
  return Object.entries(shape).flatMap(([field, { read }]) => {
    const [old, now] = [before.fields[field], after.fields[field]];
    // `isDeepStrictEqual` is much faster than `read`.
    if (isDeepStrictEqual(old, now)) return [];
    const [was, is] = [read(old, '', ignoreProblem), read(now, '', ignoreProblem)];
    if (isDeepStrictEqual(was, is)) return [];
    return [{ field, path: `${after.path}.${field}`, ...formatValues(was, is) }];
  });
}

function formatValues(before: unknown, after: unknown): { before?: string; after?: string } {
  const [plain, markup] = [
    { before: formatValue(before), after: formatValue(after) },
    { before: formatValue(before, 'with markup'), after: formatValue(after, 'with markup') },
  ];
  // If the plain texts are equal, the change is in the markup.
  return plain.before === plain.after ? markup : plain;
}
