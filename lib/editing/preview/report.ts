import { contentHints } from '../checks/hints';
import { languageHints } from '../checks/language-hints';
import { mediaHints } from '../checks/media/media-hints';
import { missingLocalFiles } from '../checks/missing-local-files';
import { type Positioned, withPosition } from '../checks/positions';
import type { Change } from '../comparison/changes';
import { type ChangeGroup, groupChanges } from '../comparison/grouped-changes';
import { newProblems } from '../comparison/new-problems';
import { versionChanges } from '../comparison/version-changes';
import { translateHint, translateProblem, type TranslatedHint } from '../messages/localised-messages';

import { type FieldIndex, fieldIndex } from './field-index';
import { firstFinding } from './first-finding';
import { type Frames, framesOf } from './frames';
import { groupHints, type HintGroup } from './grouped-hints';
import { groupProblems, type ProblemGroup } from './grouped-problems';
import { timeFor } from './time';

import { parseDocumentText } from '@/lib/content/document/document';
import { outlineOf } from '@/lib/content/outline';
import type { Problem } from '@/lib/content/problems';
import { withBasePath } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';
import { languageOf } from '@/lib/platform/locales-list';
import { breakageReason } from '@/lib/versions/reading/source-check';
import { type Edition, editionOf, type Version } from '@/lib/versions/version';

/** A problem, hint or change, with the language of its document. These fields are set only on a multilingual site. */
export type InLanguage<T> = T & {
  /** The language's name, in the language of the page. */
  language?: string;
  home?: string;
  /** Whether the language differs from the language of this page. */
  isElsewhere?: boolean;
};

/** Content of the preview bar for a deployment. Times are formatted for the page's locale. */
export type PreviewReport = {
  deployment: string;
  version: string;
  isPublic: boolean;
  readAt: string;
  /** Time when the preview ends. Undefined in development, where previews do not end. */
  endsAt?: string;
  /** Reason why a publish would be refused. */
  fault?: string;
  /** Number of problems that the public version does not have. To publish, the editor must confirm these problems. */
  newProblems: number;
  /** What an editor must look at first (first-finding.ts). Undefined without problems and hints. */
  first?: 'problem' | 'hint';
  /** Problems of all languages, grouped. */
  problems: ProblemGroup<InLanguage<Positioned<Problem>>>[];
  hints: HintGroup<InLanguage<Positioned<TranslatedHint>>>[];
  /** Changes from the public version in all languages, grouped. */
  differences: ChangeGroup<InLanguage<Change>>[];
  /** The entries that get a frame on the page. Only changes in this page's language get a frame. */
  frames: Frames;
  fields: FieldIndex;
};

type PageContext = { ends?: Date; /** The language of the page. */ locale?: string };

/**
 * Collects the content of the preview bar.
 * @param shown the public version
 */
export async function previewReport(
  version: Version,
  shown: Version | undefined,
  { ends, locale }: PageContext,
): Promise<PreviewReport> {
  const { deployment, id, loadedAt, editions } = version;
  const { media } = environment();
  const page = editionOf(version, locale);
  const { site } = page.content;
  const time = timeFor(site);
  const language = languageOf(site.locale);
  const inLanguage = addingLanguage(editions, page);
  const found = await Promise.all(
    editions.map(async (edition) => {
      const { problems, text } = edition;
      const missing = await missingLocalFiles(parseDocumentText(text), media);
      const all = withPosition([...problems, ...missing], text).map((problem) =>
        translateProblem(problem, language),
      );
      return { edition, problems: all };
    }),
  );
  const document = parseDocumentText(page.text);
  const problems = groupProblems(
    found.flatMap(({ edition, problems }) => problems.map(inLanguage(edition.locale))),
  );
  const hints = [
    ...contentHints(page.content, document),
    ...(await mediaHints(page.content, document, media)),
    ...languageHints(page, editions),
  ];
  const hintGroups = groupHints(withPosition(hints, page.text), language);
  const differences = shown
    ? (await versionChanges(shown, version, media)).map((change) => inLanguage(change.locale)(change))
    : [];
  const others = editions.filter((edition) => edition !== page);
  return {
    deployment,
    version: id,
    isPublic: shown?.deployment === deployment,
    readAt: time(loadedAt),
    endsAt: ends && time(ends),
    fault: version.fault ?? (shown && breakageReason(shown, version)),
    newProblems: newProblems(shown?.problems ?? [], version.problems).length,
    first: firstFinding(problems, hintGroups),
    problems,
    hints: hintGroups.map((group) => ({
      ...group,
      hints: group.hints.map((hint) => translateHint(hint, language)).map(inLanguage(page.locale)),
    })),
    differences: groupChanges(
      differences,
      [page, ...others].map((edition) => edition.locale),
    ),
    frames: framesOf(differences.filter(({ isElsewhere }) => !isElsewhere)),
    fields: fieldIndex(
      outlineOf(document),
      found.flatMap(({ edition, problems }) => (edition === page ? problems : [])),
    ),
  };
}

/** Returns a function that adds the language to a problem, hint or change. Adds nothing on a site with one language. */
function addingLanguage(editions: Version['editions'], page: Edition) {
  const names = new Intl.DisplayNames([page.content.site.locale], { type: 'language' });
  const aboutLanguage = (locale: string | undefined): InLanguage<object> => {
    const edition = editions.find((each) => each.locale === locale);
    if (!edition || locale === undefined) return {};
    return {
      language: names.of(locale),
      home: withBasePath(edition.base, '/'),
      isElsewhere: edition !== page,
    };
  };
  return (locale: string | undefined) =>
    <T extends object>(said: T): InLanguage<T> => ({ ...said, ...aboutLanguage(locale) });
}
