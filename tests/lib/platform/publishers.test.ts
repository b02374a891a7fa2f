import { publishersOf, publisherWith } from '@/lib/platform/publishers';
import { isSecret } from '@/lib/platform/secret';

jest.mock('@/lib/platform/secret', () => ({
  isSecret: jest.fn(jest.requireActual('@/lib/platform/secret').isSecret),
}));

const SETTING = 'ada:first-secret,bob:second-secret';

test.each([
  ['one secret for all', 'only, one secret', [{ secret: 'only, one secret' }]],
  [
    'a secret each',
    SETTING,
    [
      { name: 'ada', secret: 'first-secret' },
      { name: 'bob', secret: 'second-secret' },
    ],
  ],
  ['one of them left', 'bob:second-secret', [{ name: 'bob', secret: 'second-secret' }]],
  [
    'spaces about the commas',
    'ada:first-secret , bob:8letters',
    [
      { name: 'ada', secret: 'first-secret' },
      { name: 'bob', secret: '8letters' },
    ],
  ],
  ['a short secret', 'ada:first-secret,bob:short', undefined],
  ['a secret without a name', 'ada:first-secret,second-secret', undefined],
  ['an empty entry', 'ada:first-secret,', undefined],
])('%s', (_, setting, publishers) => {
  expect(publishersOf(setting)).toEqual(publishers);
});

test('who publishes is known by the secret', () => {
  expect(publisherWith('second-secret', SETTING)?.name).toBe('bob');
  expect(publisherWith('only one secret', 'only one secret')).toEqual({ secret: 'only one secret' });
});

test.each([[undefined], [''], ['bob'], ['bob:second-secret'], [SETTING], ['third-secret']])(
  'nobody publishes with %p',
  (given) => {
    expect(publisherWith(given, SETTING)).toBeUndefined();
  },
);

test('nobody publishes where no secret is set', () => {
  expect(publisherWith('first-secret', undefined)).toBeUndefined();
});

test('each secret is compared, whichever is the right one, so that the time tells nothing', () => {
  jest.mocked(isSecret).mockClear();

  for (const given of ['first-secret', 'second-secret', 'third-secret']) publisherWith(given, SETTING);

  expect(jest.mocked(isSecret).mock.calls.map(([, expected]) => expected)).toEqual(
    [1, 2, 3].flatMap(() => ['first-secret', 'second-secret']),
  );
});

test('a secret that was taken away publishes no more, and the others do', () => {
  expect(publisherWith('first-secret', 'bob:second-secret')).toBeUndefined();
  expect(publisherWith('second-secret', 'bob:second-secret')?.name).toBe('bob');
});
