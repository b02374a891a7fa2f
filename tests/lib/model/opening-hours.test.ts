import { hoursOf, openingHours } from '@/lib/model/opening-hours';

/** Days by their first letters, with the hours: as short as a sign on a door. */
const sign = (opening: string) =>
  openingHours(opening).map(({ dayOfWeek, opens, closes }) => {
    const days = [dayOfWeek].flat().map((day) => String(day).replace('https://schema.org/', '').slice(0, 2));
    return `${days.join('')} ${String(opens)}-${String(closes)}`;
  });

test('a span of days names each of them', () => {
  expect(sign('Tu-Sa 10:00-19:00')).toEqual(['TuWeThFrSa 10:00-19:00']);
});

test('single days and spans may be listed together', () => {
  expect(sign('Mo,We-Fr 09:00-12:00')).toEqual(['MoWeThFr 09:00-12:00']);
});

test('a span may run over the end of the week', () => {
  expect(sign('Sa-Mo 10:00-18:00')).toEqual(['SaSuMo 10:00-18:00']);
});

test('a break at noon makes two openings of the same days', () => {
  expect(sign('Mo 09:00-12:00,14:00-18:00')).toEqual(['Mo 09:00-12:00', 'Mo 14:00-18:00']);
});

test('other hours on other days follow a comma or a semicolon', () => {
  expect(sign('Mo-Fr 09:00-18:00, Sa,Su 10:00-17:00')).toEqual([
    'MoTuWeThFr 09:00-18:00',
    'SaSu 10:00-17:00',
  ]);
  expect(sign('Mo 09:00-18:00;Tu 10:00-17:00')).toEqual(['Mo 09:00-18:00', 'Tu 10:00-17:00']);
});

test('a store without hours in a form that can be read has none to tell whether it is open', () => {
  const store = { special: [] } as unknown as Parameters<typeof hoursOf>[0];

  expect([hoursOf(undefined, 'UTC'), hoursOf(store, 'UTC')]).toEqual([undefined, undefined]);
});

test('a store with hours tells each day’s, its special days, and its time zone', () => {
  const store = { opening: 'Tu 10:00-19:00', special: [] } as unknown as Parameters<typeof hoursOf>[0];

  const hours = hoursOf(store, 'Europe/Paris');

  expect(hours).toMatchObject({ special: [], timeZone: 'Europe/Paris' });
  expect(hours?.week.map((spans) => spans.length)).toEqual([0, 1, 0, 0, 0, 0, 0]);
});
