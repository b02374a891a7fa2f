import { POST } from '@/app/api/vitals/route';
import { engineOf, shareVitalRecorder, type Vital, vitalOf } from '@/lib/server/metrics/vitals-endpoint';

jest.mock('@/lib/platform/environment', () => ({ environment: () => ({ vitalsShare: 1 }) }));

const INP = { name: 'INP', value: 812.5, size: 'xs', locale: 'en', section: 'stores' };

test('a valid measurement is accepted unchanged', () => {
  expect(vitalOf(JSON.stringify(INP))).toEqual(INP);
});

test('unknown fields of a measurement are dropped', () => {
  expect(vitalOf(JSON.stringify({ ...INP, visitor: 'Ada' }))).toEqual(INP);
});

test('an unknown section in a measurement is replaced by “other”', () => {
  expect(vitalOf(JSON.stringify({ ...INP, section: 'body > div:nth-child(3)' }))).toEqual({
    ...INP,
    section: 'other',
  });
});

test.each([
  ['text that is not JSON', 'INP'],
  ['an empty body', ''],
  ['an unknown metric', JSON.stringify({ ...INP, name: 'FCP' })],
  ['a value that is not a number', JSON.stringify({ ...INP, value: '1' })],
  ['a negative value', JSON.stringify({ ...INP, value: -1 })],
  ['a size that is not a breakpoint', JSON.stringify({ ...INP, size: '360px' })],
  ['a language tag that is too long', JSON.stringify({ ...INP, locale: 'x'.repeat(36) })],
])('%s is refused as a measurement', (_, text) => {
  expect(vitalOf(text)).toBeUndefined();
});

test.each([
  ['chromium', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'],
  [
    'chromium',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  ],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'webkit',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1',
  ],
  [
    'webkit',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Safari/604.1',
  ],
  [
    'webkit',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Safari/604.1',
  ],
  ['other', 'curl/8.14.1'],
  ['other', ''],
])('the engine is %s for the User-Agent “%s”', (engine, userAgent) => {
  expect(engineOf(userAgent)).toBe(engine);
});

const recorded: Vital[] = [];
shareVitalRecorder((vital) => recorded.push(vital));
beforeEach(() => recorded.splice(0));

const send = (userAgent = '') =>
  POST(
    new Request('http://localhost/api/vitals', {
      method: 'POST',
      body: JSON.stringify(INP),
      headers: { 'user-agent': userAgent },
    }),
  );

test('a measurement is counted for the browser engine of the sender', async () => {
  expect((await send('Mozilla/5.0 Gecko/20100101 Firefox/140.0')).status).toBe(204);

  expect(recorded).toEqual([{ ...INP, engine: 'firefox' }]);
});

test('after a hundred measurements in a second, further measurements are refused with 429', async () => {
  jest.useFakeTimers({ now: Date.now() + 60_000 });

  const answers = await Promise.all(Array.from({ length: 102 }, () => send()));

  expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(100);
  expect(answers.slice(-2).map(({ status }) => status)).toEqual([429, 429]);
  expect(recorded).toHaveLength(100);
});
