import { Temporal } from 'temporal-polyfill';

/** The moment at which a day, `2026-11-30`, is over in a time zone, in milliseconds; undefined for what is no day. */
export function endOfDay(date: string, timeZone: string): number | undefined {
  if (!FORM.test(date)) return undefined;
  try {
    const next = Temporal.PlainDate.from(date).add({ days: 1 });
    return next.toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** What is past its moment is no longer said; without one it always holds. */
export function hasPassed({ passesAt }: { passesAt?: number }, now = Date.now()): boolean {
  return passesAt !== undefined && now >= passesAt;
}

const FORM = /^\d{4}-\d{2}-\d{2}$/;
