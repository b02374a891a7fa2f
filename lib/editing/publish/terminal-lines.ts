import { Temporal } from 'temporal-polyfill';

import { groupChanges } from '../comparison/grouped-changes';
import { changeText, explanationText } from '../findings/finding-text';
import { groupProblems } from '../findings/grouped-problems';
import type { Summary } from '../findings/summary';
import { previewEn } from '../messages/preview-en';
import { translateProblem } from '../messages/problem-translations';

import type { Publication } from './publication';
import type { Published } from './publication-service';

import type { Problem } from '@/lib/content/problems';
import { languageName } from '@/lib/platform/locales-list';

const MAX_LINES = 50;

/** `locales`: undefined if LOCALES is not set. */
export type PublishFindings = Partial<Pick<Published, 'summary' | 'differences' | 'problems'>> & {
  locales?: string[];
};

export function findingLines({ summary, differences, problems, locales }: PublishFindings): string[] {
  const changes =
    differences &&
    groupChanges(differences.map(inEnglish), locales).map((group) => changeText(group, previewEn));
  const ordered = problems && groupProblems(problems.map(inEnglish)).flatMap((group) => group.problems);
  return [
    ...(summary ? summaryLines(summary) : []),
    ...listed('change', changes),
    ...listed('problem', ordered?.map(problemLine)),
  ];
}

function summaryLines({ state, publishing, changes, first }: Summary): string[] {
  const { summary, colon } = previewEn;
  return [
    state,
    `${summary.publishing}${colon}${publishing}`,
    `${summary.changes}${colon.trimEnd()}`,
    ...changes.map((line) => `  ${line}`),
    ...(first === undefined ? [] : [`${summary.first}${colon}${first}`]),
  ];
}

const inEnglish = <T extends { locale?: string }>(found: T) => ({
  ...found,
  language: found.locale === undefined ? undefined : languageName(found.locale, 'en'),
});

const problemLine = ({ language, ...problem }: Problem & { language?: string }) =>
  [
    ...(language === undefined ? [] : [language]),
    problem.path,
    explanationText(translateProblem(problem, 'en'), previewEn),
  ].join(' · ');

/** Returns `1 change` or `2 changes`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function listed(noun: string, lines: string[] | undefined): string[] {
  if (!lines) return [];
  if (lines.length === 0) return [`no ${noun}s`];
  const more = lines.length - MAX_LINES;
  return [
    counted(lines.length, noun),
    ...lines.slice(0, MAX_LINES).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more: see the preview, or add --json`] : []),
  ];
}

/** A row of `/api/publications`. Times are in ISO 8601. */
export type ListedPublication = Omit<Publication, 'at' | 'due'> & {
  at: string;
  due?: string;
  timeZone: string;
};

export function publicationLines(publications: ListedPublication[]): string[] {
  const [first] = publications;
  if (!first) return ['nothing was published or planned yet'];
  const rows = publications.map(({ id, at, timeZone, outcome, deployment, version, ...details }) => [
    id,
    localTime(at, timeZone),
    previewEn.outcomes[outcome],
    deployment,
    version ?? '-',
    detailsOf(details, timeZone),
  ]);
  const table = [['ID', `TIME (${first.timeZone})`, 'WHAT', 'DEPLOYMENT', 'VERSION', 'DETAILS'], ...rows];
  const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  );
}

function detailsOf({ due, by, counts, note, reason }: Partial<ListedPublication>, timeZone: string): string {
  const details = [
    ...(due === undefined ? [] : [`for ${localTime(due, timeZone)}`]),
    ...(by === undefined ? [] : [`by ${by}`]),
    ...(counts === undefined
      ? []
      : [`${counted(counts.flavours, 'flavour')} in ${counted(counts.collections, 'collection')}`]),
    ...(note === undefined ? [] : [`“${note}”`]),
    ...(reason === undefined ? [] : [`because ${reason}`]),
  ];
  return details.join('  ');
}

/** Converts ISO 8601 to a local time: `2026-12-01 08:00`. */
export function localTime(time: string, timeZone: string): string {
  const local = Temporal.Instant.from(time).toZonedDateTimeISO(timeZone);
  return `${local.toPlainDate().toString()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}
