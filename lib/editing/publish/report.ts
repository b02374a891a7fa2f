import type { Change } from '../comparison/changes';
import { type ChangeGroup, groupChanges, type GroupedThing } from '../comparison/grouped-changes';
import { changeHeading, titleSeparator } from '../messages/change-heading';
import { previewEn } from '../messages/preview-en';

import type { Publication } from './publication';

import type { Problem } from '@/lib/content/problems';

/** Maximum number of lines per list in a terminal. The preview shows the whole list. */
const MAX_LINES = 20; // docs/specification.md, section 7

/** Returns the changes and problems of a publish as lines for a terminal. */
export function findingLines({ differences = [], problems = [], locales }: Findings): string[] {
  const changes = groupChanges(differences, locales).map(changeLine);
  const faults = problems.map(
    ({ locale, path, expected, found, action }) =>
      `${locale === undefined ? '' : `${locale}: `}${path}: expected ${expected}, found ${found}: ${action}`,
  );
  return [...listed('changes', changes), ...listed('problems', faults)];
}

export type Findings = {
  differences?: Change[];
  problems?: Problem[];
  /** The languages of a multilingual site. */
  locales?: string[];
};

/** Maximum length of a value in a line, in characters. The preview shows values in full. */
const VALUE_LENGTH = 40;

/** Maximum number of entities named in a line. */
const MAX_THINGS = 10;

const localesOf = (changes: Change[]) => changes.map(({ locale }) => locale).join(', ');
const inBrackets = (only: Change[] | undefined) => (only ? ` (${localesOf(only)})` : '');

function changeLine(group: ChangeGroup): string {
  const heading = `${group.only ? `${localesOf(group.only)}: ` : ''}${changeHeading(group, previewEn)}`;
  if (group.kind !== 'changed') return `${heading} ${titlesOf(group.things)}`;
  const shown = (value = 'nothing') =>
    value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH - 1)}…` : value;
  const values = group.fields.map(
    ({ field, before, after, only }) => `${field}${inBrackets(only)} ${shown(before)} → ${shown(after)}`,
  );
  return [`${heading} ${group.change.title}`, ...values].join('  ');
}

function titlesOf(things: GroupedThing<Change>[]): string {
  const titles = things.map(({ change, only }) => change.title + inBrackets(only));
  const more = titles.length - MAX_THINGS;
  const named = titles.slice(0, MAX_THINGS).join(titleSeparator(titles, previewEn));
  return more > 0 ? `${named} ${previewEn.more.replace('{count}', String(more))}` : named;
}

function listed(what: string, lines: string[]): string[] {
  if (lines.length === 0) return [`no ${what}`];
  const more = lines.length - MAX_LINES;
  return [
    `${lines.length} ${lines.length === 1 ? what.slice(0, -1) : what}`,
    ...lines.slice(0, MAX_LINES).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** A publication in the response of `/api/publications`, with times in ISO 8601. */
export type ListedPublication = Omit<Publication, 'at' | 'due'> & { at: string; due?: string };

/** Formats a publication as one line. */
export function publicationLine(publication: ListedPublication): string {
  const { id, at, due, outcome, deployment, version, by, note, counts, reason } = publication;
  const parts = [
    id,
    at,
    outcome,
    deployment,
    version ?? '-',
    ...(due === undefined ? [] : [`for ${due}`]),
    ...(by === undefined ? [] : [`by ${by}`]),
    ...(counts === undefined ? [] : [`${counts.flavours} flavours in ${counts.collections} collections`]),
    ...(note === undefined ? [] : [`“${note}”`]),
    ...(reason === undefined ? [] : [`because ${reason}`]),
  ];
  return parts.join('  ');
}
