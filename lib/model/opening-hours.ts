import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

/** A stretch of a day, `HH:MM` by the shop's clock; one that closes before it opens closes on the next day. */
export type Span = { opens: string; closes: string };
/** A date (`2026-12-24`) with hours of its own; no hours at all are a day on which the shop stays closed. */
export type SpecialDay = { date: string; spans: Span[] };

/** When a shop is open: the spans of each day of the week, Monday's first, the days that differ, and its time zone. */
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

/** The entries of opening hours as the parser lets them through (isOpening). */
function entriesOf(opening: string): { days: Day[]; spans: Span[] }[] {
  return [...opening.matchAll(ENTRY)].map(([, days = '', hours = '']) => ({
    days: days.split(',').filter(Boolean).flatMap(daysOf),
    spans: spansOf(hours),
  }));
}

/** `10:00-12:00,14:00-18:00` -> its two spans. */
export function spansOf(hours: string): Span[] {
  return hours.split(',').map((span) => {
    const [opens = '', closes = ''] = span.split('-');
    return { opens, closes };
  });
}

/** `Tu-Sa` -> its five days; a span may run over the end of the week. */
function daysOf(span: string): Day[] {
  const [from, to] = span.split('-') as [Day, Day?];
  const [first, last] = [WEEK.indexOf(from), WEEK.indexOf(to ?? from)];
  return first <= last ? WEEK.slice(first, last + 1) : [...WEEK.slice(first), ...WEEK.slice(0, last + 1)];
}

/** The spans of each day of the week, Monday's first. */
export function weekOf(opening: string): Span[][] {
  const entries = entriesOf(opening);
  return WEEK.map((day) => entries.flatMap(({ days, spans }) => (days.includes(day) ? spans : [])));
}

/** The part of a store that says when it is open. */
type StoreHours = { opening?: string; special: SpecialDay[] };

/** What tells whether a store is open; undefined where its hours are not given in a form that can. */
export function hoursOf(store: StoreHours | undefined, timeZone: string): Hours | undefined {
  if (store?.opening === undefined) return undefined;
  return { week: weekOf(store.opening), special: store.special, timeZone };
}

/** For search engines: `Tu-Sa 10:00-19:00` -> the days it names and their hours. */
export function openingHours(opening: string): OpeningHoursSpecification[] {
  return entriesOf(opening).flatMap(({ days, spans }) =>
    spans.map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((day) => DAYS[day]),
      ...span,
    })),
  );
}

/** How search engines are told of a day without hours. */
const CLOSED: Span = { opens: '00:00', closes: '00:00' };

/** The same for a special day. */
export function specialHours({ date, spans }: SpecialDay): OpeningHoursSpecification[] {
  return (spans.length === 0 ? [CLOSED] : spans).map((span) => ({
    '@type': 'OpeningHoursSpecification' as const,
    ...span,
    validFrom: date,
    validThrough: date,
  }));
}
