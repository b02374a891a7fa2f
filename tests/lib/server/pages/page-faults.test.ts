import { log } from '@/lib/platform/log';
import { PageFaults } from '@/lib/server/pages/page-faults';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));
const logged = jest.mocked(log);

beforeEach(() => logged.mockClear());

test('a fault is logged once, even if several pages and several content versions have this fault', () => {
  const faults = new PageFaults();

  for (const address of ['/', '/shop', '/']) faults.record('v1', address, ['no late script']);
  faults.record('v2', '/', ['no late script']);

  expect(logged.mock.calls).toEqual([
    [
      'error',
      'page.fault',
      { address: '/', version: 'v1', reason: 'no late script', see: 'docs/upgrading.md' },
    ],
  ]);
});

test('if a fault returns after a fix, the fault is logged again', () => {
  const faults = new PageFaults();

  faults.record('v1', '/', ['no late script']);
  faults.record('v1', '/', []);
  faults.record('v1', '/', ['no late script']);

  expect(logged).toHaveBeenCalledTimes(2);
});

test('if a fault is fixed on one page but remains on another page, the fault is not logged again', () => {
  const faults = new PageFaults();

  for (const address of ['/', '/shop']) faults.record('v1', address, ['no late script']);
  faults.record('v1', '/', []);
  faults.record('v1', '/shop', ['no late script']);

  expect(logged).toHaveBeenCalledTimes(1);
});

test('if one of two faults of a page is fixed, only the other fault is listed', () => {
  const faults = new PageFaults();

  faults.record('v1', '/', ['no late script', 'unknown script']);
  faults.record('v1', '/', ['unknown script']);

  expect(faults.of('v1')?.reason).toBe('unknown script');
  expect(logged).toHaveBeenCalledTimes(2);
});

test('faults are listed separately for each content version, and a fault of several pages is listed once', () => {
  const faults = new PageFaults();

  faults.record('v1', '/', ['no late script']);
  faults.record('v1', '/shop', ['no late script', 'unknown script']);
  faults.record('v10', '/', ['another']);

  expect(faults.of('v1')).toEqual({ at: expect.any(Date), reason: 'no late script; unknown script' });
  expect(faults.of('v2')).toBeUndefined();
});
