import { isPlanned, type Publication } from './publication';
import { publishing } from './shared-publishing';

/** Publications that a preview tells of; `npm run publish -- --list` tells of all. */
const MOST_TOLD = 5;

/** A publication with its time in words. */
export type ToldPublication = Pick<
  Publication,
  'id' | 'outcome' | 'deployment' | 'by' | 'note' | 'reason'
> & {
  at: string;
};

/** What a preview says of publications. Times are in words of the page's locale. */
export type PublicationStatus = {
  /** Since when what is public has been so, and by whom; undefined while nothing is. */
  publicSince?: { at: string; by?: string };
  /** What is to be public, the earliest first. */
  planned: ToldPublication[];
  /** What was published, and what was refused, the latest first. */
  publications: ToldPublication[];
};

/** @param time puts a moment in words */
export async function publicationStatus(time: (moment: Date) => string): Promise<PublicationStatus> {
  const { service, plans } = publishing();
  const told = (publication: Publication, at = publication.at) => ({
    ...publication,
    at: time(new Date(at)),
  });
  const past = (await service.lastList()).filter((each) => !isPlanned(each));
  const since = service.publicSince();
  return {
    publicSince: since && { at: time(since.at), by: since.by },
    planned: plans.planned.map((plan) => told(plan, plan.due)),
    publications: past.slice(0, MOST_TOLD).map((each) => told(each)),
  };
}
