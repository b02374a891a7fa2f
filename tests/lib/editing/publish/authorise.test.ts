import { authorise } from '@/lib/editing/publish/authorise';
import { type Environment, environment } from '@/lib/platform/environment';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http';

jest.mock('@/lib/platform/environment');

const SECRET = 'publishers-secret';
const given = (revalidateSecret: string | undefined) =>
  jest.mocked(environment).mockReturnValue({ revalidateSecret } as Environment);

async function ask(visitor: string, authorization?: string) {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: visitor });
  if (authorization !== undefined) headers.set('authorization', authorization);
  const answer = await authorise(headers);
  if (!(answer instanceof Response)) return answer;
  const { error } = (await answer.json()) as { error: string };
  return { status: answer.status, error, retryAfter: answer.headers.get('retry-after') };
}

beforeEach(() => given(`ada:${SECRET}`));

test('a publisher is recognised by the secret in the request', async () => {
  expect(await ask('a', `Bearer ${SECRET}`)).toEqual({ name: 'ada', secret: SECRET });
});

test('the publish endpoint answers 404 if publishing is disabled', async () => {
  given(undefined);

  expect(await ask('b', `Bearer ${SECRET}`)).toEqual({ status: 404, error: 'not found', retryAfter: null });
});

test('even the 25th request without a secret is answered with 401, not with 429', async () => {
  const answers = [];
  for (let times = 0; times < 25; times += 1) answers.push(await ask('c'));

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual({ status: 401, error: 'a valid bearer secret is needed', retryAfter: null });
});

test('after twenty wrong secrets from a client address, a wrong secret receives 429, but the correct secret is accepted', async () => {
  const statuses = [];
  for (let times = 0; times < 20; times += 1) {
    const answer = await ask('d', 'Bearer wrong');
    statuses.push('status' in answer && answer.status);
  }

  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(await ask('d', 'Bearer wrong')).toEqual({
    status: 429,
    error: 'too many wrong secrets',
    retryAfter: '60',
  });
  expect(await ask('e', 'Bearer wrong')).toMatchObject({ status: 401 });
  expect(await ask('d', `Bearer ${SECRET}`)).toMatchObject({ name: 'ada' });
});
