import { contentHealth } from '@/lib/versions/health';
import { contentStore } from '@/lib/versions/shared-store';
import type { ContentStore } from '@/lib/versions/store';
import { aDocument, aFlavour } from '@/tests/content';
import { aVersion } from '@/tests/version';

jest.mock('@/lib/versions/shared-store');

const AT = new Date('2026-11-22T12:00:00Z');
const VERSION = aVersion('v1', aDocument({ home: { flavours: [aFlavour(), aFlavour({ ID: null })] } }));
const FAILURE = { at: AT, reason: 'http://backend/live.json answered 500' };
const NO_PLANS = { planned: [], failure: undefined };
const PUBLIC_REASON =
  'the content source, a publish, a page, or the copy on disk or in Redis failed; the log and this address with the publishing secret give the reason';

const setStore = (store: Partial<ContentStore>) =>
  jest.mocked(contentStore).mockReturnValue(store as ContentStore);

test('the status is “down” if there is no content', () => {
  setStore({});

  expect(contentHealth(NO_PLANS, { isOperator: false })).toEqual({
    status: 'down',
    counts: { categories: 0, collections: 0, flavours: 0 },
    problems: 0,
  });
});

test('the status is “ok” if there is content and no failure', () => {
  setStore({ current: VERSION });

  expect(contentHealth(NO_PLANS, { isOperator: false })).toEqual({
    status: 'ok',
    deployment: 'live',
    version: 'v1',
    loadedAt: '1970-01-01T00:00:00.000Z',
    counts: { categories: 0, collections: 1, flavours: 1 },
    problems: 1,
  });
});

test('the status is “degraded” after a failure, and only operators see the reason and the problems', () => {
  setStore({ current: VERSION, lastError: FAILURE });
  const at = AT.toISOString();

  expect(contentHealth(NO_PLANS, { isOperator: false })).toMatchObject({
    status: 'degraded',
    lastError: { at, reason: PUBLIC_REASON },
    problems: 1,
  });
  expect(contentHealth(NO_PLANS, { isOperator: true })).toMatchObject({
    status: 'degraded',
    lastError: { at, reason: FAILURE.reason },
    problems: [{ path: expect.any(String) }],
  });
});

test('`lastError` can be the failure of a planned publish, but a failure of the source takes precedence', () => {
  const plans = { planned: [], failure: { at: AT, reason: 'the list cannot be written' } };
  const healthNow = () => contentHealth(plans, { isOperator: true });

  setStore({ current: VERSION });
  expect(healthNow()).toMatchObject({
    status: 'degraded',
    lastError: { reason: 'the list cannot be written' },
  });

  setStore({ current: VERSION, lastError: FAILURE });
  expect(healthNow()).toMatchObject({ status: 'degraded', lastError: { reason: FAILURE.reason } });
});

test('operators see the planned publishes but no publisher names, and other visitors see no planned publishes', () => {
  setStore({ current: VERSION });
  const plan = { id: '7', deployment: 'autumn', due: AT.getTime(), by: 'Ada' };
  const plans = { planned: [plan], failure: undefined };

  expect(contentHealth(plans, { isOperator: true }).planned).toEqual([
    { id: '7', deployment: 'autumn', due: AT.toISOString() },
  ]);
  expect(contentHealth(plans, { isOperator: false }).planned).toBeUndefined();
});
