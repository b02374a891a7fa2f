import { publishersOf, findPublisher } from '@/lib/platform/publishers';
import { isSecret } from '@/lib/platform/secret';

jest.mock('@/lib/platform/secret', () => ({
  isSecret: jest.fn(jest.requireActual('@/lib/platform/secret').isSecret),
}));

const SETTING = 'ada:first-secret,bob:second-secret';

test.each([
  ['a single secret is shared by all publishers', 'only, one secret', [{ secret: 'only, one secret' }]],
  [
    'each publisher may have a secret',
    SETTING,
    [
      { name: 'ada', secret: 'first-secret' },
      { name: 'bob', secret: 'second-secret' },
    ],
  ],
  [
    'a single publisher may have a named secret',
    'bob:second-secret',
    [{ name: 'bob', secret: 'second-secret' }],
  ],
  [
    'spaces around the commas are ignored',
    'ada:first-secret , bob:8letters',
    [
      { name: 'ada', secret: 'first-secret' },
      { name: 'bob', secret: '8letters' },
    ],
  ],
  ['a short secret is refused', 'ada:first-secret,bob:short', undefined],
  [
    'if another secret has a name, a secret without a name is refused',
    'ada:first-secret,second-secret',
    undefined,
  ],
  ['an empty entry is refused', 'ada:first-secret,', undefined],
])('in REVALIDATE_SECRET, %s', (_, setting, publishers) => {
  expect(publishersOf(setting)).toEqual(publishers);
});

test('a publisher is identified by the secret in the request', () => {
  expect(findPublisher('second-secret', SETTING)?.name).toBe('bob');
  expect(findPublisher('only one secret', 'only one secret')).toEqual({ secret: 'only one secret' });
});

test.each([[undefined], [''], ['bob'], ['bob:second-secret'], [SETTING], ['third-secret']])(
  'the secret %p is refused',
  (given) => {
    expect(findPublisher(given, SETTING)).toBeUndefined();
  },
);

test('every secret is refused if no secret is configured', () => {
  expect(findPublisher('first-secret', undefined)).toBeUndefined();
});

test('a secret is compared with every configured secret, so the response time does not reveal the match', () => {
  jest.mocked(isSecret).mockClear();

  for (const given of ['first-secret', 'second-secret', 'third-secret']) findPublisher(given, SETTING);

  expect(jest.mocked(isSecret).mock.calls.map(([, expected]) => expected)).toEqual(
    [1, 2, 3].flatMap(() => ['first-secret', 'second-secret']),
  );
});

test('a removed secret is refused, and the other secrets stay valid', () => {
  expect(findPublisher('first-secret', 'bob:second-secret')).toBeUndefined();
  expect(findPublisher('second-secret', 'bob:second-secret')?.name).toBe('bob');
});
