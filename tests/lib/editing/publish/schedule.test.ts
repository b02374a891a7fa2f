import type { Publication } from '@/lib/editing/publish/publication';
import { failedPlan, freeMoment, isTooLate, momentOf, plannedOf } from '@/lib/editing/publish/schedule';

const PARIS = 'Europe/Paris';
const HOUR = 3_600_000;

test.each([
  ['in winter', '2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
  ['in summer', '2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
  ['with seconds', '2026-12-01T08:00:30', '2026-12-01T07:00:30.000Z'],
  ['an hour before the clocks go forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['as they have gone forward', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['with an offset', '2026-12-01T08:00-05:00', '2026-12-01T13:00:00.000Z'],
  ['with an offset, in the hour that is there twice', '2026-10-25T02:30+01:00', '2026-10-25T01:30:00.000Z'],
  ['in universal time', '2026-12-01T08:00Z', '2026-12-01T08:00:00.000Z'],
])('a time %s is one moment', (_, text, moment) => {
  expect(momentOf(text, PARIS)).toEqual({ at: Date.parse(moment) });
});

test.each([
  ['in the hour that the clocks skip', '2027-03-28T02:30', /clocks of Europe\/Paris change.*offset/],
  ['in the hour that is there twice', '2026-10-25T02:30', /clocks of Europe\/Paris change.*offset/],
  ['of no calendar', '2026-02-30T08:00', /no date/],
  ['of no day', '2026-12-01T25:00', /no date/],
  ['in other words', 'tomorrow at eight', /such as 2026-12-01T08:00/],
  ['without a time', '2026-12-01', /such as 2026-12-01T08:00/],
])('a time %s is refused with what to do', (_, text, fault) => {
  expect(momentOf(text, PARIS)).toEqual({ fault: expect.stringMatching(fault) });
});

function plan(id: string, due: number, over: Partial<Publication> = {}): Publication {
  return { id, at: 1, due, outcome: 'planned', deployment: 'autumn', ...over };
}

test('what is planned comes in the order of its times', () => {
  const publications = [plan('2', 20), plan('3', 30, { outcome: 'cancelled' }), plan('1', 10)];

  expect(plannedOf(publications).map(({ id }) => id)).toEqual(['1', '2']);
});

test('what is planned for one moment comes in the same order on every instance', () => {
  const [a, b] = [plan('1', 10), plan('2', 10)];

  expect([plannedOf([b, a]), plannedOf([a, b])]).toEqual([
    [a, b],
    [a, b],
  ]);
});

test('what names no moment is no plan', () => {
  expect(plannedOf([{ ...plan('1', 10), due: undefined }])).toEqual([]);
});

test('two plans never have the same moment', () => {
  expect(freeMoment([plan('1', 10), plan('2', 11)], 10)).toBe(12);
});

test('what is a day late is too late, and what is less is not', () => {
  expect([isTooLate(0, 24 * HOUR - 1), isTooLate(0, 24 * HOUR)]).toEqual([false, true]);
});

test('a plan that came to nothing is told until something is published', () => {
  const failed = plan('1', 10, { at: 10, outcome: 'refused', reason: 'no JSON' });
  const done = plan('2', 20, { at: 20, outcome: 'updated' });

  expect(failedPlan([failed])).toEqual({
    at: new Date(10),
    reason: 'the planned publish of autumn was refused: no JSON',
  });
  expect([failedPlan([done, failed]), failedPlan([])]).toEqual([undefined, undefined]);
});

test('a plan that was cancelled, and a refusal that nobody planned, are no failures of plans', () => {
  const cancelled = plan('1', 10, { outcome: 'cancelled' });
  const refused = { ...plan('2', 0, { outcome: 'refused', reason: 'no JSON' }), due: undefined };

  expect([failedPlan([cancelled]), failedPlan([refused])]).toEqual([undefined, undefined]);
});
