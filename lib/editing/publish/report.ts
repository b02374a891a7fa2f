import type { Change } from '../comparison/changes';
import { groupChanges } from '../comparison/grouped-changes';
import { changeText, explanationText } from '../findings/finding-text';
import { type Summary, summaryLines } from '../findings/summary';
import { previewEn } from '../messages/preview-en';

import type { Publication } from './publication';

import type { Problem } from '@/lib/content/problems';

/** Maximum number of lines per list in a terminal. The preview shows the whole list. */
const MAX_LINES = 20; // docs/specification.md, section 7

/** The lists of a publish, as in the endpoint's answer. */
export type Found = {
  /** Undefined if no document could be read. */
  summary?: Summary;
  differences?: Change[];
  problems?: Problem[];
  /** The languages of a multilingual site. */
  locales?: string[];
};

/** Returns the answers, changes and problems of a publish as lines for a terminal, in the words of the preview bar. */
export function findingLines({ summary, differences = [], problems = [], locales }: Found): string[] {
  const changes = groupChanges(differences.map(inEnglish), locales);
  return [
    ...(summary ? summaryLines(summary, previewEn) : []),
    ...listed(
      'changes',
      changes.map((group) => changeText(group, previewEn)),
    ),
    ...listed('problems', problems.map(inEnglish).map(problemLine)),
  ];
}

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/** Adds the name of the language, on a site with several languages. */
const inEnglish = <T extends { locale?: string }>(found: T) => ({
  ...found,
  language: found.locale === undefined ? undefined : LANGUAGES.of(found.locale),
});

const problemLine = ({ language, path, ...problem }: Problem & { language?: string }) =>
  [...(language === undefined ? [] : [language]), path, explanationText(problem, previewEn)].join(' · ');

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
