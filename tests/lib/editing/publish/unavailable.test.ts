import { unavailable } from '@/lib/editing/publish/unavailable';
import { RedisUnavailableError } from '@/lib/versions/peers';

test('if Redis does not answer, the response is 503 and gives the reason', async () => {
  const answer = unavailable(new RedisUnavailableError(), 'recorded');

  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    error: 'publications cannot be recorded: Redis does not answer',
  });
});

test('an error named `RedisUnavailableError` leads to a 503 response, whatever its class', () => {
  const error = Object.assign(new Error('Redis does not answer'), { name: 'RedisUnavailableError' });

  expect(unavailable(error, 'read').status).toBe(503);
});

test('`unavailable` rethrows an error that has nothing to do with Redis', () => {
  expect(() => unavailable(new Error('no memory'), 'recorded')).toThrow('no memory');
});
