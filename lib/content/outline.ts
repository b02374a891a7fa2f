import { stepsOf } from './document/document-path';
import { LIMITS } from './document/limits';
import { entriesOf, isRecord } from './document/wire';
import { member } from './problems';
import { id } from './values/fields';
import { plainText } from './values/html';

/** A thing of a document that has a place of its own. */
export type Thing = {
  /** Its ID, CODE or key; of a film, its number. */
  key: string;
  /** Where it stands, such as `home.flavours[3]`. */
  path: string;
  /** As it stands there. */
  fields: Record<string, unknown>;
};

/** The lists of a document by where they stand, each with the field that names its entries. */
const KEY_FIELDS = {
  'common.productSections': 'ID',
  'home.categories': 'CODE',
  'home.collections': 'ID',
  'home.flavours': 'ID',
  'home.products': 'ID',
} as const;

export type ListPlace = keyof typeof KEY_FIELDS | 'home.videos' | 'home.texts';

/** A document's things without reading them: cheap, whatever they hold. */
export type Outline = { settings: Thing; lists: Record<ListPlace, Thing[]> };

const ignored = () => undefined;

/** The things of a document of any JSON; of several with one key the first, as on the page. */
export function outlineOf(document: unknown): Outline {
  const root = recordOf(document);
  const parts = { common: recordOf(root.common), home: recordOf(root.home) };
  const keyed = (place: keyof typeof KEY_FIELDS) => {
    const [part, list] = place.split('.') as ['common' | 'home', string];
    const things = recordsIn(parts[part][list], place).flatMap(({ path, fields }) => {
      const key = id.read(fields[KEY_FIELDS[place]], path, ignored);
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

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function recordsIn(list: unknown, place: string): Omit<Thing, 'key'>[] {
  const entries = entriesOf(list, place, LIMITS.entities, ignored) ?? [];
  return entries.flatMap(({ path, value }) => (isRecord(value) ? [{ path, fields: value }] : []));
}

/** What a thing is called, for those who know it by name or by number: `Raspberry, 104`; a text is known by its key. */
export function titleOf({ key, path, fields }: Thing): string {
  if (path.startsWith('home.texts')) return key;
  const name = typeof fields.NAME === 'string' ? plainText(fields.NAME.slice(0, LIMITS.word)) : '';
  return name ? `${name}, ${key}` : key;
}

/** A thing's own path at the head of a path into it. */
const THING = /^(?:common\.productSections|home\.[A-Za-z]+)(?:\.[^.[]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])/;

/**
 * Finds what the thing is called that a path leads into; undefined for the settings, and for what is no thing of its own. One
 * that is left out, for want of an ID or with that of another, has its name too.
 */
export function titleAt(document: unknown): (path: string) => string | undefined {
  const { lists } = outlineOf(document);
  const byPath = new Map(
    Object.values(lists)
      .flat()
      .map((thing) => [thing.path, thing]),
  );
  return (path) => {
    const own = THING.exec(path.replace(/^\$\./, ''))?.[0];
    if (own === undefined) return undefined;
    const thing = byPath.get(own);
    return thing ? titleOf(thing) : nameIn(document, own);
  };
}

function nameIn(document: unknown, path: string): string | undefined {
  const found = stepsOf(path)?.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? value[step as keyof object] : undefined),
    document,
  );
  return isRecord(found)
    ? titleOf({ key: '', path, fields: found }).replace(/, $/, '') || undefined
    : undefined;
}
