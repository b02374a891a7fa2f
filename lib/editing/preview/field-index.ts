import { PARTS } from '../field-guide/guide';
import { TEXTS } from '../field-guide/texts';

import { type Outline, entryTitle } from '@/lib/content/outline';
import type { Problem } from '@/lib/content/problems';

/** Data for the preview's field cards, as maps from paths. The data of an entry is sent once, not once for each field. */
export type FieldIndex = {
  /** Map from an entry's path, such as `home.flavours[3]`, to its title and key. */
  things: Record<string, { title: string; key: string }>;
  /** Map from a field's path without indices, such as `home.flavours[].NAME`, to its field guide texts. */
  guide: Record<string, { what: string; form: string }>;
  /** Map from the path of a wrong value to the text of its problem. */
  problems: Record<string, string>;
};

export function fieldIndex({ settings, lists }: Outline, problems: Problem[]): FieldIndex {
  const things = [settings, ...Object.values(lists).flat()].map(
    (thing) => [thing.path, { title: entryTitle(thing), key: thing.key }] as const,
  );
  const inParts = PARTS.flatMap(({ kind, place, fields }) =>
    Object.entries(fields).map(
      ([field, entry]) => [`${place}${kind === 'settings' ? '' : '[]'}.${field}`, entry] as const,
    ),
  );
  const inTexts = Object.entries(TEXTS).flatMap(([key, text]) =>
    Object.entries(text.fields).map(([field, entry]) => [`home.texts.${key}.${field}`, entry] as const),
  );
  return {
    things: Object.fromEntries(things),
    guide: Object.fromEntries(
      [...inParts, ...inTexts].map(([place, { what, form }]) => [place, { what, form }]),
    ),
    problems: Object.fromEntries(
      problems.map(({ path, expected, found, action }) => [
        path.replace(/^\$\./, ''),
        `${expected} · ${found} · ${action}`,
      ]),
    ),
  };
}
