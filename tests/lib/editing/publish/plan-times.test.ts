import { failedPlan, firstFreeTime, isTooLate, parseTime, plannedOf } from '@/lib/editing/publish/plan-times';
import type { Publication } from '@/lib/editing/publish/publication';

const PARIS = 'Europe/Paris';
const HOUR = 3_600_000;

test.each([
  ['in winter', '2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
  ['in summer', '2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
  ['with seconds', '2026-12-01T08:00:30', '2026-12-01T07:00:30.000Z'],
  ['just before the clocks go forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['just after the clocks go forward', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['with an offset', '2026-12-01T08:00-05:00', '2026-12-01T13:00:00.000Z'],
  ['with an offset in the repeated hour', '2026-10-25T02:30+01:00', '2026-10-25T01:30:00.000Z'],
  ['in UTC', '2026-12-01T08:00Z', '2026-12-01T08:00:00.000Z'],
  ['in the form of toISOString', '2026-12-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z'],
  ['in the form of toISOString, with milliseconds,', '2026-12-01T08:00:00.123Z', '2026-12-01T08:00:00.123Z'],
  ['with a year of six digits', '+002026-12-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z'],
  ['before the year 0', '-000001-12-01T08:00:00.000Z', '-000001-12-01T08:00:00.000Z'],
  ['with a fraction of a second', '2026-12-01T08:00:00.5', '2026-12-01T07:00:00.500Z'],
])('a planned time %s is accepted', (_, text, moment) => {
  expect(parseTime(text, PARIS)).toEqual({ at: Date.parse(moment) });
});

test.each([
  ['in the hour that the clocks skip', '2027-03-28T02:30', /clocks of Europe\/Paris change.*offset/],
  ['in the repeated hour', '2026-10-25T02:30', /clocks of Europe\/Paris change.*offset/],
  ['on a day that does not exist', '2026-02-30T08:00', /is not a valid date and time/],
  ['at an hour that does not exist', '2026-12-01T25:00', /is not a valid date and time/],
  ['in words', 'tomorrow at eight', /such as 2026-12-01T08:00/],
  ['without a time', '2026-12-01', /such as 2026-12-01T08:00/],
  ['after the year 2999', '+275760-09-13T00:00:00.000Z', /after the year 2999/],
])('a planned time %s is refused, and the message gives the reason or an example', (_, text, fault) => {
  expect(parseTime(text, PARIS)).toEqual({ fault: expect.stringMatching(fault) });
});

function plan(id: string, due: number, over: Partial<Publication> = {}): Publication {
  return { id, at: 1, due, outcome: 'planned', deployment: 'autumn', ...over };
}

test('plans are sorted by their time', () => {
  const publications = [plan('2', 20), plan('3', 30, { outcome: 'cancelled' }), plan('1', 10)];

  expect(plannedOf(publications).map(({ id }) => id)).toEqual(['1', '2']);
});

test('plans for the same moment have the same order on every instance', () => {
  const [a, b] = [plan('1', 10), plan('2', 10)];

  expect([plannedOf([b, a]), plannedOf([a, b])]).toEqual([
    [a, b],
    [a, b],
  ]);
});

test('a publication without a due time is not a plan', () => {
  expect(plannedOf([{ ...plan('1', 10), due: undefined }])).toEqual([]);
});

test('if the time of a new plan is already taken, the plan gets the next free millisecond', () => {
  expect(firstFreeTime([plan('1', 10), plan('2', 11)], 10)).toBe(12);
});

test('a plan is too late if its time was at least one day ago', () => {
  expect([isTooLate(0, 24 * HOUR - 1), isTooLate(0, 24 * HOUR)]).toEqual([false, true]);
});

test('`failedPlan` returns the failure of a plan until a later publish succeeds', () => {
  const failed = plan('1', 10, { at: 10, outcome: 'refused', reason: 'no JSON' });
  const done = plan('2', 20, { at: 20, outcome: 'updated' });

  expect(failedPlan([failed])).toEqual({
    at: new Date(10),
    reason: 'the planned publish of autumn was refused: no JSON',
  });
  expect([failedPlan([done, failed]), failedPlan([])]).toEqual([undefined, undefined]);
});

test('`failedPlan` ignores cancelled plans, and ignores refused publishes that were not planned', () => {
  const cancelled = plan('1', 10, { outcome: 'cancelled' });
  const refused = { ...plan('2', 0, { outcome: 'refused', reason: 'no JSON' }), due: undefined };

  expect([failedPlan([cancelled]), failedPlan([refused])]).toEqual([undefined, undefined]);
});
