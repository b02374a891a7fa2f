import { log } from '@/lib/platform/log';
import { PageFaults } from '@/lib/server/pages/page-faults';

jest.mock('@/lib/platform/log', () => ({ log: jest.fn() }));
const logged = jest.mocked(log);

beforeEach(() => logged.mockClear());

test('a fault is logged once, however many pages it is true of, with what to look at', () => {
  const faults = new PageFaults();

  for (const address of ['/', '/shop', '/']) faults.note('v1', address, ['no late script']);
  faults.note('v2', '/', ['no late script']);

  expect(logged.mock.calls).toEqual([
    [
      'error',
      'page at fault',
      { address: '/', version: 'v1', reason: 'no late script', see: 'docs/upgrading.md' },
    ],
  ]);
});

test('a fault that comes back after it was mended is logged again', () => {
  const faults = new PageFaults();

  faults.note('v1', '/', ['no late script']);
  faults.note('v1', '/', []);
  faults.note('v1', '/', ['no late script']);

  expect(logged).toHaveBeenCalledTimes(2);
});

test('a page’s other faults stand when one of them is mended', () => {
  const faults = new PageFaults();

  faults.note('v1', '/', ['no late script', 'unknown script']);
  faults.note('v1', '/', ['unknown script']);

  expect(faults.of('v1')?.reason).toBe('unknown script');
  expect(logged).toHaveBeenCalledTimes(2);
});

test('a version has its own faults, each told once', () => {
  const faults = new PageFaults();

  faults.note('v1', '/', ['no late script']);
  faults.note('v1', '/shop', ['no late script', 'unknown script']);
  faults.note('v10', '/', ['another']);

  expect(faults.of('v1')).toEqual({ at: expect.any(Date), reason: 'no late script; unknown script' });
  expect(faults.of('v2')).toBeUndefined();
});
