import type { Hint } from '../checks/hint';
import { contentHints, withoutProblems } from '../checks/hints';
import { languageHints } from '../checks/language-hints';
import { mediaHints } from '../checks/media/media-hints';
import { type Positioned, withPosition } from '../checks/positions';
import { replacedFlavourHints } from '../checks/replaced-flavours';
import type { Change } from '../comparison/changes';
import { type ChangeGroup, groupChanges } from '../comparison/grouped-changes';
import { newProblems } from '../comparison/new-problems';
import { hintRank, translateHint } from '../messages/hint-sentences';
import { translateProblem } from '../messages/problem-translations';

import { groupHints, type HintGroup } from './grouped-hints';
import { groupProblems, isForBuyers, type ProblemGroup } from './grouped-problems';

import { parseDocumentText } from '@/lib/content/document/document';
import { outlineOf } from '@/lib/content/outline';
import type { Problem } from '@/lib/content/problems';
import type { MediaPolicy } from '@/lib/content/values/media';
import { withBasePath } from '@/lib/model/routes';
import { languageName, languageOf } from '@/lib/platform/locales-list';
import { type Edition, editionOf, type Version } from '@/lib/versions/version';

/** If LOCALES is not set, these fields are undefined. */
export type InLanguage<T> = T & {
  /** Name of the language, written in the reader's language. */
  language?: string;
  home?: string;
  /** Whether the language differs from the language of the page. */
  isElsewhere?: boolean;
};

/** A change from the public version. */
export type FoundChange = InLanguage<Change>;

/** `isNew`: not in the public version, so an editor must confirm the problem. */
export type FoundProblem = InLanguage<Positioned<Problem>> & { isNew?: boolean };

export type FoundHint = InLanguage<Positioned<Omit<Hint, 'text' | 'counterpart'>>> & {
  /** In the reader's language. */
  text: string;
  counterpart?: InLanguage<Positioned<{ path: string }>>;
};

/** The most important groups are first. */
export type Findings = {
  first?: 'problem' | 'hint';
  problems: ProblemGroup<FoundProblem>[];
  hints: HintGroup<FoundHint>[];
  differences: ChangeGroup<FoundChange>[];
};

type Subject = {
  version: Version;
  /** The public version. */
  shown?: Version;
  changes: readonly Change[];
  /** Includes missing pictures and films (version-problems.ts). */
  problems: Problem[];
  /** The problems that need no confirmation: those of the public version, or all problems of a restored version. */
  known: Problem[];
  /** Hints are about this edition and its differences from the other editions. */
  page: Edition;
  /** The locale of the messages. */
  reader: string;
  media: MediaPolicy;
};

export async function findingsOf({
  version,
  shown,
  changes,
  problems: ofVersion,
  known,
  page,
  reader,
  media,
}: Subject): Promise<Findings> {
  const { editions } = version;
  const unknown = new Set(newProblems(known, ofVersion));
  const language = languageOf(reader);
  const inLanguage = addingLanguage(editions, page, reader);
  const others = editions.filter((edition) => edition !== page);
  const found = [page, ...others].map(({ locale, text }) => {
    const own = ofVersion.filter((problem) => problem.locale === locale);
    const marked = own.map((problem) => ({ ...problem, isNew: unknown.has(problem) }));
    return withPosition(marked, text)
      .map((problem) => translateProblem(problem, language))
      .map(inLanguage(locale));
  });
  const problems = groupProblems(found.flat());
  const document = parseDocumentText(page.text);
  const own = [...contentHints(page.content, document), ...(await mediaHints(page.content, document, media))];
  const hints = [
    ...withoutProblems(own, found[0] ?? []),
    ...(shown
      ? replacedFlavourHints(editionOf(shown, page.locale).content, page.content, outlineOf(document))
      : []),
    ...languageHints(page, editions, language),
  ];
  const placed = [page, ...others].flatMap(({ locale, text }) =>
    withPosition(
      hints.filter((hint) => (hint.locale ?? page.locale) === locale),
      text,
    ),
  );
  const hintGroups = groupHints(placed, language);
  const counterparts = new Map(
    others.flatMap(({ locale, text }) => {
      const inDocument = hints.flatMap(({ counterpart }) =>
        counterpart && counterpart.locale === locale ? [counterpart] : [],
      );
      return withPosition(inDocument, text).map(
        (each, index) => [inDocument[index], inLanguage(locale)(each)] as const,
      );
    }),
  );
  return {
    first: firstFinding(problems, hintGroups),
    problems,
    hints: hintGroups.map((group) => ({
      ...group,
      hints: group.hints.map((hint): FoundHint => ({
        ...inLanguage(hint.locale ?? page.locale)(translateHint(hint, language)),
        counterpart: counterparts.get(hint.counterpart),
      })),
    })),
    differences: groupChanges(
      changes.map((change) => inLanguage(change.locale)(change)),
      [page, ...others].map(({ locale }) => locale),
    ),
  };
}

/**
 * Returns the kind of finding to look at first. Problems precede hints. Exception: a hint about safety precedes a
 * problem for which `isForBuyers` is false.
 */
export function firstFinding(
  [problem]: readonly ProblemGroup[],
  [hint]: readonly HintGroup<Hint>[],
): 'problem' | 'hint' | undefined {
  const [first] = hint?.hints ?? [];
  if (!problem || !first) return problem ? 'problem' : first && 'hint';
  return isForBuyers(problem) || hintRank(first.text) > 0 ? 'problem' : 'hint';
}

function addingLanguage(editions: Version['editions'], page: Edition, reader: string) {
  const aboutLanguage = (locale: string | undefined): InLanguage<object> => {
    const edition = editions.find((each) => each.locale === locale);
    if (!edition || locale === undefined) return {};
    return {
      language: languageName(locale, reader),
      home: withBasePath(edition.base, '/'),
      isElsewhere: edition !== page,
    };
  };
  return (locale: string | undefined) =>
    <T extends object>(said: T): InLanguage<T> => ({ ...said, ...aboutLanguage(locale) });
}
