import { compareVersions } from '../comparison/compare-versions';
import { type Findings, findingsOf } from '../findings/findings';
import type { Verdict } from '../findings/summary';
import { versionProblems } from '../findings/version-problems';
import { translateRefusal } from '../messages/refusal-sentences';

import { type FieldIndex, fieldIndex } from './field-index';
import { type Frames, framesOf } from './frames';
import { clockFor } from './time';

import { environment } from '@/lib/platform/environment';
import { languageName, languageOf } from '@/lib/platform/locales-list';
import { lossRefusal } from '@/lib/versions/reading/loss-refusal';
import { editionOf, type Version } from '@/lib/versions/version';

/** Content of the preview bar. Times are texts in the page's locale. Only the time of a plan includes the date. */
export type PreviewReport = Verdict &
  Findings & {
    deployment: string;
    version: string;
    readAt: string;
    endsAt?: string;
    /** Only around changes in the language of the page. */
    frames: Frames;
    fields: FieldIndex;
  };

type PageContext = {
  ends?: Date;
  locale?: string;
  /** Earliest first. */
  planned?: { deployment: string; versionWhenPlanned?: string; at: string }[];
};

export async function previewReport(
  version: Version,
  shown: Version | undefined,
  { ends, locale, planned = [] }: PageContext,
): Promise<PreviewReport> {
  const { deployment, id, loadedAt } = version;
  const page = editionOf(version, locale);
  const { site } = page.content;
  const time = clockFor(site);
  const language = languageOf(site.locale);
  const { media } = environment();
  const changes = shown ? await compareVersions(shown, version, media) : [];
  const problems = await versionProblems(version, media);
  const known = shown ? await versionProblems(shown, media) : [];
  const findings = await findingsOf({
    version,
    shown,
    changes,
    problems,
    known,
    page,
    reader: site.locale,
    media,
  });
  const fault = version.fault ?? (shown && lossRefusal(shown, version));
  const plan = planned.find((each) => each.deployment === deployment);
  return {
    ...findings,
    deployment,
    version: id,
    isPublic: shown?.deployment === deployment,
    readAt: time(loadedAt),
    endsAt: ends && time(ends),
    fault: fault === undefined ? undefined : translateRefusal(fault, language).text,
    plan: plan && {
      at: plan.at,
      isOutdated: plan.versionWhenPlanned !== undefined && plan.versionWhenPlanned !== id,
    },
    frames: framesOf(changes.filter((change) => change.locale === page.locale)),
    fields: fieldIndex(page.text, {
      document: [deployment, ...languageNames(page.locale, site.locale)].join(' · '),
      problems: findings.problems
        .flatMap((group) => group.problems)
        .filter(({ isElsewhere }) => !isElsewhere),
      language,
    }),
  };
}

const languageNames = (locale: string | undefined, reader: string) =>
  locale === undefined ? [] : [languageName(locale, reader)];
