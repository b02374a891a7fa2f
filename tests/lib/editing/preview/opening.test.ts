import { openingOf } from '@/lib/editing/preview/opening';
import { signToken } from '@/lib/editing/preview/token';

const SECRET = 'editors-only-secret';
const ask = (query: Record<string, string>) => openingOf(new URLSearchParams(query), SECRET);
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('the secret opens any deployment for a working day', () => {
  expect(ask({ deployment: 'autumn', secret: SECRET })).toEqual({
    kind: 'allowed',
    deployment: 'autumn',
    seconds: 8 * 3600,
  });
});

test('a link opens its deployment for as long as it is good', () => {
  const token = signToken('link', 'autumn', inSeconds(600), SECRET);

  const opening = ask({ deployment: 'autumn', token });

  expect(opening).toMatchObject({ kind: 'allowed', deployment: 'autumn' });
  expect(ask({ deployment: 'winter', token })).toMatchObject({ status: 401, fault: 'not-whole' });
});

test('a link opens its deployment until the millisecond in which it ends', () => {
  const ends = Date.UTC(2026, 0, 1);
  const token = signToken('link', 'autumn', ends / 1000, SECRET);
  jest.useFakeTimers({ now: ends - 1 });
  expect(ask({ deployment: 'autumn', token })).toEqual({ kind: 'allowed', deployment: 'autumn', seconds: 1 });
  jest.setSystemTime(ends);
  expect(ask({ deployment: 'autumn', token })).toMatchObject({ kind: 'refused', fault: 'expired' });
  jest.useRealTimers();
});

test('a link that has expired is told from one that is not whole', () => {
  const token = signToken('link', 'autumn', inSeconds(-1), SECRET);

  expect(ask({ deployment: 'autumn', token })).toMatchObject({ status: 401, fault: 'expired' });
  expect(ask({ deployment: 'autumn', token: token.slice(0, -1) })).toMatchObject({ fault: 'not-whole' });
});

test('who may ask hears that a name is none', () => {
  expect(ask({ deployment: '../x', secret: SECRET })).toMatchObject({ status: 400, fault: 'no-name' });
  expect(ask({ deployment: '../x', secret: 'wrong-secret' })).toMatchObject({ status: 401 });
});
