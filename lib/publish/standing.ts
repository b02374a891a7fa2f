import { publishing } from './shared-publishing';

/** What a preview says of publications. Times are in words of the page's locale. */
export type Standing = {
  /** Since when what is public has been so, and by whom; undefined while nothing is. */
  publicSince?: { at: string; by?: string };
  /** What is to be public, the earliest first. */
  planned: { at: string; deployment: string; by?: string }[];
};

/** @param time puts a moment in words */
export async function publicStanding(time: (moment: Date) => string): Promise<Standing> {
  const { service, plans } = publishing();
  const since = await service.publicSince();
  return {
    publicSince: since && { at: time(since.at), by: since.by },
    planned: plans.planned.map(({ due, deployment, by }) => ({ at: time(new Date(due)), deployment, by })),
  };
}
