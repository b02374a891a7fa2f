import type { Hours } from './opening-hours';

/** `inDays`: calendar days from today in the shop's time zone. Times more than 31 days ahead are left out. */
export type OpenState =
  { isOpen: true; until?: Date } | { isOpen: false; opens?: { at: Date; inDays: number } };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MAX_DAYS_AHEAD = 31;

/**
 * Returns the state of the shop. When clocks change, a repeated local time means its first occurrence, and a skipped
 * time moves forward: 02:30 -> 03:30.
 */
export function openState({ week, special, timeZone }: Hours, now: Date): OpenState {
  const clock = zoneClock(timeZone);
  const today = Math.floor(clock.localTimeAt(now.getTime()) / DAY_MS) * DAY_MS;
  // Yesterday's hours can end after midnight.
  for (let inDays = -1; inDays <= MAX_DAYS_AHEAD; inDays += 1) {
    for (const { from, to } of spansOn(today + inDays * DAY_MS)) {
      if (to <= now.getTime()) continue;
      if (from > now.getTime()) return { isOpen: false, opens: { at: new Date(from), inDays } };
      return { isOpen: true, until: endOf(to, inDays) };
    }
  }
  return { isOpen: false };

  function spansOn(date: number): { from: number; to: number }[] {
    const name = new Date(date).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const spans =
      special.find((day) => day.date === name)?.spans ?? week[(new Date(date).getUTCDay() + 6) % 7] ?? [];
    return spans
      .map(({ opens, closes }) => {
        const [from, to] = [sinceMidnight(opens), sinceMidnight(closes)];
        return {
          from: clock.instantOf(date + from),
          to: clock.instantOf(date + (to <= from ? to + DAY_MS : to)),
        };
      })
      .sort((a, b) => a.from - b.from);
  }

  /** Joins spans that touch or overlap. Returns their end. Undefined if the shop is still open after MAX_DAYS_AHEAD. */
  function endOf(end: number, inDays: number): Date | undefined {
    let last = end;
    for (let day = inDays; day <= MAX_DAYS_AHEAD; day += 1) {
      const spans = spansOn(today + day * DAY_MS);
      for (const { from, to } of spans) if (from <= last && to > last) last = to;
      if (last < clock.instantOf(today + (day + 1) * DAY_MS)) return new Date(last);
    }
    return undefined;
  }
}

function sinceMidnight(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * HOUR_MS + (minutes ?? 0) * MINUTE_MS;
}

/** Converts between instants and local times. Represents a local time as UTC: 10:00 in Paris becomes 10:00 UTC. */
function zoneClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const localTimeAt = (instant: number) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const { year, month, day } = { year: part('year'), month: part('month'), day: part('day') };
    return Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'));
  };
  const offsetAt = (instant: number) => localTimeAt(instant) - instant;
  const instantOf = (shown: number) => {
    const before = shown - offsetAt(shown - DAY_MS);
    const after = shown - offsetAt(shown + DAY_MS);
    return [before, after].find((instant) => localTimeAt(instant) === shown) ?? before;
  };
  return { localTimeAt, instantOf };
}
