import { type ChangeGroup, saleChange } from '../comparison/grouped-changes';
import type { PreviewWords } from '../messages/preview-en';

import type { FoundChange, FoundHint, FoundProblem } from './findings';

import type { TextPosition } from '@/lib/content/document/text-positions';
import type { Problem } from '@/lib/content/problems';
import { fillIn } from '@/lib/model/fill-in';

/** Maximum number of characters that `changeText` shows of a value. */
const VALUE_LENGTH = 40;

/** Returns one line: `French · Flavour Mint, 104 · PRICE: 9 → 10`. */
export function changeText(group: ChangeGroup<FoundChange>, words: PreviewWords): string {
  const shown = (value = words.nothing) =>
    value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH - 1)}…` : value;
  const fields = group.kind === 'changed' ? group.fields : [];
  return [
    changeTitle(group, words),
    ...fields.map(
      ({ field, only, before, after }) =>
        `${field}${inBrackets(only)}${words.colon}${shown(before)} → ${shown(after)}`,
    ),
  ].join(' · ');
}

/** Returns one line without values: `French · Flavour Mint, 104 · PRICE, DETAIL_TEXT`. */
export function changeName(group: ChangeGroup<FoundChange>, words: PreviewWords): string {
  const title = changeTitle(group, words);
  if (group.kind !== 'changed') return title;
  const fields = new Set(group.fields.map(({ field }) => field));
  return `${title} · ${[...fields].join(', ')}`;
}

const changeTitle = (group: ChangeGroup<FoundChange>, words: PreviewWords) =>
  [
    ...(group.only ? [languagesOf(group.only)] : []),
    `${changeHeading(group, words)} ${titlesText(group, words)}`,
  ].join(' · ');

const titlesText = (group: ChangeGroup<FoundChange>, words: PreviewWords) =>
  group.kind === 'changed'
    ? group.change.title
    : joinTitles(
        group.things.map(({ change, only }) => change.title + inBrackets(only)),
        words,
      );

export const languagesOf = (changes: FoundChange[]) => changes.map(({ language }) => language).join(', ');

const inBrackets = (only: FoundChange[] | undefined) => (only ? ` (${languagesOf(only)})` : '');

/** Returns the text before the titles: `4 flavours removed:`. */
export function changeHeading(group: ChangeGroup, words: PreviewWords): string {
  const sale = saleChange(group);
  const end = { changed: '', moved: ' ·', added: words.colon.trimEnd(), removed: words.colon.trimEnd() };
  const heading = capitalise(changeCount(group, words)) + end[group.kind];
  return sale === undefined ? heading : `${words.sale[sale]} · ${heading}`;
}

/** Describes a group without titles: `4 flavours removed`. */
export function changeCount(group: ChangeGroup, { kinds, changes }: PreviewWords): string {
  const { kind, what } = group;
  const [one, many] = kinds[what];
  const count = group.kind === 'changed' ? 1 : group.things.length;
  return fillIn(changes[kind], { count, kinds: many, kind: count === 1 ? one : many });
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const MAX_TITLES = 10;

export function joinTitles(titles: string[], words: PreviewWords): string {
  const more = titles.length - MAX_TITLES;
  const named = titles.slice(0, MAX_TITLES).join(titleSeparator(titles, words));
  return more > 0 ? `${named} ${fillIn(words.more, { count: more })}` : named;
}

export function titleSeparator(titles: string[], { semicolon }: PreviewWords): string {
  return titles.some((title) => title.includes(',')) ? semicolon : ', ';
}

/**
 * Returns one line: `Mint, 104 · PRICE · found: "x"`. Omits the field if it equals the title, as in a problem of a
 * whole entry of `home.texts`.
 */
export const shortProblemText = (
  { language, isElsewhere, title, path, found }: FoundProblem,
  words: PreviewWords,
) =>
  [...new Set([isElsewhere && language, title, fieldName(path), `${words.found} ${found}`])]
    .filter(Boolean)
    .join(' · ');

const fieldName = (path: string) => path.slice(path.lastIndexOf('.') + 1);

export const explanationText = (
  { expected, found, action }: Pick<Problem, 'expected' | 'found' | 'action'>,
  words: PreviewWords,
) => `${words.expected} ${expected} · ${words.found} ${found} · ${words.result} ${action}`;

export const hintText = (hint: FoundHint, words: PreviewWords) =>
  [hint.text, ...hintPlaces(hint, words)].join(' · ');

export function hintPlaces(hint: FoundHint, words: PreviewWords): string[] {
  const { isElsewhere, counterpart } = hint;
  const isNamed = isElsewhere || counterpart !== undefined;
  return [hint, ...(counterpart ? [counterpart] : [])].flatMap(({ language, place }) => {
    if (!place) return [];
    const line = lineLabel(place, words);
    return [isNamed && language !== undefined ? capitalise(language) + words.colon + line : line];
  });
}

export const lineLabel = ({ line, column }: TextPosition, words: PreviewWords) =>
  fillIn(words.line, { line, column });
