import type { TextGuide } from '../field-guide/text-shapes';
import { TEXTS } from '../field-guide/texts';
import type { HintText } from '../messages/hint-sentences';

import type { Hint } from './hint';

import { schema } from '@/lib/content/document/schema';
import { isNotGiven, recordOf } from '@/lib/content/document/wire';
import { type DocumentEntry, type ListPlace, LISTS, type Outline } from '@/lib/content/outline';
import { member } from '@/lib/content/problems';
import { countEdits } from '@/lib/model/count-edits';

const FIELDS = schema({ origins: [] });

const listsIn = (part: 'common' | 'home') =>
  Object.keys(LISTS).flatMap((place) => (place.startsWith(`${part}.`) ? place.slice(part.length + 1) : []));

const SETTINGS = [...Object.keys(FIELDS.common.shape), ...listsIn('common')];
const PARTS = ['$schema', 'common', 'home'];

/** With two typing errors, a short name would match unrelated words. */
const maxTypos = (name: string) => (name.length < 6 ? 1 : 2);
/** Names with more characters are not compared with the known names, which are much shorter. */
const MAX_NAME_LENGTH = 40;

/** Reports misspelt fields. Ignores other unknown names, because a backend can use such names. */
export function unknownFieldHints(document: unknown, { settings, lists }: Outline): Hint[] {
  const root = recordOf(document);
  const home = recordOf(root.home);
  return [
    ...misspeltNames('', root, PARTS),
    ...misspeltNames(settings.path, settings.fields, SETTINGS),
    ...misspeltNames('home', home, listsIn('home')),
    ...misspeltNames('home.texts', recordOf(home.texts), Object.keys(TEXTS)),
    ...lists['home.texts'].flatMap(unreadNames),
    ...Object.entries(lists).flatMap(([place, entries]) => {
      const names = Object.keys(FIELDS[LISTS[place as ListPlace].entity].shape);
      return entries.flatMap(({ path, fields }) => misspeltNames(path, fields, names));
    }),
  ];
}

function misspeltNames(path: string, given: Record<string, unknown>, names: string[]): Hint[] {
  return Object.keys(given).flatMap((name) => {
    const meant = names.includes(name) ? undefined : nearest(name, names);
    return meant === undefined || Object.hasOwn(given, meant) ? [] : [misspelt(path, name, meant)];
  });
}

/**
 * Reports a value in NAME if the page reads only TEXT_1, and TEXT_1 is empty. Editors make this mistake because most
 * texts with one value have the value in NAME.
 */
function unreadNames({ key, path, fields }: DocumentEntry): Hint[] {
  const known = new Map<string, TextGuide>(Object.entries(TEXTS)).get(key)?.fields;
  const isUnread = known && !known.NAME && known.TEXT_1 && !isNotGiven(fields.NAME);
  return isUnread && isNotGiven(fields.TEXT_1) ? [misspelt(path, 'NAME', 'TEXT_1')] : [];
}

function misspelt(path: string, name: string, meant: string): Hint {
  const text: HintText = `“${name}” is not a known name; did you mean “${meant}”?`;
  return { path: path === '' ? name : member(path, name), text };
}

function nearest(name: string, names: string[]): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const spelt = name.toLowerCase();
  return names.find((candidate) => {
    // TEXT_1 and TEXT_2 are different fields.
    const differsInDigits = candidate.replace(/\d/g, '') === name.replace(/\d/g, '');
    return !differsInDigits && countEdits(spelt, candidate.toLowerCase()) <= maxTypos(name);
  });
}
