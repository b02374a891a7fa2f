import { parsePath } from './document/document-path';
import { LIMITS } from './document/limits';
import type { Schema } from './document/schema';
import { entriesOf, isRecord, recordOf } from './document/wire';
import { member, ignoreProblem } from './problems';
import { id } from './values/fields';
import { plainText } from './values/html';

/** A text, a film, an entity of a list, or the settings. */
export type DocumentEntry = {
  /** ID, CODE or text key. For a film: its number, counted from 1. */
  key: string;
  /** JSON path, such as `home.flavours[3]`. */
  path: string;
  fields: Record<string, unknown>;
};

export const LISTS = {
  'common.productSections': { kind: 'product section', entity: 'product', keyField: 'ID' },
  'home.texts': { kind: 'text', entity: 'text' },
  'home.videos': { kind: 'film', entity: 'video' },
  'home.categories': { kind: 'category', entity: 'category', keyField: 'CODE' },
  'home.collections': { kind: 'collection', entity: 'collection', keyField: 'ID' },
  'home.flavours': { kind: 'flavour', entity: 'flavour', keyField: 'ID' },
  'home.products': { kind: 'product', entity: 'product', keyField: 'ID' },
} as const satisfies Record<string, List>;

type List = {
  kind: string;
  entity: keyof Schema;
  /** Undefined for texts (identified by their key) and films (by their position). */
  keyField?: 'ID' | 'CODE';
};

export type ListPlace = keyof typeof LISTS;

export type EntryKind = 'settings' | (typeof LISTS)[ListPlace]['kind'];

/** Returns the kind of an entry: `home.flavours[3].PRICE` -> `flavour`. */
export function kindOf(path: string): EntryKind | undefined {
  return Object.entries(LISTS).find(([place]) => path.startsWith(place))?.[1].kind;
}

/** The entries of a document. Only their keys are validated. */
export type Outline = { settings: DocumentEntry; lists: Record<ListPlace, DocumentEntry[]> };

export function outlineOf(document: unknown): Outline {
  const root = recordOf(document);
  const parts = { common: recordOf(root.common), home: recordOf(root.home) };
  const lists = Object.entries<List>(LISTS).map(([place, { keyField }]) => {
    const [part, list] = place.split('.') as ['common' | 'home', string];
    return [place, listEntries(place, parts[part][list], keyField)];
  });
  return {
    settings: { key: 'common', path: 'common', fields: parts.common },
    lists: Object.fromEntries(lists) as Outline['lists'],
  };
}

/** If a key is repeated, the first entry counts, as on the page. */
function listEntries(place: string, given: unknown, keyField: List['keyField']): DocumentEntry[] {
  if (place === 'home.texts')
    return Object.entries(recordOf(given)).map(([key, text]) => ({
      key,
      path: member(place, key),
      fields: recordOf(text),
    }));
  const records = recordsIn(given, place);
  if (keyField === undefined) return records.map((film, index) => ({ ...film, key: String(index + 1) }));
  const keyed = records.flatMap(({ path, fields }) => {
    const key = id.read(fields[keyField], path, ignoreProblem);
    return key === undefined ? [] : [{ key, path, fields }];
  });
  return [...new Map(keyed.toReversed().map((entry) => [entry.key, entry])).values()].toReversed();
}

function recordsIn(list: unknown, place: string): Omit<DocumentEntry, 'key'>[] {
  const entries = entriesOf(list, place, LIMITS.entities, ignoreProblem) ?? [];
  return entries.flatMap(({ path, value }) => (isRecord(value) ? [{ path, fields: value }] : []));
}

/** Returns a title for editors: `Raspberry, 104`. */
export function entryTitle({ key, path, fields }: DocumentEntry): string {
  if (path.startsWith('home.texts')) return key;
  const name = entryName(fields);
  return name ? `${name}, ${key}` : key;
}

export const entryName = ({ NAME }: DocumentEntry['fields']): string =>
  typeof NAME === 'string' ? plainText(NAME.slice(0, LIMITS.word)) : '';

/** Matches an entry's path at the beginning of a field's path. */
const ENTRY_PATH = /^(?:common\.productSections|home\.[A-Za-z]+)(?:\.[^.[]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])/;

/** Returns a function that finds the title of an entry. `path` is the path of the entry or of one of its fields. */
export function entryTitles(document: unknown): (path: string) => string | undefined {
  const { lists } = outlineOf(document);
  const byPath = new Map(
    Object.values(lists)
      .flat()
      .map((thing) => [thing.path, thing]),
  );
  return (path) => {
    const own = ENTRY_PATH.exec(path.replace(/^\$\./, ''))?.[0];
    if (own === undefined) return undefined;
    const thing = byPath.get(own);
    return thing ? entryTitle(thing) : titleOfDroppedEntry(document, own);
  };
}

/** The outline omits entries whose key is missing or repeated. */
function titleOfDroppedEntry(document: unknown, path: string): string | undefined {
  const found = parsePath(path)?.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? value[step as keyof object] : undefined),
    document,
  );
  return isRecord(found)
    ? entryTitle({ key: '', path, fields: found }).replace(/, $/, '') || undefined
    : undefined;
}
