import { unavailable } from '@/lib/editing/publish/unavailable';
import { RedisUnavailableError } from '@/lib/versions/peers';

test('while Redis does not answer, the response is 503 and gives the reason', async () => {
  const answer = unavailable(new RedisUnavailableError(), 'recorded');

  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    error: 'publications cannot be recorded: Redis does not answer',
  });
});

test('a Redis error is recognised by its name, even if its class comes from another bundle', () => {
  const error = Object.assign(new Error('Redis does not answer'), { name: 'RedisUnavailableError' });

  expect(unavailable(error, 'read').status).toBe(503);
});

test('an error that is not an outage of Redis is thrown again', () => {
  expect(() => unavailable(new Error('no memory'), 'recorded')).toThrow('no memory');
});
