import type { Change } from '../preview/changes';

import type { Publication } from './publication';

import type { Problem } from '@/lib/content/problems';

/** Lines of what changes that are worth reading in a terminal; the preview has them all. */
const MOST_LINES = 20; // docs/specification.md, section 7

/** What a publish changes and what is broken in it, line by line. */
export function findingLines({ differences = [], problems = [] }: Findings): string[] {
  const changes = differences.map(changeLine);
  const faults = problems.map(
    ({ locale, path, expected, found, action }) =>
      `${inLanguage(locale)}${path}: expected ${expected}, found ${found}: ${action}`,
  );
  return [...listed('changes', changes), ...listed('problems', faults)];
}

export type Findings = { differences?: Change[]; problems?: Problem[] };

/** Values are cut: a line is for the eye, and the preview has the words in full. */
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
  const more = lines.length - MOST_LINES;
  return [
    `${lines.length} ${lines.length === 1 ? what.slice(0, -1) : what}`,
    ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** A publication as the endpoint tells it: with times in words. */
export type ToldPublication = Omit<Publication, 'at' | 'due'> & { at: string; due?: string };

/** A publication in one line. */
export function publicationLine(told: ToldPublication): string {
  const { id, at, due, outcome, deployment, version, by, note, counts, reason } = told;
  const facts = [
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
  return facts.join('  ');
}
