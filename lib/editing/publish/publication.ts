import * as z from 'zod';

import { isDeploymentName } from '@/lib/platform/deployment';
import { timestamp } from '@/lib/platform/timestamp';

/** Characters of who published, and of a note on why. */
export const BY_LENGTH = 80;
export const NOTE_LENGTH = 400;

/** Publications that are kept, besides those that are planned. */
const MOST_KEPT = 50; // docs/specification.md, section 7

/** Versions whose documents are kept, so that they can be brought back. */
const MOST_VERSIONS = 20; // docs/specification.md, section 7

/** What became of a publication. `replaced` is what the source itself had put in public, recorded when a publish took its place. */
export const OUTCOMES = [
  'planned',
  'missing',
  'down',
  'refused',
  'cancelled',
  'replaced',
  'unchanged',
  'updated',
] as const;
export type PublicationOutcome = (typeof OUTCOMES)[number];
const DONE: PublicationOutcome[] = ['replaced', 'unchanged', 'updated'];

/** Characters of a publication's id. */
export const ID_LENGTH = 8;
export const publicationId = z
  .string()
  .length(ID_LENGTH)
  .regex(/^[\da-f]+$/);
export const versionName = z.string().regex(/^[\da-f]{12}$/);
const count = z.number().int().min(0);

/** Who put what in public and when, or what kept it from being public. Times are in milliseconds. */
export const publication = z.object({
  id: publicationId,
  at: timestamp,
  /** The moment that it is, or was, planned for. */
  due: timestamp.optional(),
  outcome: z.enum(OUTCOMES),
  deployment: z.string().refine(isDeploymentName),
  version: versionName.optional(),
  by: z.string().max(BY_LENGTH).optional(),
  note: z.string().max(NOTE_LENGTH).optional(),
  counts: z.object({ categories: count, collections: count, flavours: count }).optional(),
  /** Why it was refused. */
  reason: z.string().optional(),
  /** Of one that is planned: that whoever asked for it confirmed what a publish would ask about. */
  anyway: z.boolean().optional(),
});
export type Publication = z.output<typeof publication>;

export const isDone = ({ outcome }: Publication) => DONE.includes(outcome);
export const isPlanned = ({ outcome }: Publication) => outcome === 'planned';

/** The last publications and all that is planned, the latest first. Of two with one id the first stays. */
export function retained(publications: Publication[]): Publication[] {
  const byId = new Map(publications.toReversed().map((each) => [each.id, each]));
  const all = [...byId.values()].sort(
    (a, b) => b.at - a.at || (b.due ?? b.at) - (a.due ?? a.at) || (a.id < b.id ? 1 : -1),
  );
  const over = all.filter((each) => !isPlanned(each)).slice(0, MOST_KEPT);
  return all.filter((each) => isPlanned(each) || over.includes(each));
}

/** The versions whose documents are kept, the latest first. */
export function keptVersions(publications: Publication[]): string[] {
  const versions = publications.filter(isDone).flatMap(({ version }) => version ?? []);
  return [...new Set(versions)].slice(0, MOST_VERSIONS);
}

type Shown = { deployment: string; id: string; loadedAt: Date };

/** Since when a version has been public, and by whom; where no publish put it there, since it was read. */
export function publicSince(
  publications: Publication[],
  { deployment, id, loadedAt }: Shown,
): { at: Date; by?: string } {
  const done = publications.filter(isDone);
  const other = done.findIndex((each) => each.version !== id || each.deployment !== deployment);
  const first = done.slice(0, other === -1 ? done.length : other).at(-1);
  return first ? { at: new Date(first.at), by: first.by } : { at: loadedAt };
}
