import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

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

/** Opening hours as the parser lets them through (isOpening): `Tu-Sa 10:00-19:00` -> the days it names and their hours. */
export function openingHours(opening: string): OpeningHoursSpecification[] {
  return [...opening.matchAll(ENTRY)].flatMap(([, days = '', hours = '']) =>
    hours.split(',').map((span) => {
      const [opens, closes] = span.split('-');
      return {
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.split(',').filter(Boolean).flatMap(daysOf),
        opens,
        closes,
      };
    }),
  );
}

/** `Tu-Sa` -> its five days; a span may run over the end of the week. */
function daysOf(span: string): DayOfWeek[] {
  const [from, to] = span.split('-') as [Day, Day?];
  const [first, last] = [WEEK.indexOf(from), WEEK.indexOf(to ?? from)];
  const days =
    first <= last ? WEEK.slice(first, last + 1) : [...WEEK.slice(first), ...WEEK.slice(0, last + 1)];
  return days.map((day) => DAYS[day]);
}
