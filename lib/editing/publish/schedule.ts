import { Temporal } from 'temporal-polyfill';

import { isDone, isPlanned, type Publication } from './publication';

import type { Failure } from '@/lib/platform/failure';
import { LATEST_TIMESTAMP } from '@/lib/platform/timestamp';

/** What is past its time by less than this is done all the same, as soon as a server is there to do it. */
const LATEST_MS = 24 * 60 * 60 * 1000; // docs/specification.md, section 7

/** Takes every form that `Date.prototype.toISOString` writes: fractions of seconds, and years of six digits with a sign. */
const FORM = /^(?:\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/i;

/** A moment in milliseconds, or what is wrong with what names it. */
export type Moment = { at: number } | { fault: string };

/** Parses a local time in the shop's time zone, or an absolute time if the text ends with an offset or `Z`. */
export function momentOf(text: string, timeZone: string): Moment {
  const moment = parseMoment(text, timeZone);
  return 'at' in moment && moment.at > LATEST_TIMESTAMP
    ? { fault: `“${text}” is after the year 2999` }
    : moment;
}

function parseMoment(text: string, timeZone: string): Moment {
  const match = FORM.exec(text);
  if (!match) return { fault: `“${text}” is no time such as 2026-12-01T08:00 or 2026-12-01T08:00+01:00` };
  try {
    if (match[1] !== undefined) return { at: Temporal.Instant.from(text).epochMilliseconds };
    const local = Temporal.PlainDateTime.from(text);
    const [earlier, later] = [inZone(local, timeZone, 'earlier'), inZone(local, timeZone, 'later')];
    if (earlier === later) return { at: earlier };
    return { fault: `the clocks of ${timeZone} change at “${text}”: add an offset, such as +01:00` };
  } catch {
    return { fault: `“${text}” is no date and time of the calendar` };
  }
}

/** An hour that the clocks skip, and one that they show twice, is two moments. */
const inZone = (local: Temporal.PlainDateTime, timeZone: string, disambiguation: 'earlier' | 'later') =>
  local.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;

/** A publication that is planned. */
export type Plan = Publication & { due: number };

/** What is planned, the earliest first. */
export function plannedOf(publications: Publication[]): Plan[] {
  return publications
    .flatMap((each) => (isPlanned(each) && each.due !== undefined ? [{ ...each, due: each.due }] : []))
    .sort((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1));
}

/** The plan with an id; undefined if it was carried out, cancelled or never made. */
export const planWith = (id: string, publications: Publication[]): Plan | undefined =>
  plannedOf(publications).find((plan) => plan.id === id);

/** Whether what was planned for a time has been missed for good. */
export const isTooLate = (due: number, now: number) => now - due >= LATEST_MS;

/** The first moment from the wanted one on that nothing is planned for: what is done at one time is done in one order. */
export function freeMoment(publications: Publication[], wanted: number): number {
  const taken = new Set(plannedOf(publications).map(({ due }) => due));
  let free = wanted;
  while (taken.has(free)) free += 1;
  return free;
}

/** What was planned last and came to nothing, unless something has been published since. */
export function failedPlan(publications: Publication[]): Failure | undefined {
  const last = publications.find(
    (each) => isDone(each) || (each.due !== undefined && each.reason !== undefined && !isPlanned(each)),
  );
  if (!last || isDone(last)) return undefined;
  return {
    at: new Date(last.at),
    reason: `the planned publish of ${last.deployment} was refused: ${last.reason}`,
  };
}
