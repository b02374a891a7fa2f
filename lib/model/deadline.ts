import { Temporal } from 'temporal-polyfill';

/** Returns the end of a date (`2026-11-30`), in milliseconds since 1970. */
export function endOfDay(date: string, timeZone: string): number | undefined {
  if (!FORM.test(date)) return undefined;
  try {
    const next = Temporal.PlainDate.from(date).add({ days: 1 });
    return next.toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** Returns the date of the last moment before a deadline passes. */
export function lastDayOf(passesAt: number, timeZone: string): string {
  const last = Temporal.Instant.fromEpochMilliseconds(passesAt - 1);
  return last.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

export function hasPassed({ passesAt }: { passesAt?: number }, now = Date.now()): boolean {
  return passesAt !== undefined && now >= passesAt;
}

const FORM = /^\d{4}-\d{2}-\d{2}$/;
