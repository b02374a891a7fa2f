import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

import { formatList, formatWeekday } from './format';

/** Times `HH:MM` in the shop's time zone. If `closes` is not after `opens`, `closes` is on the next day. */
export type Span = { opens: string; closes: string };
/** A date (`2026-12-24`) with different hours. Without spans, the shop is closed. */
export type SpecialDay = { date: string; spans: Span[] };

/** `week`: one entry for each weekday, Monday first. */
export type Hours = { week: Span[][]; special: SpecialDay[]; timeZone: string };

const DAYS = {
  Mo: 'https://schema.org/Monday',
  Tu: 'https://schema.org/Tuesday',
  We: 'https://schema.org/Wednesday',
  Th: 'https://schema.org/Thursday',
  Fr: 'https://schema.org/Friday',
  Sa: 'https://schema.org/Saturday',
  Su: 'https://schema.org/Sunday',
} satisfies Record<string, DayOfWeek>;
type Day = keyof typeof DAYS;
const WEEK = Object.keys(DAYS) as Day[];

const ENTRY = /([A-Za-z,-]+) ([\d:,-]*\d)/g;

/** Parses opening hours that `isOpening` has accepted. */
function entriesOf(opening: string): { days: Day[]; spans: Span[] }[] {
  return [...opening.matchAll(ENTRY)].map(([, days = '', hours = '']) => ({
    days: days.split(',').filter(Boolean).flatMap(daysOf),
    spans: spansOf(hours),
  }));
}

/** Parses spans: `10:00-12:00,14:00-18:00`. */
export function spansOf(hours: string): Span[] {
  return hours.split(',').map((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return { opens, closes };
  });
}

/** A range of days can continue after Sunday: `Sa-Mo`. */
function daysOf(span: string): Day[] {
  const [from, to] = span.split('-') as [Day, Day?];
  const [first, last] = [WEEK.indexOf(from), WEEK.indexOf(to ?? from)];
  return first <= last ? WEEK.slice(first, last + 1) : [...WEEK.slice(first), ...WEEK.slice(0, last + 1)];
}

export function weekOf(opening: string): Span[][] {
  const entries = entriesOf(opening);
  return WEEK.map((day) => entries.flatMap(({ days, spans }) => (days.includes(day) ? spans : [])));
}

/** Returns the hours with weekday names: `Tuesday, Wednesday`. */
export function plainHours(opening: string, locale: string): { days: string; spans: Span[] }[] {
  return entriesOf(opening).map(({ days, spans }) => ({
    days: formatList(
      days.map((day) => formatWeekday(WEEK.indexOf(day), locale)),
      locale,
    ),
    spans,
  }));
}

type StoreHours = { opening?: string; special: SpecialDay[] };

export function hoursOf(store: StoreHours | undefined, timeZone: string): Hours | undefined {
  if (store?.opening === undefined) return undefined;
  return { week: weekOf(store.opening), special: store.special, timeZone };
}

export function openingHours(opening: string): OpeningHoursSpecification[] {
  return entriesOf(opening).flatMap(({ days, spans }) =>
    spans.map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((day) => DAYS[day]),
      ...dataOf(span),
    })),
  );
}

/** "Closed" in Google's documentation of `LocalBusiness`. */
const CLOSED: Span = { opens: '00:00', closes: '00:00' };

/**
 * Replaces 24:00 by 23:59, as in Google's documentation. A whole day also ends at 23:59, because 00:00 to 00:00 would
 * mean "closed".
 */
const dataOf = ({ opens, closes }: Span): Span => ({
  opens,
  closes: closes === '24:00' || (opens === CLOSED.opens && closes === CLOSED.closes) ? '23:59' : closes,
});

export function specialHours({ date, spans }: SpecialDay): OpeningHoursSpecification[] {
  return (spans.length === 0 ? [CLOSED] : spans.map(dataOf)).map((span) => ({
    '@type': 'OpeningHoursSpecification' as const,
    ...span,
    validFrom: date,
    validThrough: date,
  }));
}
