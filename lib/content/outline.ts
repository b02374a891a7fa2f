import { parsePath } from './document/document-path';
import { LIMITS } from './document/limits';
import { entriesOf, isRecord, recordOf } from './document/wire';
import { member, ignoreProblem } from './problems';
import { id } from './values/fields';
import { plainText } from './values/html';

/** One entry of a document: a text, a film, an entity of a list, or the settings. */
export type DocumentEntry = {
  /** ID, CODE or key. For a film, its number, counted from 1. */
  key: string;
  /** Such as `home.flavours[3]`. */
  path: string;
  fields: Record<string, unknown>;
};

const KEY_FIELDS = {
  'common.productSections': 'ID',
  'home.categories': 'CODE',
  'home.collections': 'ID',
  'home.flavours': 'ID',
  'home.products': 'ID',
} as const;

export type ListPlace = keyof typeof KEY_FIELDS | 'home.videos' | 'home.texts';

/** Only keys are validated, so `outlineOf` is fast and accepts invalid documents. */
export type Outline = { settings: DocumentEntry; lists: Record<ListPlace, DocumentEntry[]> };

/** Lists the entries of any JSON document. If entries share a key, only the first entry counts, as on the page. */
export function outlineOf(document: unknown): Outline {
  const root = recordOf(document);
  const parts = { common: recordOf(root.common), home: recordOf(root.home) };
  const keyed = (place: keyof typeof KEY_FIELDS) => {
    const [part, list] = place.split('.') as ['common' | 'home', string];
    const things = recordsIn(parts[part][list], place).flatMap(({ path, fields }) => {
      const key = id.read(fields[KEY_FIELDS[place]], path, ignoreProblem);
      return key === undefined ? [] : [{ key, path, fields }];
    });
    return [...new Map(things.toReversed().map((thing) => [thing.key, thing])).values()].toReversed();
  };
  return {
    settings: { key: 'common', path: 'common', fields: parts.common },
    lists: {
      'common.productSections': keyed('common.productSections'),
      'home.texts': Object.entries(recordOf(parts.home.texts)).map(([key, text]) => ({
        key,
        path: member('home.texts', key),
        fields: recordOf(text),
      })),
      'home.videos': recordsIn(parts.home.videos, 'home.videos').map((film, index) => ({
        ...film,
        key: String(index + 1),
      })),
      'home.categories': keyed('home.categories'),
      'home.collections': keyed('home.collections'),
      'home.flavours': keyed('home.flavours'),
      'home.products': keyed('home.products'),
    },
  };
}

function recordsIn(list: unknown, place: string): Omit<DocumentEntry, 'key'>[] {
  const entries = entriesOf(list, place, LIMITS.entities, ignoreProblem) ?? [];
  return entries.flatMap(({ path, value }) => (isRecord(value) ? [{ path, fields: value }] : []));
}

/** Returns an entry's title for editors: `Raspberry, 104`, or the key alone for a text. */
export function entryTitle({ key, path, fields }: DocumentEntry): string {
  if (path.startsWith('home.texts')) return key;
  const name = entryName(fields);
  return name ? `${name}, ${key}` : key;
}

/** Returns the name of an entry without HTML. Empty if there is none. */
export const entryName = ({ NAME }: DocumentEntry['fields']): string =>
  typeof NAME === 'string' ? plainText(NAME.slice(0, LIMITS.word)) : '';

/** Matches an entry's path at the beginning of a field's path. */
const ENTRY_PATH = /^(?:common\.productSections|home\.[A-Za-z]+)(?:\.[^.[]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])/;

/** Returns a function from a field's path to the title of its entry. */
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

/** Entries without a key and entries with the key of an earlier entry are not in the outline. */
function titleOfDroppedEntry(document: unknown, path: string): string | undefined {
  const found = parsePath(path)?.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? value[step as keyof object] : undefined),
    document,
  );
  return isRecord(found)
    ? entryTitle({ key: '', path, fields: found }).replace(/, $/, '') || undefined
    : undefined;
}
