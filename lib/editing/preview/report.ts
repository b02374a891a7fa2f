import { hintIn, problemIn, type ToldHint } from '../messages/localised-messages';

import type { Change } from './changes';
import { type FieldIndex, fieldIndex } from './field-index';
import { filmHints } from './hints/film-weight';
import { contentHints } from './hints/hints';
import { languageHints } from './hints/language-hints';
import { missingMedia } from './hints/missing-media';
import { type Placed, placed } from './placed';
import { timeFor } from './time';
import { versionChanges } from './version-changes';

import { parseDocumentText } from '@/lib/content/document/document';
import { outlineOf } from '@/lib/content/outline';
import type { Problem } from '@/lib/content/problems';
import { withBasePath } from '@/lib/model/routes';
import { environment } from '@/lib/platform/environment';
import { languageOf } from '@/lib/platform/locales-list';
import { breakageReason } from '@/lib/versions/source-check';
import { type Edition, editionOf, type Version } from '@/lib/versions/version';

/** Something that is said of one language's document, where there are several. */
export type InLanguage<T> = T & {
  /** Its name, in words of the page's language. */
  language?: string;
  /** Its home page, where what is said is to be seen. */
  home?: string;
  /** Whether that is not the language of this page. */
  isElsewhere?: boolean;
};

/** What an editor needs to know while looking at a deployment. Times are in words of the page's locale. */
export type PreviewReport = {
  deployment: string;
  version: string;
  isPublic: boolean;
  readAt: string;
  /** When the preview ends; undefined where nothing ends it (`npm run dev`). */
  endsAt?: string;
  /** Why a publish would refuse it. */
  fault?: string;
  problems: InLanguage<Placed<Problem>>[];
  hints: InLanguage<Placed<ToldHint>>[];
  /** What it changes in the public document. */
  differences: InLanguage<Change>[];
  fields: FieldIndex;
};

type Seen = { ends?: Date; /** The language of the page. */ locale?: string };

/** @param shown what visitors see now */
export async function previewReport(
  version: Version,
  shown: Version | undefined,
  { ends, locale }: Seen,
): Promise<PreviewReport> {
  const { deployment, id, loadedAt, editions } = version;
  const { media } = environment();
  const page = editionOf(version, locale);
  const { site } = page.content;
  const time = timeFor(site);
  const spoken = languageOf(site.locale);
  const inLanguage = sayingLanguage(editions, page);
  const found = await Promise.all(
    editions.map(async (edition) => {
      const { problems, text } = edition;
      const missing = await missingMedia(parseDocumentText(text), media);
      const all = placed([...problems, ...missing], text).map((problem) => problemIn(problem, spoken));
      return { edition, problems: all };
    }),
  );
  const document = parseDocumentText(page.text);
  const hints = [
    ...contentHints(page.content, document),
    ...(await filmHints(page.content)),
    ...languageHints(page, editions),
  ];
  return {
    deployment,
    version: id,
    isPublic: shown?.deployment === deployment,
    readAt: time(loadedAt),
    endsAt: ends && time(ends),
    fault: version.fault ?? (shown && breakageReason(shown, version)),
    problems: found.flatMap(({ edition, problems }) => problems.map(inLanguage(edition.locale))),
    hints: placed(hints, page.text)
      .map((hint) => hintIn(hint, spoken))
      .map(inLanguage(page.locale)),
    differences: shown
      ? (await versionChanges(shown, version, media)).map((change) => inLanguage(change.locale)(change))
      : [],
    fields: fieldIndex(
      outlineOf(document),
      found.flatMap(({ edition, problems }) => (edition === page ? problems : [])),
    ),
  };
}

/** Says in which language something is, and where that is to be seen; nothing of it where there is one. */
function sayingLanguage(editions: Version['editions'], page: Edition) {
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
