import { POST } from '@/app/api/vitals/route';
import { log } from '@/lib/log';

jest.mock('@/lib/config/environment', () => ({ environment: () => ({ hasVitals: true }) }));
jest.mock('@/lib/log', () => ({ log: jest.fn() }));

const VITAL = { name: 'LCP', value: 812.5, rating: 'good', navigationType: 'navigate', pathname: '/' };
const send = () =>
  POST(new Request('http://localhost/api/vitals', { method: 'POST', body: JSON.stringify(VITAL) }));

test('of more than a hundred measurements in a second the rest is refused and not logged', async () => {
  jest.useFakeTimers({ now: 0 });

  const answers = await Promise.all(Array.from({ length: 102 }, send));

  expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(100);
  expect(answers.slice(-2).map(({ status }) => status)).toEqual([429, 429]);
  expect(log).toHaveBeenCalledTimes(100);
});
