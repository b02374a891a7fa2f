import { translateRefusal, type TranslatedRefusal } from '../messages/refusal-sentences';

import { isPlanned, type Publication } from './publication';
import { publishing } from './shared-publishing';

import type { Language } from '@/lib/platform/locales-list';

/** Plans do not count. `npm run publish -- --list` prints all publications. */
const MAX_LISTED = 5;

export type PreviewPublication = Pick<
  Publication,
  'id' | 'outcome' | 'deployment' | 'versionWhenPlanned' | 'by' | 'note'
> & {
  at: string;
  reason?: TranslatedRefusal;
};

/** Times are texts in the page's locale. */
export type PublicationStatus = {
  publicSince?: { at: string; by?: string };
  /** Earliest first. */
  planned: PreviewPublication[];
  /** Latest first. */
  publications: PreviewPublication[];
};

export async function publicationStatus(
  time: (moment: Date) => string,
  language: Language,
): Promise<PublicationStatus> {
  const { service, plans } = publishing();
  const withTime = (publication: Publication, at = publication.at) => ({
    ...publication,
    at: time(new Date(at)),
    reason: publication.reason === undefined ? undefined : translateRefusal(publication.reason, language),
  });
  const past = (await service.lastList()).filter((each) => !isPlanned(each));
  const since = service.publicSince();
  return {
    publicSince: since && { at: time(since.at), by: since.by },
    planned: plans.planned.map((plan) => withTime(plan, plan.due)),
    publications: past.slice(0, MAX_LISTED).map((each) => withTime(each)),
  };
}
