import type { Change } from '../preview/changes';

import type { Publication } from './publication';

import type { Problem } from '@/lib/content/problems';

/** Most lines per list in a terminal. The preview shows all. */
const MAX_LINES = 20; // docs/specification.md, section 7

/** Returns the changes and problems of a publish as lines. */
export function findingLines({ differences = [], problems = [] }: Findings): string[] {
  const changes = differences.map(changeLine);
  const faults = problems.map(
    ({ locale, path, expected, found, action }) =>
      `${inLanguage(locale)}${path}: expected ${expected}, found ${found}: ${action}`,
  );
  return [...listed('changes', changes), ...listed('problems', faults)];
}

export type Findings = { differences?: Change[]; problems?: Problem[] };

/** Longest value in a line. The preview shows values in full. */
const VALUE_LENGTH = 40;

const inLanguage = (locale: string | undefined) => (locale === undefined ? '' : `${locale}: `);

function changeLine({ locale, kind, what, title, fields }: Change): string {
  const shown = (value = 'nothing') =>
    value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH - 1)}…` : value;
  const values = fields.map(({ field, before, after }) => `${field} ${shown(before)} → ${shown(after)}`);
  return [`${inLanguage(locale)}${kind} ${what} ${title}`, ...values].join('  ');
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

/** A publication in the endpoint's response, with times in ISO 8601. */
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
