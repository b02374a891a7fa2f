import { openText } from '@/components/ui/open-now/open-text';
import { openState } from '@/lib/model/open-now';
import { type Hours, type SpecialDay, weekOf } from '@/lib/model/opening-hours';
import { wordsFor } from '@/lib/words/words';

const PARIS = 'Europe/Paris';
const hours = (opening: string, special: SpecialDay[] = [], timeZone = PARIS): Hours => ({
  week: weekOf(opening),
  special,
  timeZone,
});

function textAt(when: Hours, instant: string, locale = 'en'): string {
  const now = new Date(instant);
  return openText(openState(when, now), now, { locale, timeZone: when.timeZone }, wordsFor(locale).openNow);
}

const SHOP = hours('Tu-Sa 10:00-19:00');

// 2026-11-24 is a Tuesday.
test.each([
  ['2026-11-24T09:59:59+01:00', 'Closed, opens today at 10:00'],
  ['2026-11-24T10:00:00+01:00', 'Open now, until 19:00'],
  ['2026-11-24T18:59:59+01:00', 'Open now, until 19:00'],
  ['2026-11-24T19:00:00+01:00', 'Closed, opens tomorrow at 10:00'],
  ['2026-11-28T19:00:00+01:00', 'Closed, opens Tuesday at 10:00'],
  ['2026-11-29T12:00:00+01:00', 'Closed, opens Tuesday at 10:00'],
  ['2026-11-30T23:59:59+01:00', 'Closed, opens tomorrow at 10:00'],
  ['2026-12-01T00:00:00+01:00', 'Closed, opens today at 10:00'],
])('at %s the shop is: %s', (instant, text) => {
  expect(textAt(SHOP, instant)).toBe(text);
});

test('on a French page, the texts for an open and a closed shop are in French', () => {
  expect(textAt(SHOP, '2026-11-24T10:00:00+01:00', 'fr')).toBe('Ouvert, jusqu’à 19:00');
  expect(textAt(SHOP, '2026-11-29T12:00:00+01:00', 'fr')).toBe('Fermé, ouvre mardi à 10:00');
});

test.each([
  ['2026-11-27T17:59:00+01:00', 'Closed, opens today at 18:00'],
  ['2026-11-27T23:59:00+01:00', 'Open now, until 02:00'],
  ['2026-11-28T01:59:00+01:00', 'Open now, until 02:00'],
  ['2026-11-28T02:00:00+01:00', 'Closed, opens today at 18:00'],
  ['2026-11-29T01:59:00+01:00', 'Open now, until 02:00'],
  ['2026-11-29T02:00:00+01:00', 'Closed, opens Friday at 18:00'],
])('with opening hours that cross midnight, at %s the shop is: %s', (instant, text) => {
  expect(textAt(hours('Fr-Sa 18:00-02:00'), instant)).toBe(text);
});

test.each([
  ['2026-11-23T08:00:00+01:00', 'Closed, opens today at 09:00'],
  ['2026-11-23T11:59:00+01:00', 'Open now, until 12:00'],
  ['2026-11-23T12:00:00+01:00', 'Closed, opens today at 14:00'],
  ['2026-11-23T14:00:00+01:00', 'Open now, until 18:00'],
  ['2026-11-23T18:00:00+01:00', 'Closed, opens Monday, November 30 at 09:00'],
])('with two opening periods in one day, at %s the shop is: %s', (instant, text) => {
  expect(textAt(hours('Mo 09:00-12:00,14:00-18:00'), instant)).toBe(text);
});

const CHRISTMAS = hours('Tu-Sa 10:00-19:00', [
  { date: '2026-12-24', spans: [{ opens: '10:00', closes: '16:00' }] },
  { date: '2026-12-25', spans: [] },
  { date: '2026-12-28', spans: [{ opens: '11:00', closes: '13:00' }] },
]);

test.each([
  ['2026-12-23T20:00:00+01:00', 'Closed, opens tomorrow at 10:00'],
  ['2026-12-24T15:59:00+01:00', 'Open now, until 16:00'],
  ['2026-12-24T16:00:00+01:00', 'Closed, opens Saturday at 10:00'],
  ['2026-12-25T12:00:00+01:00', 'Closed, opens tomorrow at 10:00'],
  ['2026-12-27T12:00:00+01:00', 'Closed, opens tomorrow at 11:00'],
  ['2026-12-28T12:00:00+01:00', 'Open now, until 13:00'],
])('special days override the weekly hours, so at %s the shop is: %s', (instant, text) => {
  expect(textAt(CHRISTMAS, instant)).toBe(text);
});

test('on the evening before a closed day, an open shop stays open until its closing time', () => {
  const when = hours('Fr 18:00-02:00', [{ date: '2026-11-28', spans: [] }]);

  expect(textAt(when, '2026-11-28T01:00:00+01:00')).toBe('Open now, until 02:00');
});

test('a shop that opens in a week or later shows the date, and a shop that never opens shows only “Closed”', () => {
  const holiday = Array.from({ length: 8 }, (_, day) => ({ date: `2026-12-0${day + 1}`, spans: [] }));

  expect(textAt(hours('Tu-Sa 10:00-19:00', holiday), '2026-12-01T12:00:00+01:00')).toBe(
    'Closed, opens Wednesday, December 9 at 10:00',
  );
  expect(textAt({ week: [], special: [], timeZone: PARIS }, '2026-12-01T12:00:00+01:00')).toBe('Closed');
});

test('a shop that is always open has no closing time, and a shop that closes at midnight is open “until 00:00”', () => {
  expect(textAt(hours('Mo-Su 00:00-24:00'), '2026-11-24T12:00:00+01:00')).toBe('Open now');
  expect(textAt(hours('Tu 10:00-24:00'), '2026-11-24T23:59:59+01:00')).toBe('Open now, until 00:00');
  expect(textAt(hours('Tu 10:00-24:00'), '2026-11-25T00:00:00+01:00')).toBe('Closed, opens Tuesday at 10:00');
});

test('when summer time begins, the shop still opens and closes at the same local time', () => {
  // On 2026-03-29, clocks go from 02:00 to 03:00 (01:00 UTC).
  const night = hours('Sa 22:00-04:00');
  expect(textAt(night, '2026-03-29T01:59:59Z')).toBe('Open now, until 04:00');
  expect(textAt(night, '2026-03-29T02:00:00Z')).toMatch(/^Closed/);
  const day = hours('Mo-Su 10:00-19:00');
  expect(textAt(day, '2026-03-28T08:59:59Z')).toBe('Closed, opens today at 10:00');
  expect(textAt(day, '2026-03-28T09:00:00Z')).toBe('Open now, until 19:00');
  expect(textAt(day, '2026-03-29T07:59:59Z')).toBe('Closed, opens today at 10:00');
  expect(textAt(day, '2026-03-29T08:00:00Z')).toBe('Open now, until 19:00');
});

test('if the clock change skips the opening time 02:30, the shop opens at 03:30', () => {
  expect(openState(hours('Su 02:30-10:00'), new Date('2026-03-29T00:00:00Z'))).toEqual({
    isOpen: false,
    opens: { at: new Date('2026-03-29T01:30:00Z'), inDays: 0 },
  });
});

test('when summer time ends, the shop keeps its local hours and closes at the first 02:30', () => {
  // On 2026-10-25, clocks go from 03:00 back to 02:00 (01:00 UTC), so 02:30 occurs at 00:30 and at 01:30 UTC.
  const night = hours('Sa 22:00-02:30');
  expect(textAt(night, '2026-10-25T00:29:59Z')).toBe('Open now, until 02:30');
  for (const instant of ['2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z', '2026-10-25T01:30:00Z'])
    expect(textAt(night, instant)).toMatch(/^Closed/);
  const day = hours('Mo-Su 10:00-19:00');
  expect(textAt(day, '2026-10-24T07:59:59Z')).toBe('Closed, opens today at 10:00');
  expect(textAt(day, '2026-10-24T08:00:00Z')).toBe('Open now, until 19:00');
  expect(textAt(day, '2026-10-25T08:59:59Z')).toBe('Closed, opens today at 10:00');
  expect(textAt(day, '2026-10-25T09:00:00Z')).toBe('Open now, until 19:00');
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])(
  'in the time zone %s, the shop is open exactly during its local opening hours, all year',
  (timeZone) => {
    const when = hours('Mo-Fr 08:15-12:00,13:30-22:45', [], timeZone);
    const clock = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    // The step is 29 quarter hours. 29 and 96 have no common factor, so the loop tests all 96 quarter hours of the day.
    const STEP_MS = 7 * 60 * 60_000 + 15 * 60_000;
    const wrong: string[] = [];
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += STEP_MS) {
      const shown = clock.format(at);
      const time = shown.slice(-5);
      const isOpenThere =
        !/^S/.test(shown) && ((time >= '08:15' && time < '12:00') || (time >= '13:30' && time < '22:45'));
      if (openState(when, new Date(at)).isOpen !== isOpenThere) wrong.push(shown);
    }
    expect(wrong).toEqual([]);
  },
);
