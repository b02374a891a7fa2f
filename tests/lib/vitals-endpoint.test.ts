import { POST } from '@/app/api/vitals/route';
import { shareVitalRecorder, type Vital } from '@/lib/server/metrics/vitals-endpoint';

jest.mock('@/lib/platform/environment', () => ({ environment: () => ({ vitalsShare: 1 }) }));

const LCP = { name: 'LCP', value: 812.5, size: 'lg', locale: 'en' };
const recorded: Vital[] = [];
shareVitalRecorder((vital) => recorded.push(vital));
beforeEach(() => recorded.splice(0));

const send = (userAgent = '') =>
  POST(
    new Request('http://localhost/api/vitals', {
      method: 'POST',
      body: JSON.stringify(LCP),
      headers: { 'user-agent': userAgent },
    }),
  );

test('a measurement is counted for the browser engine of the sender', async () => {
  expect((await send('Mozilla/5.0 Gecko/20100101 Firefox/140.0')).status).toBe(204);

  expect(recorded).toEqual([{ ...LCP, engine: 'firefox' }]);
});

test('a hundred measurements per second are counted; further measurements are refused with 429 and not counted', async () => {
  jest.useFakeTimers({ now: Date.now() + 60_000 });

  const answers = await Promise.all(Array.from({ length: 102 }, () => send()));

  expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(100);
  expect(answers.slice(-2).map(({ status }) => status)).toEqual([429, 429]);
  expect(recorded).toHaveLength(100);
});
