import type { Positioned } from '../checks/positions';
import type { Change } from '../comparison/changes';
import type { ChangeGroup } from '../comparison/grouped-changes';
import { changeHeading, joinTitles } from '../messages/change-heading';
import type { TranslatedHint } from '../messages/localised-messages';
import type { PreviewWords } from '../messages/preview-en';

import type { InLanguage } from './findings';

import type { TextPosition } from '@/lib/content/document/text-positions';
import type { Problem } from '@/lib/content/problems';

type LocalChange = InLanguage<Change>;
type LocalProblem = InLanguage<Positioned<Problem>>;

/** Maximum length of a value in a line, in characters. The preview shows values in full. */
const VALUE_LENGTH = 40;

/** Returns a group of changes as one line: `French · Flavour Mint, 104 · PRICE: 9 → 10`. */
export function changeText(group: ChangeGroup<LocalChange>, words: PreviewWords): string {
  const shown = (value = words.nothing) =>
    value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH - 1)}…` : value;
  const fields = group.kind === 'changed' ? group.fields : [];
  return [
    ...(group.only ? [languagesOf(group.only)] : []),
    `${changeHeading(group, words)} ${titlesText(group, words)}`,
    ...fields.map(
      ({ field, only, before, after }) =>
        `${field}${inBrackets(only)}${words.colon}${shown(before)} → ${shown(after)}`,
    ),
  ].join(' · ');
}

/** Returns the titles of a group of changes. Names the languages of a title that not all languages of the group have. */
export const titlesText = (group: ChangeGroup<LocalChange>, words: PreviewWords) =>
  group.kind === 'changed'
    ? group.change.title
    : joinTitles(
        group.things.map(({ change, only }) => change.title + inBrackets(only)),
        words,
      );

export const languagesOf = (changes: LocalChange[]) => changes.map(({ language }) => language).join(', ');

const inBrackets = (only: LocalChange[] | undefined) => (only ? ` (${languagesOf(only)})` : '');

/** Returns a problem as one line: `Mint, 104 · PRICE · expected: a number · found: "x" · result: left out`. */
export const problemText = ({ language, title, path, ...problem }: LocalProblem, words: PreviewWords) =>
  [language, title, fieldName(path), explanationText(problem, words)].filter(Boolean).join(' · ');

/** Returns the last part of a path: `PRICE` for `$.home.flavours[3].PRICE`. */
export const fieldName = (path: string) => path.slice(path.lastIndexOf('.') + 1);

export const explanationText = (
  { expected, found, action }: Pick<Problem, 'expected' | 'found' | 'action'>,
  words: PreviewWords,
) => `${words.expected} ${expected} · ${words.found} ${found} · ${words.result} ${action}`;

/** Returns a hint as one line, with its place in the document. */
export const hintText = ({ text, place }: Positioned<TranslatedHint>, words: PreviewWords) =>
  [text, ...(place ? [lineLabel(place, words)] : [])].join(' · ');

/** Returns a text with the line and column of a value in the document. */
export const lineLabel = ({ line, column }: TextPosition, words: PreviewWords) =>
  words.line.replace('{line}', String(line)).replace('{column}', String(column));
