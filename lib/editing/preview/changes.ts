import { isDeepStrictEqual } from 'node:util';

import { diffArrays } from 'diff';

import type { GuideKind } from '../field-guide/guide';

import { shownValue } from './shown-value';

import { parseDocumentText } from '@/lib/content/document/document';
import { schema } from '@/lib/content/document/schema';
import type { Field } from '@/lib/content/document/wire';
import {
  type ListPlace,
  type Outline,
  outlineOf,
  type DocumentEntry,
  entryTitle,
} from '@/lib/content/outline';
import { readSite } from '@/lib/content/site';
import type { MediaPolicy } from '@/lib/content/values/media';

/** One field that is not as it was. What is not given has no value. */
export type FieldChange = { field: string; path: string; before?: string; after?: string };

/** Two documents, as texts of JSON. */
export type Comparison = { before: string; after: string; media: MediaPolicy };

/** What one document changes in another: a setting, or a thing. */
export type Change = {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The language of the document, where there are several. */
  locale?: string;
  what: GuideKind;
  /** Its ID, CODE, key or number; of a setting its name. */
  key: string;
  /** In words, such as `Raspberry, 104`. */
  title: string;
  /** Where it stands in the new document; of what is gone, where it stood in the old one. */
  path: string;
  /** What is not as it was, of a thing that is in both; a thing may have moved besides. */
  fields: FieldChange[];
};

type Entity = keyof ReturnType<typeof schema>;

const LISTS = [
  { place: 'common.productSections', what: 'product section', entity: 'product' },
  { place: 'home.texts', what: 'text', entity: 'text' },
  { place: 'home.videos', what: 'film', entity: 'video' },
  { place: 'home.categories', what: 'category', entity: 'category' },
  { place: 'home.collections', what: 'collection', entity: 'collection' },
  { place: 'home.flavours', what: 'flavour', entity: 'flavour' },
  { place: 'home.products', what: 'product', entity: 'product' },
] as const satisfies { place: ListPlace; what: GuideKind; entity: Entity }[];

/** Texts stand where their key says, and a film's place is its name. */
const UNORDERED: ListPlace[] = ['home.texts', 'home.videos'];

const ignored = () => undefined;

/** All the work that comparing texts asks for: of two documents of 5 MB, seconds. */
export const compare = ({ before, after, media }: Comparison): Change[] =>
  changes(parseDocumentText(before), parseDocumentText(after), media);

/**
 * What one document changes in another, in the order of documents: settings, then things. Values that mean the same
 * (`"12,50"` and 12.5, `"Y"` and true) are no change.
 * @param before the document that is public
 * @param after the one that is previewed or to be published
 * @param media as the site has it: what an address means depends on it
 */
export function changes(before: unknown, after: unknown, media: MediaPolicy): Change[] {
  const [old, now] = [outlineOf(before), outlineOf(after)];
  const shapes = schema(media);
  return [
    ...settingChanges(old, now, media),
    ...LISTS.flatMap(({ place, what, entity }) => {
      const shape: Record<string, Field<unknown>> = shapes[entity].shape;
      return listChanges(what, old.lists[place], now.lists[place], shape, !UNORDERED.includes(place));
    }),
  ];
}

/** Settings have defaults: one that is not given may mean what was given before. */
function settingChanges(old: Outline, now: Outline, media: MediaPolicy): Change[] {
  const { common } = schema(media);
  const [before, after] = [old, now].map(({ settings }) => {
    const wire = common.read(settings.fields, 'common', ignored);
    const { name: siteName, ...site } = readSite(wire, ignored);
    return { ...site, siteName, allergenPattern: wire?.allergenPattern } as Record<string, unknown>;
  });
  return Object.keys(common.shape).flatMap((field) => {
    if (isDeepStrictEqual(before?.[field], after?.[field])) return [];
    const path = `common.${field}`;
    const change = { field, path, ...shownValues(before?.[field], after?.[field]) };
    return [{ kind: 'changed', what: 'settings', key: field, title: field, path, fields: [change] }];
  });
}

function listChanges(
  what: GuideKind,
  before: DocumentEntry[],
  after: DocumentEntry[],
  shape: Record<string, Field<unknown>>,
  isOrdered: boolean,
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
    if (!last) return [{ ...about(thing), kind: 'added', fields: [] }];
    const fields = fieldChanges(last, thing, shape);
    if (fields.length > 0) return [{ ...about(thing), kind: 'changed', fields }];
    return moved.has(thing.key) ? [{ ...about(thing), kind: 'moved', fields: [] }] : [];
  });
  const gone = before.filter(({ key }) => !now.has(key));
  return [...there, ...gone.map((thing): Change => ({ ...about(thing), kind: 'removed', fields: [] }))];
}

/** The least that must be moved to come from one order to the other; what is new or gone moves nothing. */
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
    // Reading costs far more than looking.
    if (isDeepStrictEqual(old, now)) return [];
    const [was, is] = [read(old, '', ignored), read(now, '', ignored)];
    if (isDeepStrictEqual(was, is)) return [];
    return [{ field, path: `${after.path}.${field}`, ...shownValues(was, is) }];
  });
}

function shownValues(before: unknown, after: unknown): { before?: string; after?: string } {
  const [plain, markup] = [
    { before: shownValue(before), after: shownValue(after) },
    { before: shownValue(before, 'with markup'), after: shownValue(after, 'with markup') },
  ];
  // Where the words are the same, the difference is in the markup.
  return plain.before === plain.after ? markup : plain;
}
