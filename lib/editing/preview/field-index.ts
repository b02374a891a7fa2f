import { PARTS } from '../field-guide/guide';
import { TEXTS } from '../field-guide/texts';
import { capitalise } from '../findings/finding-text';
import { groupBy } from '../group-by';
import { previewWordsFor } from '../messages/preview-words';

import { parseDocumentText } from '@/lib/content/document/document';
import { textPositions } from '@/lib/content/document/text-positions';
import { type DocumentEntry, entryTitle, kindOf, outlineOf } from '@/lib/content/outline';
import { member, type Problem } from '@/lib/content/problems';
import type { Language } from '@/lib/platform/locales-list';

/** Data for field cards. Fields share the data of their entry, to reduce the size. */
export type FieldIndex = {
  /** `autumn`, or `autumn · French` if LOCALES is set. */
  document: string;
  /** By path of the entry, such as `home.flavours[3]` or `common`. */
  things: Record<string, IndexedThing>;
  /** By path without indices, such as `home.flavours[].NAME`. */
  guide: Record<string, { what: string; form: string }>;
  /** By path of the invalid value. */
  problems: Record<string, string[]>;
};

type IndexedThing = {
  /** Such as `Raspberry, 104`, `Film 1` or `The whole page`. */
  title: string;
  /** Replaces the index in the shown path (`placeLabel`). Undefined for the settings in `common`. */
  name?: string;
  key: string;
  positions: Record<string, readonly [line: number, column: number]>;
};

export function fieldIndex(
  text: string,
  { document, problems, language }: { document: string; problems: Problem[]; language: Language },
): FieldIndex {
  const { settings, lists } = outlineOf(parseDocumentText(text));
  const { kinds, field } = previewWordsFor(language);
  const position = textPositions(text);
  const positionsOf = ({ path, fields }: DocumentEntry) =>
    Object.keys(fields).flatMap((name) => {
      const place = position(member(path, name));
      return place ? [[name, [place.line, place.column]] as const] : [];
    });
  const headingOf = (thing: DocumentEntry) => {
    const what = kindOf(thing.path);
    const title = entryTitle(thing);
    return what === 'film' || what === 'text' ? `${capitalise(kinds[what][0])} ${title}` : title;
  };
  const indexed = (thing: DocumentEntry, title: string, name?: string) =>
    [thing.path, { title, name, key: thing.key, positions: Object.fromEntries(positionsOf(thing)) }] as const;
  const inParts = PARTS.flatMap(({ place, fields }) =>
    Object.entries(fields).map(
      ([name, entry]) => [`${place}${place === 'common' ? '' : '[]'}.${name}`, entry] as const,
    ),
  );
  const inTexts = Object.entries(TEXTS).flatMap(([key, { fields }]) =>
    Object.entries(fields).map(([name, entry]) => [`home.texts.${key}.${name}`, entry] as const),
  );
  return {
    document,
    things: Object.fromEntries([
      indexed(settings, field.wholePage),
      ...Object.values(lists)
        .flat()
        .map((thing) => indexed(thing, headingOf(thing), entryTitle(thing))),
    ]),
    guide: Object.fromEntries(
      [...inParts, ...inTexts].map(([place, entry]) => [
        place,
        { what: entry.what[language], form: entry.form[language] },
      ]),
    ),
    problems: Object.fromEntries(
      groupBy(problems, ({ path }) => path).map((ofValue) => [
        ofValue[0].path.replace(/^\$\./, ''),
        ofValue.map(({ expected, found, action }) => `${expected} · ${found} · ${action}`),
      ]),
    ),
  };
}
