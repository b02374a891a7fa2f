import { Temporal } from 'temporal-polyfill';

import { isDone, isPlanned, type Publication } from './publication';

import type { Failure } from '@/lib/platform/failure';
import { LATEST_TIMESTAMP } from '@/lib/platform/timestamp';

const MAX_DELAY_MS = 24 * 60 * 60 * 1000; // docs/specification.md, section 7

/** Also accepts the fractions of seconds and signed six-digit years of `Date.prototype.toISOString`. */
const FORM = /^(?:\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/i;

/** `at` is in milliseconds since 1970. */
export type Moment = { at: number } | { fault: string };

/** Parses a local time in the shop's time zone, or an absolute time if the text ends with an offset or `Z`. */
export function parseTime(text: string, timeZone: string): Moment {
  const moment = parseAnyTime(text, timeZone);
  return 'at' in moment && moment.at > LATEST_TIMESTAMP
    ? { fault: `“${text}” is after the year 2999` }
    : moment;
}

function parseAnyTime(text: string, timeZone: string): Moment {
  const match = FORM.exec(text);
  if (!match) return { fault: `“${text}” is not a time such as 2026-12-01T08:00 or 2026-12-01T08:00+01:00` };
  try {
    if (match[1] !== undefined) return { at: Temporal.Instant.from(text).epochMilliseconds };
    const local = Temporal.PlainDateTime.from(text);
    const [earlier, later] = [inZone(local, timeZone, 'earlier'), inZone(local, timeZone, 'later')];
    if (earlier === later) return { at: earlier };
    return { fault: `the clocks of ${timeZone} change at “${text}”: add an offset, such as +01:00` };
  } catch {
    return { fault: `“${text}” is not a valid date and time` };
  }
}

/** `disambiguation` matters only in the hour that a clock change skips or repeats. */
const inZone = (local: Temporal.PlainDateTime, timeZone: string, disambiguation: 'earlier' | 'later') =>
  local.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;

export type Plan = Publication & { due: number };

/** Returns the plans, earliest first. */
export function plannedOf(publications: Publication[]): Plan[] {
  return publications
    .flatMap((each) => (isPlanned(each) && each.due !== undefined ? [{ ...each, due: each.due }] : []))
    .sort((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1));
}

export const findPlan = (id: string, publications: Publication[]): Plan | undefined =>
  plannedOf(publications).find((plan) => plan.id === id);

export const isTooLate = (due: number, now: number) => now - due >= MAX_DELAY_MS;

/** Returns `wanted` or the next free time, because plans with equal times would run in random order. */
export function firstFreeTime(publications: Publication[], wanted: number): number {
  const taken = new Set(plannedOf(publications).map(({ due }) => due));
  let free = wanted;
  while (taken.has(free)) free += 1;
  return free;
}

/** Returns the failure of the last planned publish, unless a later publish succeeded. */
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
