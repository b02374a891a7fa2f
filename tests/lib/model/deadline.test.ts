import { endOfDay, hasPassed, lastDayOf } from '@/lib/model/deadline';

test.each([
  ['2026-11-30', 'Europe/Paris', '2026-11-30T23:00Z'],
  ['2026-07-14', 'Europe/Paris', '2026-07-14T22:00Z'],
  ['2026-12-31', 'Pacific/Auckland', '2026-12-31T11:00Z'],
  ['2026-03-29', 'Europe/Paris', '2026-03-29T22:00Z'],
])('the day %s in %s ends at %s', (date, timeZone, end) => {
  expect(endOfDay(date, timeZone)).toBe(Date.parse(end));
  expect(lastDayOf(Date.parse(end), timeZone)).toBe(date);
});

test.each(['2026-02-30', '2026-13-01', '30.11.2026', '2026-11-30 ', '+002026-11-30', ''])(
  '%j is not a valid day',
  (date) => {
    expect(endOfDay(date, 'Europe/Paris')).toBeUndefined();
  },
);

test('a deadline passes exactly at its time, and not a millisecond earlier', () => {
  expect([999, 1000, 1001].map((now) => hasPassed({ passesAt: 1000 }, now))).toEqual([false, true, true]);
});

test('content without a deadline never expires', () => {
  expect(hasPassed({}, Number.MAX_SAFE_INTEGER)).toBe(false);
});

test('a deadline is compared with the system clock by default', () => {
  jest.useFakeTimers({ now: 1000 });

  expect([hasPassed({ passesAt: 1000 }), hasPassed({ passesAt: 1001 })]).toEqual([true, false]);
});
