import { unavailable } from '@/lib/editing/publish/unavailable';
import { OutOfReachError } from '@/lib/versions/peers';

test('what needs Redis is answered with 503 and why while Redis does not answer', async () => {
  const answer = unavailable(new OutOfReachError(), 'recorded');

  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    error: 'publications cannot be recorded: Redis does not answer',
  });
});

test('an error of another bundle of the program is known by its name', () => {
  const error = Object.assign(new Error('Redis does not answer'), { name: 'OutOfReachError' });

  expect(unavailable(error, 'read').status).toBe(503);
});

test('another error is thrown again', () => {
  expect(() => unavailable(new Error('no memory'), 'recorded')).toThrow('no memory');
});
