import { PARTS } from '../field-guide/guide';
import { TEXTS } from '../field-guide/texts';

import { type Outline, entryTitle } from '@/lib/content/outline';
import type { Problem } from '@/lib/content/problems';

/** What the card of a field says, by place, so that each thing is sent once whatever the number of fields. */
export type FieldIndex = {
  /** Things by their place, `home.flavours[3]`: what they are called, and the key that names them. */
  things: Record<string, { title: string; key: string }>;
  /** The field guide's words by place without numbers, `home.flavours[].NAME`. */
  guide: Record<string, { what: string; form: string }>;
  /** What is wrong, by the place of the value. */
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
