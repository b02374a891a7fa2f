import * as z from 'zod';

import { isDeploymentName } from '@/lib/platform/deployment';
import { timestamp } from '@/lib/platform/timestamp';

/** Maximum length of a publisher's name, in characters. */
export const BY_LENGTH = 80;
export const NOTE_LENGTH = 400;

/** Plans do not count. */
const MAX_PUBLICATIONS = 50; // docs/specification.md, section 7

/** Limits the stored documents, from which editors can restore versions. */
const MAX_VERSIONS = 20; // docs/specification.md, section 7

/**
 * `replaced`: a publish replaced a version that had become public without a publish (at a start or through a refresh).
 * Editors can restore the replaced version from this record.
 */
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

/** In hexadecimal digits. */
export const ID_LENGTH = 8;
export const publicationId = z
  .string()
  .regex(
    new RegExp(`^[\\da-f]{${ID_LENGTH}}$`),
    `is not the id of a publication, which has ${ID_LENGTH} digits from 0 to f`,
  );
export const versionName = z
  .string()
  .regex(/^[\da-f]{12}$/, 'is not the name of a version, which has 12 digits from 0 to f');
const count = z.number().int().min(0);

/** The record of a publish, a plan or a refusal. Times are in milliseconds. */
export const publication = z.object({
  id: publicationId,
  at: timestamp,
  due: timestamp.optional(),
  outcome: z.enum(OUTCOMES),
  deployment: z.string().refine(isDeploymentName),
  version: versionName.optional(),
  /** Shows whether the deployment's documents have changed since the plan was made. */
  versionWhenPlanned: versionName.optional(),
  by: z.string().max(BY_LENGTH).optional(),
  note: z.string().max(NOTE_LENGTH).optional(),
  counts: z.object({ categories: count, collections: count, flavours: count }).optional(),
  reason: z.string().optional(),
  /** Only for a plan (request.ts). */
  anyway: z.boolean().optional(),
});
export type Publication = z.output<typeof publication>;

export const isDone = ({ outcome }: Publication) => DONE.includes(outcome);
export const isPlanned = ({ outcome }: Publication) => outcome === 'planned';

/**
 * Returns the publications to store, latest first. If several in `publications` have the same id, keeps only the first,
 * so that a plan's result replaces the plan.
 */
export function retained(publications: Publication[]): Publication[] {
  const byId = new Map(publications.toReversed().map((each) => [each.id, each]));
  const all = [...byId.values()].sort(
    (a, b) => b.at - a.at || (b.due ?? b.at) - (a.due ?? a.at) || (a.id < b.id ? 1 : -1),
  );
  const over = all.filter((each) => !isPlanned(each)).slice(0, MAX_PUBLICATIONS);
  return all.filter((each) => isPlanned(each) || over.includes(each));
}

export function keptVersions(publications: Publication[]): string[] {
  const versions = publications.filter(isDone).flatMap(({ version }) => version ?? []);
  return [...new Set(versions)].slice(0, MAX_VERSIONS);
}

type Shown = { deployment: string; id: string; loadedAt: Date };

/** Returns `loadedAt` if the version has no recorded publish. */
export function publicSince(
  publications: Publication[],
  { deployment, id, loadedAt }: Shown,
): { at: Date; by?: string } {
  const done = publications.filter(isDone);
  const other = done.findIndex((each) => each.version !== id || each.deployment !== deployment);
  const first = done.slice(0, other === -1 ? done.length : other).at(-1);
  return first ? { at: new Date(first.at), by: first.by } : { at: loadedAt };
}
