import { environment } from '../config/environment';
import { breakageReason } from '../content/look';
import type { Site } from '../content/model';
import type { Problem } from '../content/problems';
import { documentOf } from '../content/reading';
import type { Version } from '../content/version';
import type { Standing } from '../publish/standing';
import { languageOf } from '../words/languages';
import { hintIn, problemIn, type ToldHint } from '../words/said-in';

import type { Change } from './changes';
import { type FieldIndex, fieldIndex } from './field-index';
import { filmHints } from './film-weight';
import { contentHints } from './hints';
import { missingMedia } from './missing-media';
import { outlineOf } from './outline';
import { type Placed, placed } from './placed';
import { versionChanges } from './version-changes';

/** What an editor needs to know while looking at a deployment. Times are in words of the page's locale. */
export type PreviewReport = Partial<Standing> & {
  deployment: string;
  version: string;
  isPublic: boolean;
  readAt: string;
  /** When the preview ends; undefined where nothing ends it (`npm run dev`). */
  endsAt?: string;
  /** Why a publish would refuse it. */
  fault?: string;
  problems: Placed<Problem>[];
  hints: Placed<ToldHint>[];
  /** What it changes in the public document. */
  differences: Change[];
  fields: FieldIndex;
};

/** @param shown what visitors see now */
export async function previewReport(
  version: Version,
  shown: Version | undefined,
  ends: Date | undefined,
): Promise<PreviewReport> {
  const { content, deployment, id, loadedAt, problems, text } = version;
  const document = documentOf(text);
  const time = timeFor(content.site);
  const language = languageOf(content.site.locale);
  const missing = await missingMedia(document, environment().media);
  const found = placed([...problems, ...missing], text).map((problem) => problemIn(problem, language));
  const hints = [...contentHints(content, document), ...(await filmHints(content))];
  return {
    deployment,
    version: id,
    isPublic: shown?.deployment === deployment,
    readAt: time(loadedAt),
    endsAt: ends && time(ends),
    fault: version.fault ?? (shown && breakageReason(shown, version)),
    problems: found,
    hints: placed(hints, text).map((hint) => hintIn(hint, language)),
    differences: shown ? await versionChanges(shown, version, environment().media) : [],
    fields: fieldIndex(outlineOf(document), found),
  };
}

/** Times as the page's readers write them, by the shop's clock. */
export function timeFor({ locale, timeZone }: Site): (time: Date) => string {
  const form = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (time) => form.format(time);
}
