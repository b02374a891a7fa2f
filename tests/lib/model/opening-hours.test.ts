import { hoursOf, openingHours } from '@/lib/model/opening-hours';

const shortHours = (opening: string) =>
  openingHours(opening).map(({ dayOfWeek, opens, closes }) => {
    const days = [dayOfWeek].flat().map((day) => String(day).replace('https://schema.org/', '').slice(0, 2));
    return `${days.join('')} ${String(opens)}-${String(closes)}`;
  });

test('the range “Tu-Sa” includes every day from Tuesday to Saturday', () => {
  expect(shortHours('Tu-Sa 10:00-19:00')).toEqual(['TuWeThFrSa 10:00-19:00']);
});

test('in structured data, a store that is open all day closes at 23:59', () => {
  expect(shortHours('Mo 00:00-00:00; Tu 00:00-24:00')).toEqual(['Mo 00:00-23:59', 'Tu 00:00-23:59']);
});

test('single days and ranges can be combined', () => {
  expect(shortHours('Mo,We-Fr 09:00-12:00')).toEqual(['MoWeThFr 09:00-12:00']);
});

test('a range of days can cross the end of the week', () => {
  expect(shortHours('Sa-Mo 10:00-18:00')).toEqual(['SaSuMo 10:00-18:00']);
});

test('a midday break makes two opening periods on the same days', () => {
  expect(shortHours('Mo 09:00-12:00,14:00-18:00')).toEqual(['Mo 09:00-12:00', 'Mo 14:00-18:00']);
});

test('a comma or a semicolon separates the hours of different days', () => {
  expect(shortHours('Mo-Fr 09:00-18:00, Sa,Su 10:00-17:00')).toEqual([
    'MoTuWeThFr 09:00-18:00',
    'SaSu 10:00-17:00',
  ]);
  expect(shortHours('Mo 09:00-18:00;Tu 10:00-17:00')).toEqual(['Mo 09:00-18:00', 'Tu 10:00-17:00']);
});

test('`hoursOf` returns undefined without a store or without machine-readable hours', () => {
  const store = { special: [] } as unknown as Parameters<typeof hoursOf>[0];

  expect([hoursOf(undefined, 'UTC'), hoursOf(store, 'UTC')]).toEqual([undefined, undefined]);
});

test('a store with machine-readable hours has weekly hours, special days and a time zone', () => {
  const store = { opening: 'Tu 10:00-19:00', special: [] } as unknown as Parameters<typeof hoursOf>[0];

  const hours = hoursOf(store, 'Europe/Paris');

  expect(hours).toMatchObject({ special: [], timeZone: 'Europe/Paris' });
  expect(hours?.week.map((spans) => spans.length)).toEqual([0, 1, 0, 0, 0, 0, 0]);
});
